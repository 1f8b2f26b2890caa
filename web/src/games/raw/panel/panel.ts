/** What a decision panel is made of. */
import { lines, parts } from "../cards/data/cardText";
import { cardData, pieceAt, type RawView } from "../view/data";
import type { Desk, SpotVerb } from "../store.svelte";
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

export const empty = (title: string, told: string[] = []): Panel => ({ title, lines: told, options: [], ways: [], buttons: [] });

export const prompted = (desk: Desk): string => {
  const { play } = desk;
  const prompt = play.chair.offer.prompt;
  if (!prompt) return "";
  const fields = play.texts.fields(prompt, play.seating);
  return play.texts.find(`raw-web-prompt-${String(prompt.do)}`, fields) ?? play.texts.prompt(prompt, play.seating);
};

export const confirming = (desk: Desk, label: string): PanelButton => ({ id: "confirm", label, run: () => desk.confirm(), main: true });
export const cancelling = (desk: Desk): PanelButton => ({ id: "cancel", label: say(desk.play, "cancel"), run: () => desk.clear() });
/** The way out of a gesture of which only the first move is made. */
export const leaving = (desk: Desk): PanelButton[] =>
  desk.begun ? [{ id: "cancel", label: say(desk.play, "cancel"), run: () => void desk.play.undo() }] : [];
export const simple = (desk: Desk, id: string, label: string, main = false): PanelButton => ({ id, label, run: () => desk.submit(id), main });

/** What stands on a card, line by line. */
export function told(desk: Desk, id: string): string[] {
  const card = cardData(desk.play.content, id);
  return card ? lines(card, desk.play.texts) : [];
}

/** The things that can be done with a card, if there are several. */
export function ways(desk: Desk, spot: number): PanelButton[] {
  const verbs = desk.verbsOf(spot);
  if (verbs.length < 2) return [];
  return verbs.map((verb) => ({
    id: verb,
    label: wayWords(desk, spot, verb),
    on: desk.verb === verb,
    run: () => {
      desk.verb = verb satisfies SpotVerb;
      desk.target = null;
      desk.second = null;
    },
  }));
}

/** A skill by what it does: two may lie on one card. */
function wayWords(desk: Desk, spot: number, verb: SpotVerb): string {
  const { play, view } = desk;
  const piece = view && pieceAt(view, spot);
  const card = cardData(play.content, verb === "skill ability" ? piece?.ability : piece?.card);
  const skill = verb.startsWith("skill") && card ? parts(card, play.texts).filter(({ place }) => place === "skill") : [];
  const what = play.texts.listing(skill.map(({ head }) => head));
  return say(play, `way-${verb.replace(" ", "-")}`, { what: what || "none" });
}

/** By what comes next: `raw-hint-move-end` uses the same words. */
const ENDINGS = { attack: "to-attack", wounds: "let-fall", raid: "to-raid", turn: "end-turn" } as const;

export function ending(desk: Desk): PanelButton {
  const { play, view } = desk;
  return { id: "end", label: say(play, ENDINGS[view?.prompt?.next ?? "turn"]), run: () => desk.submit("end") };
}

/** Every player's first turn ends after laying (10). */
export const isFirstTurn = (view: RawView): boolean => view.turn > 0 && view.turn <= view.seats;

export function spotOption(desk: Desk, view: RawView, spot: number): Option {
  const { play } = desk;
  const owner = pieceAt(view, spot)?.owner ?? null;
  return {
    id: `spot-${spot}`,
    card: null,
    spot,
    seat: null,
    title: spotName(play, view, spot),
    cost: cardData(play.content, pieceAt(view, spot)?.card)?.cost ?? null,
    text: owner === null ? "" : owner === desk.me ? say(play, "your-own") : playerName(play, owner),
    on: desk.target === spot,
    choose: () => desk.tapSpot(spot),
  };
}
