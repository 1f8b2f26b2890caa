/** Moves the pieces of a step: wagons roll, dice fall; then the board changes. */
import type { GameEvent } from "$/table/data";
import { pause } from "$/table/pausing";
import type { Scene } from "$/table/showing.svelte";
import { readClash } from "./clashing";
import type { Desk } from "./desk.svelte";
import { fallen, roll } from "./dicing.svelte";

const ROLL_MS = 480;
const PAIR_MS = 100;
const READ_MS = 700;
const WAGON_MS = 300;
const PLACE_MS = 160;

export async function animate(desk: Desk, { step, show, tell, signal }: Scene): Promise<void> {
  const { play } = desk;
  for (const event of step.events) {
    if (signal.aborted) return;
    if (event.kind === "clash") roll(event);
    await tell(async (cut) => {
      switch (event.kind) {
        case "clash":
          await clash(desk, event, show, cut);
          break;
        case "assets_moved": {
          const [from, to] = [String(event.source), String(event.target)];
          desk.stage?.look([from, to]);
          await desk.stage?.roll(from, to, Number(event.seat), Number(event.count), play.ms(WAGON_MS), cut);
          show();
          break;
        }
        case "assets_placed":
        case "territory_taken":
          if (event.seat !== desk.view?.seat) desk.stage?.look([String(event.territory)]);
          show();
          await pause(play.ms(PLACE_MS), cut);
          break;
        default:
      }
    });
    fallen(event);
  }
  show();
}

async function clash(desk: Desk, event: GameEvent, show: () => void, signal: AbortSignal): Promise<void> {
  const { play } = desk;
  const told = readClash(event);
  desk.stage?.look([told.source, told.target]);
  desk.looked = null;
  desk.clash = { event, rolling: true, lit: 0, done: false };
  await pause(play.ms(ROLL_MS), signal);
  const pairs = Math.min(told.attack.length, told.defence.length);
  for (let lit = 0; lit <= pairs && !signal.aborted; lit += 1) {
    desk.clash = { event, rolling: false, lit, done: false };
    await pause(play.ms(PAIR_MS), signal);
  }
  fallen(event);
  desk.clash = { event, rolling: false, lit: pairs, done: true };
  if (told.conquered && !signal.aborted) {
    await desk.stage?.roll(told.source, told.target, told.seat, told.attack.length, play.ms(WAGON_MS), signal);
  }
  show();
  // Others' dice are to be read before the next thing happens; one's own stay until one goes on.
  await pause(play.ms(told.seat === desk.view?.seat ? 120 : READ_MS), signal);
}
