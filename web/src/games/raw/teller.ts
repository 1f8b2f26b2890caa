/** Remembers which card lies on which spot, so that sentences can say "Iron Jaw". */
import type { Teller } from "$/text/teller";
import { type Data, field, isTable } from "$/text/words";
import { Causes, effectsOf } from "./view/causes";

const ENTERING = ["laid", "laid_down", "summoned", "turned"];
const LEAVING = ["died", "left", "ritual_ended"];
/** What not everybody sees of an event. */
const SECRET: Readonly<Record<string, string>> = {
  dealt: "cards",
  packs_passed: "cards",
  lives_laid: "cards",
  descended: "cards",
  drew: "card",
  taken: "card",
  life_taken: "card",
  buried: "card",
  unburied: "card",
  laid_down: "card",
  stole: "card",
  raided: "card",
};

/** As far as it was told; the twin of RawTeller in games/raw/readers/teller.py. */
class RawTeller implements Teller {
  private readonly card = new Map<number, string>();
  /** What lay there last. */
  private readonly gone = new Map<number, string>();
  private readonly owner = new Map<number, unknown>();
  private readonly buried = new Set<number>();

  /** The card that made all ? fail until the end of the turn. */
  private stopper: string | null = null;
  private readonly causes: Causes;

  constructor(private readonly cards: Data) {
    const liesAt = (spot: unknown): string =>
      (isSpot(spot) && (this.card.get(spot) || this.gone.get(spot))) || "";
    this.causes = new Causes(cards, (spot) => (isSpot(spot) ? (this.owner.get(spot) ?? null) : null), liesAt);
  }

  retold(event: Data): Data {
    const kind = String(event.kind);
    const { spot, card, targets } = event;
    if (ENTERING.includes(kind) && isSpot(spot)) {
      this.owner.set(spot, event.seat);
      this.card.set(spot, typeof card === "string" ? card : "");
      this.gone.delete(spot);
    }
    const told: Record<string, unknown> = { ...event };
    const secret = SECRET[kind];
    if (secret) add(told, secret, null);
    if (kind === "packs_passed") add(told, "card", null);
    this.name(told, "spot", spot);
    this.name(told, "holder", event.holder);
    if (Array.isArray(targets)) {
      for (const [place, target] of targets.slice(0, 2).entries()) {
        const name = place ? "second" : "first";
        add(told, name, target);
        this.name(told, name, target);
      }
    }
    if (kind === "wounded" && isSpot(spot)) {
      const endurance = this.endurance(spot);
      add(told, "endurance", endurance);
      // More wounds than it can take are no sum to read: it has as many as it can.
      add(told, "in_all", Math.min(Number(event.wounds), endurance));
    }
    for (const [name, value] of Object.entries(this.causes.hear(event))) add(told, name, value);
    if (kind === "skill_used") this.nameSkill(told);
    else if (kind === "raided") this.nameWay(told, spot);
    if (kind === "turn_began") this.stopper = null;
    else if (kind === "disabled") this.stopper = this.causes.running;
    else if (kind === "burned") add(told, "stopper", this.stoppedBy());
    this.follow(kind, event);
    return told;
  }

  private name(told: Record<string, unknown>, name: string, spot: unknown): void {
    if (!isSpot(spot)) return;
    add(told, `${name}_card`, (this.card.get(spot) || this.gone.get(spot)) ?? null);
    add(told, `${name}_owner`, this.owner.get(spot) ?? null);
    add(told, `${name}_twin`, this.hasTwin(spot));
  }

  /** Does another card of the same name lie on the table? Only then it is told by its number. */
  private hasTwin(spot: number): boolean {
    const card = this.card.get(spot);
    return Boolean(card) && [...this.card.values()].filter((one) => one === card).length > 1;
  }

  /** What a skill does, if that is one thing: the word of the effect, its number, its kind. */
  private nameSkill(told: Record<string, unknown>): void {
    const skills = effectsOf(this.cards, String(told.card)).filter(({ place }) => place === "skill");
    const only: Data = (skills.length === 1 && skills[0]) || {};
    add(told, "does", only.effect ?? null);
    add(told, "does_amount", only.amount ?? 1);
    add(told, "does_kind", only.kind ?? null);
    add(told, "does_burning", Boolean(only.burn));
  }

  /** What lets a monster raid past defenders: its own word, its ability, or a ritual (38). */
  private nameWay(told: Record<string, unknown>, spot: unknown): void {
    if (!isSpot(spot)) return;
    const raider = this.card.get(spot) ?? "";
    const borne = [raider, this.causes.ability.get(spot) ?? ""].find((card) => this.isDirect(card));
    const way = borne ?? this.grantedWay(raider, this.owner.get(spot));
    add(told, "way", way ? (way === raider ? "own" : "card") : null);
    add(told, "way_card", way ?? null);
  }

  private isDirect(card: string): boolean {
    const entry = field(this.cards, card);
    return isTable(entry) && Array.isArray(entry.properties) && entry.properties.includes("direct");
  }

  private grantedWay(raider: string, owner: unknown): string | undefined {
    const entry = field(this.cards, raider);
    const kind = isTable(entry) ? entry.kind : undefined;
    const grants = ({ place, property, kinds }: Data): boolean =>
      place === "ritual" &&
      property === "direct" &&
      (!Array.isArray(kinds) || kinds.length === 0 || kinds.includes(kind));
    for (const [spot, card] of this.card)
      if (this.owner.get(spot) === owner && effectsOf(this.cards, card).some(grants)) return card;
    return undefined;
  }

  /** The card because of which no ? works: of this turn, or one on the table (60, P8). */
  private stoppedBy(): string | null {
    if (this.stopper) return this.stopper;
    for (const card of [...this.card.values(), ...this.causes.ability.values()]) {
      const entry = field(this.cards, card);
      if (isTable(entry) && Array.isArray(entry.properties) && entry.properties.includes("disable ?"))
        return card;
      if (effectsOf(this.cards, card).some(({ place, effect }) => place === "ritual" && effect === "disable"))
        return card;
    }
    return null;
  }

  /** As it is printed, and 1 more with a buried card; 0: not known. */
  private endurance(spot: number): number {
    const entry = field(this.cards, this.card.get(spot) ?? "");
    const printed = isTable(entry) ? Number(entry.endurance ?? 0) : 0;
    return printed && this.buried.has(spot) ? printed + 1 : printed;
  }

  /** What is different on the table now. */
  private follow(kind: string, event: Data): void {
    const { spot } = event;
    if (kind === "eliminated") {
      for (const [number, owner] of [...this.owner]) {
        if (owner === event.seat) this.clear(number);
      }
    } else if (!isSpot(spot)) return;
    else if (kind === "buried") this.buried.add(spot);
    else if (kind === "unburied") this.buried.delete(spot);
    else if (LEAVING.includes(kind) || (kind === "turned" && event.stays === false)) {
      this.clear(spot);
    }
  }

  private clear(spot: number): void {
    const card = this.card.get(spot);
    if (card) this.gone.set(spot, card);
    this.card.delete(spot);
    this.owner.delete(spot);
    this.buried.delete(spot);
  }
}

/** Whoever retells a game with this content; to be asked for anew for every story. */
export function teller(content: Data): Teller {
  const cards = field(content, "cards");
  return new RawTeller(isTable(cards) ? cards : {});
}

function isSpot(value: unknown): value is number {
  return typeof value === "number";
}

/** A field that the event does not have itself. */
function add(told: Record<string, unknown>, name: string, value: unknown): void {
  if (!Object.hasOwn(told, name)) told[name] = value;
}
