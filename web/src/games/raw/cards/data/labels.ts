/** A card in words, for those who can't see it. */
import type { Texts } from "$/text/texts";
import type { Data } from "$/text/words";
import type { Gain } from "../../view/gains";
import { cardOf, type Held, isBurning, type TablePiece } from "./types";
import { gainText, keywords, nameOf, typeLine } from "./cardText";

/** Name, type and kind, cost, wounds of endurance, states, keywords; of a back what is known of it. */
export function labelOf(
  id: string | null,
  content: Data,
  texts: Texts,
  piece: TablePiece | null = null,
  held: Held | null = null,
  gains: readonly Gain[] = [],
  spot: number | null = null,
): string {
  const say = (key: string, fields: Record<string, string | number> = {}): string =>
    texts.find(`raw-face-${key}`, fields) ?? "";
  const card = id === null ? null : cardOf(content, id);
  const found: string[] = [];
  if (piece?.down || !card || id === null) {
    found.push(say("back"));
    if (card && id !== null) found.push(nameOf(id, texts), say("cost", { n: card.cost }));
    if (piece?.paid !== undefined) found.push(say("paid", { n: piece.paid }));
    if (piece?.down && spot !== null) found.push(say("spot", { number: spot }));
    return found.join(", ");
  }
  found.push(nameOf(id, texts), typeLine(card, texts, piece?.kind), say("cost", { n: card.cost }));
  const endurance = piece?.endurance ?? card.endurance ?? 0;
  if (piece?.wounds) found.push(say("wounds", { n: piece.wounds, endurance }));
  else if (endurance) found.push(say("endurance", { n: endurance }));
  if (piece?.tapped) found.push(say("tapped"));
  if (held) found.push(say(held));
  if (piece?.acted) found.push(say("acted"));
  if (piece?.buried !== undefined) found.push(say("buried"));
  if (piece?.ability) found.push(say("bears", { card: nameOf(piece.ability, texts) }));
  for (const gain of gains) found.push(gainText(gain, texts));
  if (isBurning(card)) found.push(say("burning"));
  // What is printed as "guard." or "sick!" is read aloud with one point behind it.
  return [found.join(", "), ...keywords(card, texts).filter((one) => one !== "?")]
    .map((one) => one.replace(/[.!]+$/, ""))
    .join(". ");
}
