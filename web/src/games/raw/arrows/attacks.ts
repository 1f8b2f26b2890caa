/** Which attacks are drawn as arrows, and which of them is meant just now: the others are faint. */
import { type Mode, pieceAt, type RawView } from "../view/data";
import type { Store } from "../store.svelte";

export interface Aim {
  from: number;
  to: number;
  mode: Mode;
  /** Still being chosen. */
  draft: boolean;
  /** It is told of, chosen or answered now. */
  now: boolean;
  /** The line of a trap, from its card to whom it hits. */
  trap: boolean;
}

/** What is told of something that hits, between the declaring and the dying. */
type About = Pick<Store, "beat" | "ask" | "me" | "source" | "target" | "second" | "mode" | "strikes">;

export function aimsOf(store: About, view: RawView): Aim[] {
  const { source, target, second, mode, beat } = store;
  const found: Aim[] = view.attacks.flatMap(([from, how, targets]) =>
    targets.map((to) => ({ from, to, mode: how, draft: false, now: false, trap: false })),
  );
  if (store.strikes && source !== null && target !== null) {
    const draft = { from: source, mode, draft: true, now: true, trap: false };
    found.push({ ...draft, to: target });
    if (second !== null) found.push({ ...draft, to: second });
    return found;
  }
  if (beat?.snaps) {
    const { snaps } = beat;
    return [
      ...found,
      ...snaps.to.map((to) => ({
        from: snaps.from,
        to,
        mode: "plain" as const,
        draft: false,
        now: true,
        trap: true,
      })),
    ];
  }
  const meant = beat ? beat.spots : store.ask === "trap" ? [] : [view.attacks.at(-1)?.[0] ?? 0];
  const [first] = meant;
  for (const aim of found) {
    const hitsMe = store.ask === "trap" && pieceAt(view, aim.to)?.owner === store.me;
    aim.now = hitsMe || aim.from === first || (beat !== null && beat.kind !== "attacked" && aim.to === first);
  }
  return found;
}
