import type { Library } from "$/games/library";
import { gameTexts } from "$/text/language.svelte";
import { cardsOf } from "./cards/data/types";
import Deck from "./cards/Deck.svelte";

export default {
  Page: Deck,
  summary: (content) => {
    const cards = Object.values(cardsOf(content));
    const all = cards.reduce((sum, card) => sum + card.copies, 0);
    return gameTexts("raw").find("raw-deck-size", { all, different: cards.length }) ?? "";
  },
} satisfies Library;
