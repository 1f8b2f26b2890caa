/** Shows a step event by event: the table changes with each, and cards travel. */
import { tick } from "svelte";
import { isOwnDeed } from "$/table/beats";
import type { Data, GameEvent } from "$/table/data";
import { pause } from "$/table/pausing";
import type { Scene } from "$/table/showing.svelte";
import { beats } from "./beats";
import type { RawView } from "./data";
import type { Beat, Desk } from "./desk.svelte";
import { feastOf } from "./feasting";
import type { Sky } from "./flying";
import { journeyOf } from "./travelling";
import { unfold } from "./unfolding";

/** Cards that lie nowhere on the table while they are told of: they are held up for all to see. */
const SHOWN = new Set(["burned", "exhumed", "zombie_returned", "hunted", "trophy_laid", "stole", "turned"]);
/** How long a movement lasts, in milliseconds at normal speed; others pass without a pause. */
const BEATS: Readonly<Record<string, number>> = {
  turned: 700,
  imprisoned: 500,
  skill_used: 450,
  trap_sprung: 800,
  attacked: 450,
  burned: 700,
  wounded: 350,
  died: 450,
  none_summoned: 500,
  raided: 600,
  trophy_laid: 450,
  eliminated: 1200,
  game_over: 900,
};
/** A celebration lasts so long at most. */
const FEAST_MS = 600;
/** Of these one begins soon after the other, if there are several. */
const IN_A_ROW = new Set(["wounded", "died"]);
const OWN_MS = 160;
/** How long a card is on its way; the next one leaves as soon as this after it. */
const TRAVEL_MS = 420;
const OWN_TRAVEL_MS = 300;
const NEXT_MS = 150;

export async function animate(desk: Desk, { step, show, tell, signal }: Scene, sky: Sky | null = null): Promise<void> {
  const { play } = desk;
  const before = step.before as RawView | null;
  if (!before || before.turn === 0) return show();
  const flights: Promise<void>[] = [];
  let view = before;
  try {
    for (const [index, event] of step.events.entries()) {
      await tell(async (cut) => {
        const journey = sky && journeyOf(event, play.content);
        const start = journey && sky.pose(journey.from, journey.card);
        const merry = sky && feastOf(event);
        const where = merry && sky.pose(merry.at, null);
        view = sorted(unfold(view, event), play.content);
        desk.shadow = view;
        if (typeof event.seat === "number" && event.seat !== desk.me) desk.tab = event.seat; // on a phone
        const own = isOwnDeed(event, beats, desk.me);
        desk.beat = own ? null : beatOf(event);
        if (sky && journey && start) {
          await tick();
          flights.push(sky.fly(start, journey, play.ms(own ? OWN_TRAVEL_MS : TRAVEL_MS), cut));
        }
        if (sky && merry && where) flights.push(sky.feast(where, merry, play.ms(Math.min(BEATS[event.kind] ?? 0, FEAST_MS)), cut));
        const more = IN_A_ROW.has(event.kind) && step.events[index + 1]?.kind === event.kind;
        const lasts = (more ? NEXT_MS : BEATS[event.kind]) ?? (start ? NEXT_MS : 0);
        await pause(play.ms(own ? Math.min(lasts, OWN_MS) : lasts), cut);
      });
      if (signal.aborted) return;
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

function beatOf(event: GameEvent): Beat {
  const targets = Array.isArray(event.targets) ? event.targets.map(Number) : [];
  const spots = [event.spot, ...targets].filter((spot): spot is number => typeof spot === "number" && spot > 0);
  const card = SHOWN.has(event.kind) && typeof event.card === "string" && event.card ? event.card : null;
  return { kind: event.kind, spots, card, ...(typeof event.success === "boolean" ? { success: event.success } : {}) };
}
