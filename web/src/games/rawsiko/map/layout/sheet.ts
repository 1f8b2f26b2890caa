/** Everything on the map that has a size on the screen, laid out for a scale. */
import { arrange, type Placed } from "./arrangement";
import { type Box, boxAt, type Room } from "./boxes";
import type { Drawing } from "../mapData";
import { type Exit, exitBoxes, exitsOf } from "./exits";
import { type Level, levelOf, type Sizes, sizesOf, type Stack } from "./forms";
import { groundOf } from "./ground";
import { boxesOf, type Portrait, portraits, type Told } from "./portraits";

/** What is to be shown. */
export interface Scene {
  drawing: Drawing;
  stacks: (level: Level) => readonly Stack[];
  told: Told;
  /** The name of a territory, and of China. */
  name: (territory: string) => string;
  china: string;
  measure: (text: string) => number;
}

export interface Sheet {
  k: number;
  level: Level;
  sizes: Sizes;
  portraits: readonly Portrait[];
  exits: readonly Exit[];
  /** Whatever the stacks keep clear of, in pixels on the screen at this scale. */
  fixed: readonly Box[];
  placed: readonly Placed[];
}

/** `room`: all of the map is to be seen in it; null: the window shows a part of the map. */
export function layOut(scene: Scene, k: number, room: Room | null, before: readonly Placed[] = []): Sheet {
  const { drawing, told, measure } = scene;
  const level = levelOf(k);
  const sizes = sizesOf(k);
  const fixed: Box[] = room ? [...room.tools] : [];
  const exits = level === "world" ? [] : exitsOf(drawing, scene.name, k, room, measure);
  fixed.push(...exitBoxes(exits, k, measure));
  const china = drawing.closed[0]?.label;
  if (china && level !== "world")
    fixed.push(chinaBox(scene.china, china[0] * k, china[1] * k, sizes.token, measure));
  const holders = portraits(drawing, told, {
    k,
    level,
    token: sizes.token,
    room: room?.open ?? null,
    taken: fixed,
  });
  fixed.push(...boxesOf(holders, k));
  const placed = arrange({
    stacks: scene.stacks(level),
    k,
    measure,
    ground: groundOf(drawing),
    fixed,
    room: room?.open ?? null,
    before,
  });
  return { k, level, sizes, portraits: holders, exits, fixed, placed };
}

/** The sign on closed China: its lock and its name. */
export const chinaBox = (
  name: string,
  x: number,
  y: number,
  token: number,
  measure: (text: string) => number,
): Box => boxAt(x, y, (38 + measure(name) * 12.4) * token, 28 * token);
