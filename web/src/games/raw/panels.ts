/** What a decision panel is made of. */
import { lines } from "./cards/wording";
import { cardData, pieceAt, type RawView } from "./data";
import type { Desk, SpotVerb } from "./desk.svelte";
import { playerName, say, spotName } from "./wording";

export interface PanelButton {
  id: string;
  label: string;
  run: () => void;
  main?: boolean;
  /** Pressed, of several ways to do it. */
  on?: boolean;
  /** It can't be had yet; a tap says why. */
  off?: boolean;
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
    label: say(desk.play, `way-${verb.replace(" ", "-")}`),
    on: desk.verb === verb,
    run: () => {
      desk.verb = verb satisfies SpotVerb;
      desk.target = null;
      desk.second = null;
    },
  }));
}

export function ending(desk: Desk): PanelButton {
  const { play, view } = desk;
  // Every player's first turn ends after laying (10), and so does one in which nobody could act (X35), or raid.
  const last = (view?.phase === "laying" && isFirstTurn(view)) || desk.aids.ends_turn;
  const after = { laying: last ? "end-turn" : "to-attack", attack: view?.attacks.length ? "let-fall" : last ? "end-turn" : "to-raid" };
  const next = view?.phase === "laying" || view?.phase === "attack" ? after[view.phase] : "end-turn";
  return { id: "end", label: say(play, next), run: () => desk.submit("end") };
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
