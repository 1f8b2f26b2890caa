/** Tells a step: one event after another, at a pace one can follow; a tap or the space bar skips it. */
import { tick } from "svelte";
import type { Step } from "$/table/chair.svelte";
import type { Data, GameEvent } from "$/table/data";
import { pause } from "$/table/pausing";
import type { RawView } from "./data";
import type { Beat, Desk } from "./desk.svelte";
import type { Sky } from "./flying";
import { journeyOf } from "./travelling";
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
/** How long a card is on its way; one that is not told about leaves as soon as this after the last. */
const TRAVEL_MS = 420;
const OWN_TRAVEL_MS = 300;
const NEXT_MS = 150;
/** With many things in one step each gets less time. */
const LONGEST = 9000;

export async function animate(desk: Desk, step: Step, show: () => void, signal: AbortSignal, sky: Sky | null = null): Promise<void> {
  const { play } = desk;
  const before = step.before as RawView | null;
  if (!before || before.turn === 0) return show();
  const told = step.events.filter((event) => BEATS[event.kind] !== undefined);
  const all = told.reduce((sum, event) => sum + lasting(desk, event), 0);
  const hurry = all > LONGEST ? LONGEST / all : 1;
  const teller = play.texts.teller();
  const flights: Promise<void>[] = [];
  let view = before;
  try {
    for (const event of step.events) {
      const text = play.texts.event(event, play.seating, teller);
      const journey = sky && journeyOf(event, play.content);
      const start = journey && sky.pose(journey.from, journey.card);
      view = sorted(unfold(view, event), play.content);
      const told = BEATS[event.kind] !== undefined;
      if (!told && !start) continue;
      if (signal.aborted) return;
      desk.shadow = view;
      desk.beat = told && !isOwn(desk, event) ? beatOf(event, text) : null;
      if (sky && journey && start) {
        await tick();
        const usual = event.seat === desk.me ? OWN_TRAVEL_MS : TRAVEL_MS;
        flights.push(sky.fly(start, journey, play.ms(usual * hurry), signal));
      }
      await pause(play.ms((told ? lasting(desk, event) : NEXT_MS) * hurry), signal);
    }
    await Promise.all(flights);
  } finally {
    desk.beat = null;
    desk.shadow = null;
    show();
  }
}

/** Hands are kept in the order of the deck: a card that comes goes where it will stay. */
function sorted(view: RawView, content: Data): RawView {
  const order = Object.keys((content.cards as Data | undefined) ?? {});
  const shown = view.shown_hands.map((cards) => cards?.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) ?? null);
  return { ...view, shown_hands: shown };
}

const isOwn = (desk: Desk, event: GameEvent): boolean => event.seat === desk.me && OWN.has(event.kind);
const lasting = (desk: Desk, event: GameEvent): number => (isOwn(desk, event) ? OWN_MS : (BEATS[event.kind] ?? 0));

function beatOf(event: GameEvent, text: string): Beat {
  const targets = Array.isArray(event.targets) ? event.targets.map(Number) : [];
  const spots = [event.spot, ...targets].filter((spot): spot is number => typeof spot === "number" && spot > 0);
  const card = typeof event.card === "string" && event.card ? event.card : null;
  return { kind: event.kind, text, spots, card, ...(typeof event.success === "boolean" ? { success: event.success } : {}) };
}
