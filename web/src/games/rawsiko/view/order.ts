/** In what order players act: who is next. */
import type { RawsikoView } from "./data";

/** Who acts when the one who acts now is done; null: nobody, or the game is over. */
export function nextSeat(view: RawsikoView): number | null {
  const [mover] = view.waiting;
  if (mover === undefined || view.phase === "over") return null;
  const next = FOLLOWING[view.phase]?.(view, mover) ?? null;
  return next === mover ? null : next;
}

type Following = (view: RawsikoView, mover: number) => number | null;

/** All seats in player order, from the first player. */
const inOrder = (view: RawsikoView): number[] =>
  Array.from({ length: view.seats }, (_, at) => (view.first + at) % view.seats);
const alive = (view: RawsikoView): number[] => inOrder(view).filter((seat) => (view.out[seat] ?? 0) === 0);
const behind = (seats: readonly number[], mover: number): number[] => seats.slice(seats.indexOf(mover) + 1);

/** Everybody chooses a first continent, then in the opposite order a second one (18). */
const drafting: Following = (view, mover) => {
  const order = inOrder(view);
  const at = order.indexOf(mover);
  const taken = Object.values(view.territories).filter(([owner]) => owner === mover).length;
  const second = taken > (view.picking?.territories.length ?? 0);
  if (second) return at > 0 ? (order[at - 1] ?? null) : (order[0] ?? null);
  return order[at + 1] ?? mover;
};

/** Whoever has something to place; then the first of the living acts. */
const placing: Following = (view, mover) =>
  behind(inOrder(view), mover).find((seat) => (view.to_place[seat] ?? 0) > 0) ?? alive(view)[0] ?? null;

/** The living in their order; then, if there is another turn, they begin anew. */
const acting: Following = (view, mover) => {
  const [next] = behind(alive(view), mover);
  if (next !== undefined) return next;
  return view.turn < view.turns ? (alive(view)[0] ?? null) : null;
};

const trading: Following = (view, mover) =>
  behind(inOrder(view), mover).find((seat) => (view.trades[seat] ?? 0) > 0) ?? null;

const FOLLOWING: Partial<Record<RawsikoView["phase"], Following>> = {
  choosing: drafting,
  taking: drafting,
  placing,
  investing: placing,
  acting,
  trading,
};
