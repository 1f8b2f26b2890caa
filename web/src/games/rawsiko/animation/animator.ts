/** Moves the pieces of a step: wagons roll, dice fall; then the board changes. */
import type { GameEvent } from "$/table/data";
import { pause } from "$/table/pause";
import type { Scene } from "$/table/playback.svelte";
import { readClash } from "../view/clash";
import type { Store } from "../store.svelte";
import { fallen, roll } from "./dice.svelte";

const ROLL_MS = 480;
const PAIR_MS = 100;
const WAGON_MS = 300;
const PLACE_MS = 160;
/** How long the map takes to turn to what is told. */
const TURN_MS = 420;

export async function animate(store: Store, { step, show, tell, reworded, signal }: Scene): Promise<void> {
  const { play } = store;
  for (const event of step.events) {
    if (signal.aborted) return;
    if (event.kind === "clash") roll(event);
    await tell(async (cut) => {
      switch (event.kind) {
        case "clash":
          await clash(store, event, { show, reworded }, cut);
          break;
        case "assets_moved": {
          const [from, to] = [String(event.source), String(event.target)];
          await look(store, event, [from, to], cut);
          await store.stage?.roll(from, to, Number(event.seat), Number(event.count), play.ms(WAGON_MS), cut);
          show();
          break;
        }
        case "assets_placed":
        case "territory_taken":
          if (event.seat !== store.view?.seat) await look(store, event, [String(event.territory)], cut);
          show();
          await pause(play.ms(PLACE_MS), cut);
          break;
        case "continent_chosen":
          await look(store, event, [...(store.world.onContinent.get(String(event.continent)) ?? [])], cut);
          show();
          break;
        default:
      }
    });
    fallen(event);
  }
  show();
}

async function look(
  { stage, play }: Store,
  event: GameEvent,
  territories: string[],
  signal: AbortSignal,
): Promise<void> {
  await stage?.look(territories, {
    own: event.seat === play.seat,
    dice: event.kind === "clash",
    ms: play.ms(TURN_MS),
    signal,
  });
}

async function clash(
  store: Store,
  event: GameEvent,
  { show, reworded }: Pick<Scene, "show" | "reworded">,
  signal: AbortSignal,
): Promise<void> {
  const { play } = store;
  const told = readClash(event);
  await look(store, event, [told.source, told.target], signal);
  store.looked = null;
  store.clash = { event, rolling: true, lit: 0, done: false };
  await pause(play.ms(ROLL_MS), signal);
  const pairs = Math.min(told.attack.length, told.defence.length);
  for (let lit = 0; lit <= pairs && !signal.aborted; lit += 1) {
    store.clash = { event, rolling: false, lit, done: false };
    await pause(play.ms(PAIR_MS), signal);
  }
  fallen(event);
  reworded?.();
  store.clash = { event, rolling: false, lit: pairs, done: true };
  if (told.conquered && !signal.aborted) {
    await store.stage?.roll(
      told.source,
      told.target,
      told.seat,
      told.attack.length,
      play.ms(WAGON_MS),
      signal,
    );
  }
  show();
  // Others' dice stand as long as the sentence that tells of them (`beats.least`); one's own until one goes on.
  if (told.seat === store.view?.seat) await pause(play.ms(120), signal);
}
