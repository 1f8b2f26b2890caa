/**
 * Where names, wagons and materials stand on the map at a scale. Everything is always there, nothing
 * lies on anything else, and no material stands on another's land: where there is little room, a stack
 * takes another form, its materials shrink to signs, or it stands on the sea, with a line to its land.
 * It depends on the scale and on what is shown, never on what is chosen or pointed at.
 */
import type { Standing } from "../../view/facts";
import { around, type Box, overlap, shifted, within } from "./boxes";
import type { Point } from "../mapData";
import { type Form, formsOf, type Grain, levelOf, type Part, sizesOf, type Stack } from "./forms";
import type { Ground } from "./ground";

export interface Placed {
  id: string;
  /** The middle of the stack, on the map. */
  x: number;
  y: number;
  /** Lines of the name, the wagon and the chips: pixels on the screen from there. */
  names: readonly { text: string; x: number; y: number }[];
  wagon: Point | null;
  grain: Grain;
  chips: { material: string; kind: Standing; x: number; y: number }[];
  parts: readonly Part[];
  /** A box around all of it, in pixels on the screen from there. */
  box: Box;
  /** Where a line leads, as it stands off its land: on the map. */
  leader: Point | null;
  /** What it was arranged for. */
  key: string;
}

export interface Wanted {
  stacks: readonly Stack[];
  k: number;
  /** The width of a text at a size of 1. */
  measure: (text: string) => number;
  ground: Ground;
  /** What must not be covered, in pixels on the screen at this scale. */
  fixed?: readonly Box[];
  /** What everything must stay in, if all of the map is to be seen. */
  room?: Box | null;
  /** The arrangement before: whatever has not changed stays where it is. */
  before?: readonly Placed[];
}

/** A stack with a place: `at` is on the screen. */
interface Seated {
  form: Form;
  at: Point;
  boxes: readonly Box[];
  around: Box;
}

const RINGS = [0, 5, 10, 16, 22, 28, 36, 44, 54, 66, 80, 98, 118];
const RAYS = 16;
const OFFSETS: readonly { dx: number; dy: number; far: number }[] = RINGS.flatMap((far) =>
  Array.from({ length: far === 0 ? 1 : RAYS }, (_, ray) => {
    const angle = (ray / RAYS) * 2 * Math.PI;
    return { dx: Math.cos(angle) * far, dy: Math.sin(angle) * far, far };
  }),
);
/** How often stacks may be moved again for one that finds no room. */
const PATIENCE = 160;
const GAP = 1;
/** No farther from its place a stack is taken to belong there. */
const AT_HOME = 40;

export function arrange(wanted: Wanted): Placed[] {
  const { stacks, k, before = [] } = wanted;
  const packing = new Packing(wanted);
  const kept = new Map(before.map((placed) => [placed.key, placed]));
  const known = new Map(before.map((placed) => [placed.id, placed]));
  const keys = stacks.map((stack) => keyOf(stack, k));
  stacks.forEach((stack, at) => {
    const same = kept.get(keys[at] as string) ?? without(stack, known.get(stack.drawn.id), k);
    if (same) packing.keep(at, same);
  });
  packing.place();
  return stacks.map((stack, at) => packing.placed(stack, at, keys[at] as string));
}

const keyOf = ({ drawn, lines, wagon, chips }: Stack, k: number): string =>
  [
    drawn.id,
    k.toFixed(4),
    lines.join("/"),
    wagon === null ? "-" : "+",
    ...chips.map(({ material }) => material),
  ].join(" ");

/** A stack that has lost some chips, such as one that is no longer needed: the rest stays where it was. */
function without(stack: Stack, before: Placed | undefined, k: number): Placed | null {
  const left = new Set(stack.chips.map(({ material }) => material));
  const chips = before?.chips.filter(({ material }) => left.has(material)) ?? [];
  if (!before || chips.length !== left.size || keyOf({ ...stack, chips: before.chips }, k) !== before.key)
    return null;
  const holds = (row: Box): boolean =>
    chips.some(({ x, y }) => x > row.left && x < row.right && y > row.top && y < row.bottom);
  return { ...before, chips, parts: before.parts.filter((part) => part.what !== "chips" || holds(part)) };
}

class Packing {
  readonly #wanted: Wanted;
  readonly #sizes;
  readonly #named: boolean;
  readonly #seats: (Seated | null)[];
  readonly #moved: number[];
  readonly #forms = new Map<string, Form[]>();

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#sizes = sizesOf(wanted.k);
    this.#named = levelOf(wanted.k) !== "world";
    this.#seats = wanted.stacks.map(() => null);
    this.#moved = wanted.stacks.map(() => 0);
  }

  /** A stack stays where it was, if nothing new stands there. */
  keep(number: number, { x, y, names, wagon, grain, chips, parts }: Placed): void {
    const { k } = this.#wanted;
    const form: Form = {
      grain,
      parts,
      names,
      wagon,
      chips: chips.map((chip): Point => [chip.x, chip.y]),
      cost: 0,
    };
    const seated = seat(form, [x * k, y * k]);
    if (this.#free(number, seated)) this.#seats[number] = seated;
  }

  /** All that have no place yet, the most crowded first. */
  place(): void {
    const { stacks } = this.#wanted;
    const queue = stacks.map((_, at) => at).filter((at) => this.#seats[at] === null);
    queue.sort((a, b) => (stacks[a]?.drawn.room ?? 0) - (stacks[b]?.drawn.room ?? 0));
    for (let turn = 0; queue.length > 0; turn += 1) {
      const number = queue.shift() as number;
      // So near that one sees whose it is; farther away only where all making room for each other was in vain.
      const found = this.#best(number, AT_HOME) ?? (turn > PATIENCE ? this.#best(number, Infinity) : null);
      if (found) {
        this.#seats[number] = found;
        continue;
      }
      const { seated, rivals } = this.#least(number);
      this.#seats[number] = seated;
      if (turn > PATIENCE) continue;
      for (const rival of rivals) {
        this.#seats[rival] = null;
        this.#moved[rival] = (this.#moved[rival] ?? 0) + 1;
        queue.unshift(rival);
      }
    }
  }

  placed(stack: Stack, number: number, key: string): Placed {
    const { k } = this.#wanted;
    const { form, at } = this.#seats[number] as Seated;
    return {
      id: stack.drawn.id,
      x: at[0] / k,
      y: at[1] / k,
      names: form.names,
      wagon: form.wagon,
      grain: form.grain,
      chips: form.chips.map(([x, y], place) => ({
        ...(stack.chips[place] as { material: string; kind: Standing }),
        x,
        y,
      })),
      parts: form.parts,
      box: around(form.parts),
      leader: this.#leader(number, form, at),
      key,
    };
  }

  #formsFor(number: number, grain: Grain): Form[] {
    const key = `${number} ${grain.r}`;
    let forms = this.#forms.get(key);
    if (!forms) {
      forms = formsOf(this.#stack(number), this.#sizes, grain, this.#named, this.#wanted.measure);
      this.#forms.set(key, forms);
    }
    return forms;
  }

  #stack(number: number): Stack {
    return this.#wanted.stacks[number] as Stack;
  }

  #home(number: number): Point {
    const { k } = this.#wanted;
    const [x, y] = this.#stack(number).drawn.label;
    return [x * k, y * k];
  }

  /** The best free place, with as many letters as there is room for; null: there is none. */
  #best(number: number, reach: number): Seated | null {
    for (const grain of this.#grains(number)) {
      let best: Seated | null = null;
      let cheapest = Infinity;
      this.#each(
        number,
        grain,
        (form, at, cost) => {
          if (cost >= cheapest) return;
          const whole = cost + this.#landCost(number, form, at);
          if (whole >= cheapest) return;
          const seated = seat(form, at);
          if (!this.#free(number, seated)) return;
          best = seated;
          cheapest = whole;
        },
        reach,
        () => cheapest,
      );
      if (best) return best;
    }
    return null;
  }

  /** A stack that had to make room before is content with less. */
  #grains(number: number): readonly Grain[] {
    const { grains } = this.#sizes;
    if (this.#stack(number).chips.length === 0) return grains.slice(-1);
    return grains.slice(Math.min(Math.floor((this.#moved[number] ?? 0) / 2), grains.length - 1));
  }

  /** Every form at every place near home, the nearest first. */
  #each(
    number: number,
    grain: Grain,
    visit: (form: Form, at: Point, cost: number) => void,
    reach: number,
    limit: () => number,
  ): void {
    const [x, y] = this.#home(number);
    const forms = this.#formsFor(number, grain);
    for (const { dx, dy, far } of OFFSETS) {
      if (far > Math.min(grain.reach, reach) || far * NEAR >= limit()) break;
      for (const form of forms) visit(form, [x + dx, y + dy], far * NEAR + form.cost);
    }
  }

  /** The place where it lies on the least; whoever is there must go. */
  #least(number: number): { seated: Seated; rivals: number[] } {
    let best: Seated | null = null;
    let rivals: number[] = [];
    let cheapest = Infinity;
    const grain = this.#sizes.grains.at(-1) as Grain;
    this.#each(
      number,
      grain,
      (form, at, cost) => {
        const land = this.#landCost(number, form, at);
        const seated = seat(form, at);
        const off = this.#blocked(seated) ? 100_000 : 0;
        const others = this.#rivals(number, seated);
        const price =
          cost +
          Math.min(land, 50_000) +
          off +
          others.reduce((all, one) => all + 60 * (1 + (this.#moved[one] ?? 0)), 0);
        if (price >= cheapest) return;
        cheapest = price;
        best = seated;
        rivals = others;
      },
      Infinity,
      () => Infinity,
    );
    return { seated: best as unknown as Seated, rivals };
  }

  #free(number: number, seated: Seated): boolean {
    return (
      !this.#blocked(seated) &&
      !this.#seats.some((other, at) => at !== number && other !== null && meets(seated, other))
    );
  }

  #rivals(number: number, seated: Seated): number[] {
    return this.#seats.flatMap((other, at) =>
      at !== number && other !== null && meets(seated, other) ? [at] : [],
    );
  }

  #blocked({ boxes, around: all }: Seated): boolean {
    const { fixed = [], room } = this.#wanted;
    if (room && !within(all, room)) return true;
    return fixed.some((box) => overlap(all, box) && boxes.some((part) => overlap(part, box)));
  }

  /** What it costs to stand there; no chip may stand on another's land. */
  #landCost(number: number, form: Form, [x, y]: Point): number {
    const { k, ground } = this.#wanted;
    const own = ground.numberOf(this.#stack(number).drawn.id);
    let cost = 0;
    if (form.wagon) {
      const [wide, high] = this.#sizes.wagon;
      for (const [dx, dy] of CORNERS) {
        const soil = ground.at(
          (x + form.wagon[0] + (dx * wide) / 2) / k,
          (y + form.wagon[1] + (dy * high) / 2) / k,
          own,
        );
        if (soil === "foreign" && dx === 0 && form.grain.letters) return Infinity;
        if (soil === "foreign") cost += dx === 0 ? 60 : 5;
        else if (soil !== "own") cost += dx === 0 ? 12 : 0.5;
      }
    }
    const { r } = form.grain;
    for (const [dx, dy] of DISC) {
      for (const [cx, cy] of form.chips) {
        const soil = ground.at((x + cx + dx * r) / k, (y + cy + dy * r) / k, own);
        if (soil === "foreign") return Infinity;
        if (soil === "scenery") cost += 0.4;
      }
    }
    for (const part of form.parts) {
      if (part.what !== "name") continue;
      for (const at of [0.02, 0.5, 0.98]) {
        const soil = ground.at(
          (x + part.left + (part.right - part.left) * at) / k,
          (y + (part.top + part.bottom) / 2) / k,
          own,
        );
        if (soil === "foreign") cost += form.wagon ? 2.5 : at === 0.5 ? 20 : 12;
      }
    }
    return cost;
  }

  /** A stack that does not touch its land has a line to it. */
  #leader(number: number, form: Form, [x, y]: Point): Point | null {
    const { k, ground } = this.#wanted;
    const { drawn } = this.#stack(number);
    const own = ground.numberOf(drawn.id);
    const core = around(
      form.parts.filter(({ what }) => what === (form.wagon ? "wagon" : "name") || form.names.length === 0),
    );
    for (let row = 0; row <= 6; row += 1) {
      for (let column = 0; column <= 6; column += 1) {
        const px = x + core.left - 5 + ((core.right - core.left + 10) * column) / 6;
        const py = y + core.top - 5 + ((core.bottom - core.top + 10) * row) / 6;
        if (ground.at(px / k, py / k, own) === "own") return null;
      }
    }
    return drawn.leader ?? nearestLand([x / k, y / k], own, ground) ?? drawn.label;
  }
}

/** What a pixel away from its place costs. */
const NEAR = 0.45;
const RING: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
];
/** Points all over a disc: its rim, and inside it, where an island or a cape could lie. */
const DISC: readonly Point[] = [
  [0, 0],
  ...[0.9, 0.65, 0.4].flatMap((r) => RING.map(([x, y]): Point => [x * r, y * r])),
];
const CORNERS: readonly Point[] = [
  [0, 0],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
];

function seat(form: Form, at: Point): Seated {
  const boxes = form.parts.map((part) => shifted(part, at));
  return { form, at, boxes, around: around(boxes) };
}

function meets(one: Seated, other: Seated): boolean {
  if (!near(one.around, other.around)) return false;
  return one.boxes.some((box) => other.boxes.some((rival) => near(box, rival)));
}

const near = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** Of a territory's land, the point that is nearest, and a little further in. */
function nearestLand([x, y]: Point, own: number, ground: Ground): Point | null {
  for (let far = 2; far < 200; far += 3) {
    for (let ray = 0; ray < 24; ray += 1) {
      const [ux, uy] = [Math.cos((ray / 24) * 2 * Math.PI), Math.sin((ray / 24) * 2 * Math.PI)];
      if (ground.at(x + ux * far, y + uy * far, own) === "own")
        return [x + ux * (far + 2), y + uy * (far + 2)];
    }
  }
  return null;
}
