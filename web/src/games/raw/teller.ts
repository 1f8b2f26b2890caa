/** Remembers which card lies on which spot, so that sentences can say "Iron Jaw". */
import type { Teller } from "$/text/teller";
import { type Data, field, isTable } from "$/text/words";

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

/** As far as it was told; the twin of RawTeller in games/raw/telling.py. */
class RawTeller implements Teller {
  private readonly card = new Map<number, string>();
  /** What lay there last. */
  private readonly gone = new Map<number, string>();
  private readonly owner = new Map<number, unknown>();
  private readonly buried = new Set<number>();

  constructor(private readonly cards: Data) {}

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
    if (kind === "wounded" && isSpot(spot)) add(told, "endurance", this.endurance(spot));
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
