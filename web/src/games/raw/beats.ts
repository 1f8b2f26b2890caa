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
  // Whom a skill is used on is chosen after it, and belongs to it.
  skill_used: ["wounded", "died", "healed", "tapped", "stole", "imprisoned", "hidden"],
  wounded: ["wounded", "died"],
  died: ["died"],
  tapped: ["tapped"],
  healed: ["healed"],
  raided: ["trophy_laid"],
};
/** So many wounds are told in one breath. */
const BREATH = 2;
/** The same thing of the same player again, in one sentence. */
const COUNTED = ["drew", "laid", "died"];

export const beats: BeatRules = {
  quiet: ["ready", "turn_ended"],
  deeds: [
    "turn_began",
    "left",
    "fed",
    "laid",
    "laid_down",
    "paid",
    "bonded",
    "buried",
    "unburied",
    "skill_used",
    "attacked",
    "hunted",
    "trap_sprung",
    "trophy_laid",
    "hidden",
    "life_taken",
  ],
  weighty: ["eliminated", "game_over", "died", "raided", "lives_laid", "trap_sprung"],
  routine: ["drew"],
  joins: (before, event, sentences = 0) =>
    (FOLLOWS[before.kind]?.includes(event.kind) ?? false) &&
    sameActor(before, event) &&
    (before.kind !== "wounded" || sentences < BREATH),
  together: (events) => {
    const [first] = events;
    if (!first || !COUNTED.includes(first.kind)) return null;
    if (!events.every(({ kind, seat }) => kind === first.kind && seat === first.seat)) return null;
    // What comes of one text of a card is one thing, and says its cause once.
    if (
      events.some(
        (event, at) => event.cause_text !== first.cause_text || (at > 0 && (event.cause ?? null) !== null),
      )
    )
      return null;
    const { cause = null, cause_card = null } = first;
    return {
      seat: first.seat,
      count: events.length,
      card: cardsOf(events),
      stars: events.at(-1)?.stars,
      cause,
      cause_card,
    };
  },
  words: (events) => events.reduce((all, event) => all + wordsOf(event), 0),
  matters: ({ kind }) => kind === "eliminated" || kind === "raided",
};

/** Deaths belong to the wounds, whosever monsters die; but each player's are told apart. */
const sameActor = (before: GameEvent, event: GameEvent): boolean =>
  before.seat === undefined ||
  event.seat === undefined ||
  before.seat === event.seat ||
  before.kind === "skill_used";

/** What belongs to every turn is read at a glance. */
const BRIEF = ["turn_began", "ritual_ended", "drew", "row_filled", "fed", "left", "paid"];
const [GLANCE, SENTENCE, NAME] = [3, 6, 5];

/** About how many words tell of an event: by how much it names, which everybody sees, and never by what. */
function wordsOf(event: GameEvent): number {
  const { kind, targets, lives, cards, count } = event;
  const some = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  if (kind === "attacked") return SENTENCE + NAME * some(targets);
  if (kind === "lives_laid") return SENTENCE + NAME * some(lives);
  if (kind === "hunt_laid") return SENTENCE + NAME * some(cards); // they lie open
  if (kind === "descended") return SENTENCE + NAME * Number(count ?? 0);
  return BRIEF.includes(kind) ? GLANCE : SENTENCE;
}

/** The cards that the reader may know; null: not all of them. */
function cardsOf(events: readonly GameEvent[]): string[] | null {
  const cards = events.map(({ card }) => card).filter((card) => typeof card === "string");
  return cards.length === events.length ? cards : null;
}
