/** What a decision panel is made of. */
import { lines, parts } from "../cards/data/cardText";
import { cardData, pieceAt, type RawView } from "../view/data";
import type { Store, SpotVerb } from "../store.svelte";
import { playerName, say, spotName } from "../words";

export interface PanelButton {
  id: string;
  label: string;
  run: () => void;
  main?: boolean;
  /** Pressed, of several ways to do it. */
  on?: boolean;
  /** It can't be had yet; a tap says why. */
  off?: boolean;
  /** It is seldom wanted: smaller than the others. */
  quiet?: boolean;
}

/** One of several things to choose from, with its picture. */
export interface Option {
  id: string;
  card: string | null;
  spot: number | null;
  seat: number | null;
  title: string;
  /** The stars that its card costs. */
  cost: number | null;
  text: string;
  on: boolean;
  choose: () => void;
}

export interface Panel {
  title: string;
  lines: string[];
  /** An attack as a picture: who strikes whom. */
  versus?: { from: number; to: number[]; words: string };
  /** The card it is about. */
  card?: string;
  options: Option[];
  stepper?: { label: string; min: number; max: number };
  /** Ways to do what is chosen. */
  ways: PanelButton[];
  buttons: PanelButton[];
  /** Others wait for a trap: the ring runs. */
  ring?: boolean;
}

export const empty = (title: string, told: string[] = []): Panel => ({
  title,
  lines: told,
  options: [],
  ways: [],
  buttons: [],
});

export const prompted = (store: Store): string => {
  const { play } = store;
  const prompt = play.chair.offer.prompt;
  if (!prompt) return "";
  const fields = play.texts.fields(prompt, play.seating);
  return (
    play.texts.find(`raw-web-prompt-${String(prompt.do)}`, fields) ?? play.texts.prompt(prompt, play.seating)
  );
};

export const confirming = (store: Store, label: string): PanelButton => ({
  id: "confirm",
  label,
  run: () => store.confirm(),
  main: true,
});
export const cancelling = (store: Store): PanelButton => ({
  id: "cancel",
  label: say(store.play, "cancel"),
  run: () => store.clear(),
});
/** The way out of a gesture of which only the first move is made. */
export const leaving = (store: Store): PanelButton[] =>
  store.begun ? [{ id: "cancel", label: say(store.play, "cancel"), run: () => void store.play.undo() }] : [];
export const simple = (store: Store, id: string, label: string, main = false): PanelButton => ({
  id,
  label,
  run: () => store.submit(id),
  main,
});

/** What stands on a card, line by line. */
export function told(store: Store, id: string): string[] {
  const card = cardData(store.play.content, id);
  return card ? lines(card, store.play.texts) : [];
}

/** The things that can be done with a card, if there are several. */
export function ways(store: Store, spot: number): PanelButton[] {
  const verbs = store.verbsOf(spot);
  if (verbs.length < 2) return [];
  return verbs.map((verb) => ({
    id: verb,
    label: wayWords(store, spot, verb),
    on: store.verb === verb,
    run: () => {
      store.verb = verb satisfies SpotVerb;
      store.target = null;
      store.second = null;
    },
  }));
}

/** A skill by what it does: two may lie on one card. */
function wayWords(store: Store, spot: number, verb: SpotVerb): string {
  const { play, view } = store;
  const piece = view && pieceAt(view, spot);
  const card = cardData(play.content, verb === "skill ability" ? piece?.ability : piece?.card);
  const skill =
    verb.startsWith("skill") && card ? parts(card, play.texts).filter(({ place }) => place === "skill") : [];
  const what = play.texts.listing(skill.map(({ head }) => head));
  return say(play, `way-${verb.replace(" ", "-")}`, { what: what || "none" });
}

/** By what comes next: `raw-hint-move-end` uses the same words. */
const ENDINGS = { attack: "to-attack", wounds: "let-fall", raid: "to-raid", turn: "end-turn" } as const;

export function ending(store: Store): PanelButton {
  const { play, view } = store;
  return {
    id: "end",
    label: say(play, ENDINGS[view?.prompt?.next ?? "turn"]),
    run: () => store.end(),
  };
}

/** Every player's first turn ends after laying (10). */
export const isFirstTurn = (view: RawView): boolean => view.turn > 0 && view.turn <= view.seats;

export function spotOption(store: Store, view: RawView, spot: number): Option {
  const { play } = store;
  const owner = pieceAt(view, spot)?.owner ?? null;
  return {
    id: `spot-${spot}`,
    card: null,
    spot,
    seat: null,
    title: spotName(play, view, spot),
    cost: cardData(play.content, pieceAt(view, spot)?.card)?.cost ?? null,
    text: owner === null ? "" : owner === store.me ? say(play, "your-own") : playerName(play, owner),
    on: store.target === spot,
    choose: () => store.tapSpot(spot),
  };
}
