/** Typed questions: "hand", "lives", "discard". */
import type { Play } from "$/table/play.svelte";
import { lines } from "./cards/data/cardText";
import { cardData, type RawView } from "./view/data";
import { cardName, say } from "./words";

const WORDS = ["hand", "lives", "discard"] as const;

/** The answer, or null: not a question of ours. */
export function answer(words: string, play: Play): string | null {
  const view = play.view as RawView | null;
  if (!view) return null;
  const wanted = plain(words);
  const asked = WORDS.find((word) => wanted === word || wanted === plain(say(play, `word-${word}`)));
  switch (asked) {
    case "hand":
      return listed(play, play.seat === null ? null : (view.shown_hands[play.seat] ?? null));
    case "lives":
      return listed(play, play.seat === null ? null : (view.shown_lives[play.seat] ?? null));
    case "discard":
      return listed(play, [...view.discard].reverse());
    default:
      return null;
  }
}

function listed(play: Play, cards: readonly string[] | null): string {
  if (cards === null) return say(play, "answer-not-yours");
  if (cards.length === 0) return say(play, "answer-none");
  return cards
    .map((id) => `${cardName(play, id)} (${cardData(play.content, id)?.cost ?? 0}★): ${about(play, id)}`)
    .join("\n");
}

function about(play: Play, id: string): string {
  const card = cardData(play.content, id);
  return card ? lines(card, play.texts).join(" ") : "";
}

const plain = (words: string): string => words.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
