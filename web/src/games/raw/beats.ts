/** How RAW's events are told: which in one breath, and which are a player's own deeds. */
import type { BeatRules } from "$/table/beats";
import type { GameEvent } from "$/table/data";

/** What is told in one breath with what came before, if it is the same player's. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  turn_began: ["ritual_ended", "drew", "hunted", "fed", "left"],
  ritual_ended: ["ritual_ended", "drew", "hunted", "fed", "left"],
  drew: ["drew", "hunted", "fed", "left"],
  hunted: ["row_filled", "drew", "hunted", "fed", "left"],
  row_filled: ["row_filled", "hunted", "drew", "fed", "left"],
  fed: ["left"],
  left: ["left"],
  laid: ["bonded", "laid"],
  bonded: ["laid"],
  paid: ["paid", "turned"],
  wounded: ["wounded", "died"],
  died: ["died"],
  tapped: ["tapped"],
  healed: ["healed"],
  raided: ["trophy_laid"],
};
/** The same thing of the same player again, in one sentence. */
const COUNTED = ["drew", "laid", "died"];

export const beats: BeatRules = {
  quiet: ["ready", "turn_ended"],
  deeds: ["turn_began", "left", "fed", "laid", "laid_down", "paid", "bonded", "buried", "unburied", "skill_used", "attacked", "hunted", "trap_sprung", "trophy_laid", "hidden", "life_taken"],
  weighty: ["eliminated", "game_over", "died", "raided", "lives_laid", "trap_sprung"],
  routine: ["drew"],
  joins: (before, event) => (FOLLOWS[before.kind]?.includes(event.kind) ?? false) && sameActor(before, event),
  together: (events) => {
    const [first] = events;
    if (!first || !COUNTED.includes(first.kind)) return null;
    if (!events.every(({ kind, seat }) => kind === first.kind && seat === first.seat)) return null;
    return { seat: first.seat, count: events.length, card: cardsOf(events), stars: events.at(-1)?.stars };
  },
  matters: ({ kind }) => kind === "eliminated" || kind === "raided",
};

/** Deaths belong to the attack, whosever monsters die. */
const sameActor = (before: GameEvent, event: GameEvent): boolean =>
  before.seat === undefined || event.seat === undefined || before.kind === "died" || before.seat === event.seat;

/** The cards that the reader may know; null: not all of them. */
function cardsOf(events: readonly GameEvent[]): string[] | null {
  const cards = events.map(({ card }) => card).filter((card) => typeof card === "string");
  return cards.length === events.length ? cards : null;
}
