/** The twin of games/envyra/telling.py: cards are told by their symbols. */
import type { Data } from "$/text/words";
import type { Teller } from "$/text/teller";
import { asContent, cardFacts } from "./logic/view";

export function teller(content: Data): Teller {
  const symbolsOf = (card: unknown): string[] => cardFacts(asContent(content), String(card)).symbols;
  return {
    retold: (event) =>
      event.kind === "game_over" ? { ...event, secret_symbols: (event.secret_cards as unknown[]).map(symbolsOf) } : event,
  };
}
