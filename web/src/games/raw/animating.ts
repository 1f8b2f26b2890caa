/** Tells a step: one event after another, at a pace one can follow; a tap or the space bar skips it. */
import type { Step } from "$/table/chair.svelte";
import type { GameEvent } from "$/table/data";
import type { RawView } from "./data";
import type { Beat, Desk } from "./desk.svelte";
import { unfold } from "./unfolding";

/** How long an event is shown, in milliseconds at normal speed; others pass without a pause. */
const BEATS: Readonly<Record<string, number>> = {
  turn_began: 500,
  hunted: 700,
  summoned: 800,
  left: 500,
  laid: 750,
  laid_down: 500,
  turned: 900,
  bonded: 650,
  hidden: 500,
  imprisoned: 800,
  released: 400,
  skill_used: 750,
  trap_sprung: 1000,
  attacked: 650,
  burned: 900,
  wounded: 500,
  healed: 400,
  tapped: 450,
  disabled: 700,
  died: 650,
  zombie_returned: 800,
  stole: 700,
  exhumed: 650,
  none_summoned: 700,
  raided: 1000,
  trophy_laid: 700,
  eliminated: 1200,
  shuffled: 500,
};
/** What a player did on purpose a moment ago needs no telling. */
const OWN = new Set(["turn_began", "left", "laid", "laid_down", "bonded", "skill_used", "attacked", "hunted", "trap_sprung", "trophy_laid", "hidden"]);
const OWN_MS = 160;
/** With many things in one step each gets less time. */
const LONGEST = 9000;

export async function animate(desk: Desk, step: Step, show: () => void, signal: AbortSignal): Promise<void> {
  const { play } = desk;
  const before = step.before as RawView | null;
  if (!before || before.turn === 0) return show();
  const told = step.events.filter((event) => BEATS[event.kind] !== undefined);
  const all = told.reduce((sum, event) => sum + lasting(desk, event), 0);
  const hurry = all > LONGEST ? LONGEST / all : 1;
  const teller = play.texts.teller();
  let view = before;
  try {
    for (const event of step.events) {
      const text = play.texts.event(event, play.seating, teller);
      view = unfold(view, event);
      if (BEATS[event.kind] === undefined) continue;
      if (signal.aborted) return;
      desk.shadow = view;
      desk.beat = isOwn(desk, event) ? null : beatOf(event, text);
      await pause(play.ms(lasting(desk, event) * hurry), signal);
    }
  } finally {
    desk.beat = null;
    desk.shadow = null;
    show();
  }
}

const isOwn = (desk: Desk, event: GameEvent): boolean => event.seat === desk.me && OWN.has(event.kind);
const lasting = (desk: Desk, event: GameEvent): number => (isOwn(desk, event) ? OWN_MS : (BEATS[event.kind] ?? 0));

export function beatOf(event: GameEvent, text: string): Beat {
  const targets = Array.isArray(event.targets) ? event.targets.map(Number) : [];
  const spots = [event.spot, ...targets].filter((spot): spot is number => typeof spot === "number" && spot > 0);
  const card = typeof event.card === "string" && event.card ? event.card : null;
  return { kind: event.kind, text, spots, card, ...(typeof event.success === "boolean" ? { success: event.success } : {}) };
}

/** Waits, unless cut short. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
