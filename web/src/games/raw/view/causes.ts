/**
 * Why something happens that nobody does at that moment: a death, a skill, a trap, a spell. Events don't
 * say so. But texts of cards run one after another, the one that was begun first and then the `dead`
 * effects in the order of the deaths, and each effect shows in events of its own kind: whoever hears all
 * events knows whose they are, from what everybody sees. The twin of causes.py.
 */
import { type Data, field, isTable } from "$/text/words";

/** What an effect is told by. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  wounded: ["damage"],
  died: ["kill", "destroy"],
  healed: ["heal", "repair"],
  tapped: ["tap"],
  drew: ["draw"],
  stole: ["steal"],
  exhumed: ["exhume"],
  summoned: ["summon"],
  none_summoned: ["summon"],
  disabled: ["disable"],
};
const STARTS: Readonly<Record<string, string>> = {
  skill_used: "skill",
  trap_sprung: "trap",
  laid: "play",
  turned: "play",
};
const COUNTED: readonly unknown[] = ["draw", "steal", "exhume"];

interface Effect {
  readonly data: Data;
  readonly hit: unknown[];
}

/** The text of a card that runs, or waits for its turn. */
interface Text {
  readonly place: string;
  readonly card: string;
  readonly user: unknown;
  /** Of its bearer; 0: it has none any more. */
  readonly spot: unknown;
  effects: Effect[];
}

/** `cause_cards`: who attacked; `burning`: whose ? it was, that of a skill, a trap, ... */
const NOTHING: Data = { cause: null, cause_card: null, cause_cards: [], cause_text: 0, burning: null };

/** Follows the texts of cards through the events. */
export class Causes {
  private waiting: Text[] = [];
  readonly ability = new Map<unknown, string>();
  /** And the cards they attack, with their abilities. */
  private readonly attackers = new Map<unknown, string[]>();
  /** On each card: by whom, and how. */
  private readonly strikes = new Map<unknown, { spot: unknown; mode: unknown }[]>();
  /** By the wounds just told. */
  private hurt: unknown[] = [];
  private last: Text | null = null;
  /** Who attacked just now. */
  private struck: unknown = null;
  /** How many texts have been told of. */
  private number = 0;

  constructor(
    private readonly cards: Data,
    private readonly ownerOf: (spot: unknown) => unknown,
    private readonly cardOf: (spot: unknown) => string,
  ) {}

  /** What to tell of this event besides; to be asked before the table has changed. */
  hear(event: Data): Data {
    const kind = String(event.kind);
    const { spot } = event;
    const struck = this.struck;
    this.struck = null;
    if (kind !== "wounded") this.woundsAreTold();
    let cause = NOTHING;
    if (kind === "turn_began") {
      this.waiting = [];
      this.attackers.clear();
      this.strikes.clear();
      this.last = null;
    } else if (kind in STARTS) this.begin(kind, event);
    else if (kind === "attacked") {
      this.waiting = [];
      this.last = null;
      this.struck = spot;
      const targets: unknown[] = Array.isArray(event.targets) ? event.targets : [];
      for (const target of targets)
        this.strikes.set(target, [...(this.strikes.get(target) ?? []), { spot, mode: event.mode }]);
      const borne = targets.map((target) => this.ability.get(target) ?? "");
      this.attackers.set(spot, [...targets.map((target) => this.cardOf(target)), ...borne].filter(Boolean));
    } else if (kind === "bonded") this.ability.set(spot, String(event.card));
    else if (kind === "burned") cause = this.burned(event);
    else if (kind in DEEDS) {
      const text = this.textOf(kind, event);
      if (text) cause = this.told(text);
      else if (kind === "healed" && spot !== undefined && spot === struck)
        cause = { ...NOTHING, cause: "blood" };
      else if (kind === "wounded") {
        this.last = null;
        const recoil = this.recoil(spot, event.count);
        cause = recoil ? { ...NOTHING, cause: recoil } : this.attackOf(this.strikers(spot));
      } else if (kind === "died" && !this.hurt.includes(spot)) {
        cause = this.attackOf(this.strikers(spot, "kill"));
      }
    }
    if (kind === "wounded") this.hurt.push(spot);
    else if (!["died", "released", "unburied"].includes(kind)) this.hurt = [];
    if (kind === "died") this.queue(event);
    if (kind === "died" || kind === "left") this.ability.delete(spot);
    if (kind === "died" || kind === "imprisoned") {
      // That strikes nobody any more.
      for (const [target, found] of [...this.strikes])
        this.strikes.set(
          target,
          found.filter((one) => one.spot !== spot),
        );
    }
    return cause;
  }

  /** The card whose text was told of last. */
  get running(): string | null {
    return this.last?.card ?? null;
  }

  /** Who attacks this card, and has not been stopped; `how`: only those that attack so. */
  private strikers(target: unknown, how?: string): unknown[] {
    const found = this.strikes.get(target) ?? [];
    return found.filter(({ mode }) => how === undefined || mode === how).map(({ spot }) => spot);
  }

  private attackOf(spots: readonly unknown[]): Data {
    const cards = [...new Set(spots.map((spot) => this.cardOf(spot)))].filter(Boolean);
    return cards.length > 0 ? { ...NOTHING, cause: "attack", cause_cards: cards } : NOTHING;
  }

  private text(place: string, card: string, user: unknown, spot: unknown): Text {
    const effects = effectsOf(this.cards, card).filter((effect) => effect.place === place);
    return { place, card, user, spot, effects: effects.map((data) => ({ data, hit: [] })) };
  }

  private begin(kind: string, event: Data): void {
    const place = STARTS[kind] ?? "";
    const text = this.text(place, String(event.card), event.seat, place === "play" ? 0 : event.spot);
    this.waiting = text.effects.length > 0 ? [text] : [];
    this.last = text;
    this.number += 1;
  }

  private queue(event: Data): void {
    for (const card of [String(event.card), this.ability.get(event.spot) ?? ""]) {
      const text = this.text("dead", card, event.seat, 0);
      if (text.effects.length > 0) this.waiting.push(text);
    }
  }

  /** All wounds of an effect are told in one go. */
  private woundsAreTold(): void {
    const [text] = this.waiting;
    const [first] = text?.effects ?? [];
    if (text && first?.data.effect === "damage" && first.hit.length > 0) text.effects = text.effects.slice(1);
  }

  private burned(event: Data): Data {
    for (const [at, text] of this.waiting.entries()) {
      if (text.spot !== event.spot || !text.effects.some(({ data }) => data.burn)) continue;
      this.waiting = this.waiting.slice(at);
      if (!event.success) text.effects = text.effects.filter(({ data }) => !data.burn);
      return { ...this.told(text), burning: text.place };
    }
    return NOTHING;
  }

  /** Only where it does not go on with the same text is the cause to be said. */
  private told(text: Text): Data {
    const fresh = text !== this.last;
    if (fresh) this.number += 1;
    this.last = text;
    return {
      ...NOTHING,
      cause: fresh ? text.place : null,
      cause_card: fresh ? text.card : null,
      cause_text: this.number,
    };
  }

  private textOf(kind: string, event: Data): Text | null {
    if (kind === "died" && this.hurt.includes(event.spot)) return null; // of its wounds
    for (const [at, text] of this.waiting.entries()) {
      for (const [place, effect] of text.effects.entries()) {
        const { data, hit } = effect;
        if (!DEEDS[kind]?.includes(String(data.effect)) || !this.fits(effect, event, text)) continue;
        this.waiting = this.waiting.slice(at);
        hit.push(event.spot);
        const one = (data.many ?? "one") === "one";
        const most = COUNTED.includes(data.effect) ? Number(data.amount ?? 1) : one ? 1 : Infinity;
        text.effects = text.effects.slice(hit.length >= most ? place + 1 : place);
        return text;
      }
    }
    return null;
  }

  /** Can the event come of this effect: is it the right card, are there as many wounds? */
  private fits({ data, hit }: Effect, event: Data, text: Text): boolean {
    const { spot } = event;
    if (!["wounded", "died", "healed", "tapped"].includes(String(event.kind)))
      return event.seat === text.user;
    if (hit.includes(spot)) return false;
    if (event.kind === "wounded" && event.count !== (data.amount ?? 1)) return false;
    if (data.many === "all of one" && hit.some((one) => this.ownerOf(one) !== this.ownerOf(spot)))
      return false;
    const whose = data.whose ?? "any";
    if (whose === "attacker") return this.attackers.has(spot);
    const { types } = data;
    const entry = field(this.cards, this.cardOf(spot));
    if (Array.isArray(types) && types.length > 0 && !types.includes(isTable(entry) ? entry.type : null))
      return false;
    return whose === "any" || (this.ownerOf(spot) === text.user) === (whose === "own");
  }

  /** The wounds of an attacker: it is sick, or what it attacked burns back. */
  private recoil(spot: unknown, count: unknown): string | null {
    const targets = this.attackers.get(spot);
    if (!targets) return null;
    const sick = this.has([this.cardOf(spot), this.ability.get(spot) ?? ""], "sick");
    const back = this.has(targets, "backburn");
    if (sick && count !== 1) return "both"; // one for each attack, and one for each card that burns back
    if (sick && back) return null;
    return sick ? "sick" : "backburn";
  }

  private has(cards: readonly string[], keyword: string): boolean {
    return cards.some((card) => {
      const entry = field(this.cards, card);
      return isTable(entry) && Array.isArray(entry.properties) && entry.properties.includes(keyword);
    });
  }
}

/** What is written on a card. */
export function effectsOf(cards: Data, card: string): Data[] {
  const entry = field(cards, card);
  return isTable(entry) && Array.isArray(entry.effects) ? entry.effects.filter(isTable) : [];
}
