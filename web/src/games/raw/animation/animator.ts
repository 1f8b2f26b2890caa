/** Shows a step event by event: the table changes with each, and cards travel. */
import { tick } from "svelte";
import { isOwnDeed } from "$/table/beats";
import type { Data, GameEvent } from "$/table/data";
import { pause } from "$/table/pause";
import type { Scene } from "$/table/playback.svelte";
import { beats } from "../beats";
import { pieceAt, type RawView } from "../view/data";
import type { Beat, Store } from "../store.svelte";
import { celebrationOf } from "./celebrations";
import type { Pose, FlightLayer } from "./flights";
import { rowsOf, tableOf } from "../layout/scroll";
import { journeyOf } from "./journeys";
import { unfold } from "../view/scene";

/** Cards that lie nowhere on the table while they are told of: they are held up for all to see. */
const SHOWN = new Set(["burned", "exhumed", "zombie_returned", "hunted", "trophy_laid", "stole", "turned"]);
/** What a trap does to those it hits. */
const SNAPPED = ["wounded", "died", "tapped", "imprisoned"];
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
/** Of these one begins soon after the other, if a player has several. */
const IN_A_ROW = new Set(["wounded", "died"]);
const OWN_MS = 160;
/** How long a card is on its way; the next one leaves as soon as this after it. */
const TRAVEL_MS = 420;
const OWN_TRAVEL_MS = 300;
const NEXT_MS = 150;
/** How long the table of a phone may move before a thing is told there. */
const SIGHT_MS = 240;

export async function animate(
  store: Store,
  { step, show, tell, signal }: Scene,
  layer: FlightLayer | null = null,
): Promise<void> {
  const { play } = store;
  const before = step.before as RawView | null;
  if (!before || before.turn === 0) return show();
  const flights: Promise<void>[] = [];
  let view = before;
  /** What was told and is not seen on the table yet: those who die together fall together. */
  let held: { event: GameEvent; start: Pose | null }[] = [];
  try {
    for (const [index, event] of step.events.entries()) {
      await tell(async (cut) => {
        const own = isOwnDeed(event, beats, store.me);
        const next = step.events[index + 1];
        const more = IN_A_ROW.has(event.kind) && next?.kind === event.kind && next.seat === event.seat;
        store.beat = own ? null : beatOf(step.events, index, view);
        store.tab = tableOf(event, view, store.me) ?? store.tab; // on a phone
        if (store.scroller && !own) {
          await tick();
          await store.scroller.show(rowsOf(event, view, store.me), play.ms(SIGHT_MS), cut);
        }
        const journey = layer && journeyOf(event, play.content);
        const start = (journey && layer.pose(journey.from, journey.card)) || null;
        const merry = layer && celebrationOf(event);
        const where = merry && layer.pose(merry.at, null);
        const feasts = (): void => {
          if (layer && merry && where)
            flights.push(
              layer.celebrate(where, merry, play.ms(Math.min(BEATS[event.kind] ?? 0, FEAST_MS)), cut),
            );
        };
        const lasts = (more ? NEXT_MS : BEATS[event.kind]) ?? (start ? NEXT_MS : 0);
        const rest = (): Promise<void> => pause(play.ms(own ? Math.min(lasts, OWN_MS) : lasts), cut);
        held.push({ event, start });
        const fatal = event.kind === "died";
        // The blow falls on the card itself; its neighbours close up afterwards.
        if (fatal) {
          feasts();
          await rest();
          if (more) return;
        }
        const leaving = held;
        held = [];
        view = sorted(
          leaving.reduce((seen, one) => unfold(seen, one.event), view),
          play.content,
        );
        store.shadow = view;
        if (layer) await tick();
        for (const spot of store.beat?.spots ?? []) store.scroller?.turnTo(spot);
        for (const one of leaving) {
          const way = journeyOf(one.event, play.content);
          if (layer && one.start && way)
            flights.push(layer.fly(one.start, way, play.ms(own ? OWN_TRAVEL_MS : TRAVEL_MS), cut));
        }
        if (fatal) return;
        feasts();
        await rest();
      });
      if (signal.aborted) return;
    }
    await Promise.all(flights);
  } finally {
    store.beat = null;
    store.shadow = null;
    show();
  }
}

/** Hands are kept in the order of the deck: a card that comes goes where it will stay. */
function sorted(view: RawView, content: Data): RawView {
  const order = Object.keys((content.cards as Data | undefined) ?? {});
  const shown = view.shown_hands.map(
    (cards) => cards?.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) ?? null,
  );
  return { ...view, shown_hands: shown };
}

function beatOf(events: readonly GameEvent[], at: number, view: RawView): Beat {
  const event = events[at] as GameEvent;
  const targets = Array.isArray(event.targets) ? event.targets.map(Number) : [];
  const spots = [event.spot, ...targets].filter(
    (spot): spot is number => typeof spot === "number" && spot > 0,
  );
  const card = SHOWN.has(event.kind) && typeof event.card === "string" && event.card ? event.card : null;
  const snaps = event.kind === "trap_sprung" ? { snaps: snapping(events, at, view) } : {};
  return {
    kind: event.kind,
    spots,
    card,
    ...(typeof event.success === "boolean" ? { success: event.success } : {}),
    ...snaps,
  };
}

/** Whom a trap hits: who is told of next, or the only one who attacks its player (49). */
function snapping(events: readonly GameEvent[], at: number, view: RawView): { from: number; to: number[] } {
  const from = Number(events[at]?.spot);
  const after = events.slice(at + 1);
  const end = after.findIndex(({ kind }) => !["burned", ...SNAPPED].includes(kind));
  const hit = after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ kind, spot }) => SNAPPED.includes(kind) && typeof spot === "number");
  if (hit.length > 0) return { from, to: [...new Set(hit.map(({ spot }) => Number(spot)))] };
  const owner = events[at]?.seat;
  const attackers = view.attacks.filter(([, , targets]) =>
    targets.some((spot) => pieceAt(view, spot)?.owner === owner),
  );
  return { from, to: attackers.length === 1 && attackers[0] ? [attackers[0][0]] : [] };
}
