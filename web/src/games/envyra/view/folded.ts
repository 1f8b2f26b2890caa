/** What stays on the table when the own secret card (34) is turned face down. */
import { cardFacts, type EnvyraContent, type EnvyraView } from "./data";
import { metSymbols } from "./forecast";

/** The seat's own secret card; null: it has none, or everybody sees it. */
export function secretCard(view: EnvyraView | null): string | null {
  if (!view || view.seat === null || view.phase === "over") return null;
  return view.secret_cards[view.seat] ?? null;
}

/** The view without it, and without its points. */
export function folded(view: EnvyraView, content: EnvyraContent): EnvyraView {
  const { seat } = view;
  const card = secretCard(view);
  if (seat === null || card === null) return view;
  const { symbols, points } = cardFacts(content, card);
  const met = metSymbols(content, symbols, view.won[seat] ?? []).every(Boolean);
  const hidden = met ? points : 0;
  return {
    ...view,
    secret_cards: view.secret_cards.map((one, owner) => (owner === seat ? null : one)),
    score: view.score.map((parts, owner) =>
      owner === seat ? { ...parts, equilibrium: parts.equilibrium - hidden } : parts,
    ),
  };
}
