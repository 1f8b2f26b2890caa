/**
 * What a card says, made from its data; the twin of games/raw/readers/card_text.py, sentence by sentence
 * (tests/raw/cards.differential.test.ts compares them).
 */
import { type Texts } from "$/text/texts";
import { sentence } from "$/text/words";
import type { Gain } from "../../view/gains";
import { type CardData, type Effect, isRitual, KINDS, type Place, PLACES } from "./types";

const COUNTED = ["draw", "steal", "exhume"]; // effects with an amount and without a target
const BURNING = " ?";
const DASH = " – ";

/** The rule that a keyword is explained by. */
const RULES: Readonly<Record<string, string>> = {
  zombie: "31",
  skull: "32",
  ghost: "33",
  blood: "34",
  burning: "62",
  "double-damage": "36",
  "instant-kill": "37",
  direct: "38",
  protection: "39",
  sick: "40",
  backburn: "41",
  skill: "42",
  dead: "43",
  vs: "44",
  guard: "45",
  hideout: "46",
  prison: "47",
  "skill-thing": "48",
  trap: "49",
  draw: "50",
  steal: "51",
  summon: "52",
  exhume: "53",
  heal: "54",
  repair: "55",
  hide: "56",
  kill: "57",
  destroy: "57",
  damage: "58",
  tap: "59",
  "disable-burning": "60",
  ritual: "27",
  imprison: "47",
  grant: "27",
  kind: "28",
  "burning-property": "35",
};

/** The "?" in the corner: a property, which has a sentence of its own (35). */
const CORNER = "burning-property";

/** One property or one effect of a card. */
export interface Part {
  /** The keyword that it is drawn and explained by. */
  readonly sign: string;
  /** Where the effect stands; a property and a plain spell say nothing of it. */
  readonly place: Place | null;
  /** The same in the reader's word, such as `trap`; empty: nothing is said of it. */
  readonly when: string;
  /** Its keyword in the reader's language, such as `draw 1`. */
  readonly head: string;
  /** What it does, in the reader's language. */
  readonly text: string;
  /** Only if it burns: a `?` stands behind the word. */
  readonly burns: boolean;
}

export interface Keyword {
  readonly key: string;
  readonly text: string;
  /** The number of its rule. */
  readonly rule: string;
}

const word = (texts: Texts, key: string, fields: Record<string, string | number> = {}): string =>
  texts.board(key, fields);

/** The name of a card in the reader's language. */
export const nameOf = (id: string, texts: Texts): string => word(texts, "card", { card: id });

/** The name of a kind or a type in the reader's language: skeleton, spell, ritual. */
export const kindName = (kind: string, texts: Texts): string => texts.word("kind", kind);
export const typeName = (card: CardData, texts: Texts): string =>
  texts.word("type", isRitual(card) ? "ritual" : card.type);

/** A kind as it stands on a card, in the reader's word: `/vampire`. */
const shownKind = (kind: string, texts: Texts): string => head(word(texts, `text-kind-${kind}`));

/** What sort of card it is: its kind or its type, in the reader's words. */
export const sortOf = (card: CardData, texts: Texts): string =>
  card.type === "beast"
    ? shownKind(card.kind ?? "", texts)
    : word(texts, "type", { type: isRitual(card) ? "ritual" : card.type });

/** Monster / zombie. */
export function typeLine(card: CardData, texts: Texts, kind: string | undefined = card.kind): string {
  const type = typeName(card, texts);
  return kind && card.type === "beast" ? `${type} / ${kindName(kind, texts)}` : type;
}

/** What stands on a card, piece by piece, in the order in which it is printed. */
export function parts(card: CardData, texts: Texts): Part[] {
  const found = card.properties.map((text) =>
    cut(word(texts, `text-${key(text)}`), signOf(text), null, "", text === "?"),
  );
  for (const place of PLACES) {
    for (const effect of effects(card, place)) {
      const sign = effect.effect === "disable" ? "disable-burning" : effect.effect;
      const when = place === "play" ? "" : placeName(place, texts);
      found.push(cut(told(effect, texts), sign, when ? place : null, when, effect.burn === true));
    }
  }
  return found;
}

function cut(said: string, sign: string, place: Place | null, when: string, burns: boolean): Part {
  const all = burns && said.endsWith(BURNING) ? said.slice(0, -BURNING.length) : said;
  const at = all.indexOf(DASH);
  const head = at < 0 ? all : all.slice(0, at);
  return { sign, place, when, head, text: at < 0 ? "" : sentence(all.slice(at + DASH.length)), burns };
}

/** The lines of a card as the terminal tells them. */
export function lines(card: CardData, texts: Texts): string[] {
  const found = card.properties.map((text) => word(texts, `text-${key(text)}`));
  for (const place of PLACES) {
    const said = effects(card, place).map((effect) => told(effect, texts));
    if (said.length) found.push((place === "play" ? "" : `${placeName(place, texts)}: `) + said.join("; "));
  }
  return found;
}

/** What each keyword of a card means, in one sentence each, in the order of the card. */
export function keywordHelp(card: CardData, texts: Texts): Keyword[] {
  const keys: string[] = [];
  if (card.type === "beast") keys.push(card.kind ?? KINDS[0]);
  for (const text of card.properties) keys.push(...(text === "?" ? [CORNER] : keywordsIn(text)));
  for (const place of PLACES) {
    const standing = effects(card, place);
    if (standing.length && place !== "play")
      keys.push(place === "skill" && card.type === "thing" ? "skill-thing" : place);
    for (const effect of standing) {
      keys.push(effect.effect === "disable" ? "disable-burning" : effect.effect);
      if (effect.effect === "grant") keys.push(...keywordsIn(effect.property ?? ""));
      if (effect.burn) keys.push("burning");
    }
  }
  return [...new Set(keys)].map((one) => ({
    key: one === CORNER ? "burning" : one,
    text: word(texts, `keyword-${one}`),
    rule: RULES[one] ?? "",
  }));
}

/** All keywords of the cards of a deck, for its filter. */
export function keysOf(card: CardData): string[] {
  const keys = card.properties.flatMap(keywordsIn);
  for (const effect of card.effects) {
    keys.push(effect.effect === "disable" ? "disable-burning" : effect.effect);
    if (effect.place !== "play") keys.push(effect.place);
    if (effect.effect === "grant") keys.push(...keywordsIn(effect.property ?? ""));
    if (effect.burn) keys.push("burning");
  }
  return [...new Set(keys)].filter((one) => !KINDS.some((kind) => kind === one));
}

/** What a card has from another one, with the card that gives it: `double damage!, from the ritual Feast`. */
export function gainText({ what, from, card }: Gain, texts: Texts): string {
  const fields = {
    what: (PLACES as readonly string[]).includes(what) ? keywordName(what, texts) : propertyName(what, texts),
    card: nameOf(card, texts),
  };
  return texts.find(`raw-face-from-${from}`, fields) ?? "";
}

/** A property in the reader's words. */
export function propertyName(text: string, texts: Texts): string {
  const said = word(texts, `text-${key(text)}`);
  const at = said.indexOf(DASH);
  return at < 0 ? said : said.slice(0, at);
}

/** A keyword as its sentence begins: `double damage!`, `ritual with a property`. */
export const keywordName = (one: string, texts: Texts): string => head(word(texts, `keyword-${one}`));

/** Where an effect stands, in the reader's word without the printed one. */
const placeName = (place: Place, texts: Texts): string => split(keywordName(place, texts), " (")[0];

/** The keyword that a line begins with. */
const head = (said: string): string => split(said, DASH)[0];

/** What stands on a card in short, in the words of its text: `trap: do damage 2`. */
export function keywords(card: CardData, texts: Texts): string[] {
  const found = card.properties.map((text) => propertyName(text, texts));
  for (const place of PLACES) {
    const text = effects(card, place)
      .map((effect) => head(told({ ...effect, burn: false }, texts)) + (effect.burn ? BURNING : ""))
      .join(", ");
    if (text) found.push(place === "play" ? text : `${placeName(place, texts)}: ${text}`);
  }
  return found;
}

/** One effect as words, with the `?` behind it if it burns (62). */
function told(effect: Effect, texts: Texts): string {
  const name = effect.effect;
  const fields: Record<string, string | number> = { n: effect.amount ?? 1 };
  let message = name;
  if (name === "summon") message = `summon-${effect.kind ?? ""}`;
  else if (name === "disable")
    message = effect.place === "ritual" ? "disable-ritual" : "disable-turn"; // P8
  else if (!COUNTED.includes(name)) {
    fields.target = target(effect, texts);
    if (name === "damage") message = (effect.many ?? "one") === "one" ? "damage-one" : "damage-all";
    else if (name === "grant") fields.printed = head(word(texts, `text-${key(effect.property ?? "")}`));
  }
  return word(texts, `text-${message}`, fields) + (effect.burn ? BURNING : "");
}

/** Whose cards, how many and which; several kinds stand in brackets. */
function target(effect: Effect, texts: Texts): string {
  const whose = effect.whose ?? "own";
  let many = effect.many ?? "one";
  if (many === "all of one" && (whose === "own" || whose === "attacker")) many = "all"; // there is only one whose they are
  const types = effect.types ?? [];
  let kinds = [...(effect.kinds ?? [])];
  if (kinds.length === KINDS.length) kinds = [];
  let what = "beast";
  if (types.includes("thing") && whose !== "attacker") what = types.includes("beast") ? "card" : "thing";
  else if (kinds.length === 1) what = kinds.pop() ?? what;
  const phrase = word(texts, `target-${whose}-${many.replaceAll(" ", "-")}-${what}`);
  return kinds.length ? `${phrase} (${kinds.map((kind) => shownKind(kind, texts)).join(", ")})` : phrase;
}

/** A property as a part of a message's name: `vs-thing-double-damage`, `disable-burning`. */
const key = (text: string): string =>
  text.replaceAll(":", "").replaceAll("?", "burning").replaceAll(" ", "-");

/** The keywords within a property: `vs blood: instant kill` has two. */
function keywordsIn(text: string): string[] {
  const [first = "", rest = ""] = split(text, " ");
  if (first === "vs") return ["vs", key(split(rest, ": ")[1] ?? "")];
  if (first === "kind") return ["kind", rest];
  return first === "protection" ? [first] : [key(text)];
}

/** A property's picture: of a new kind the kind's own. */
export function signOf(text: string): string {
  const all = keywordsIn(text);
  return (all[0] === "kind" ? all[1] : all[0]) ?? "";
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}

const effects = (card: CardData, place: Place): readonly Effect[] =>
  card.effects.filter((effect) => effect.place === place);
