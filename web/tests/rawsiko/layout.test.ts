/**
 * The map at every size that matters, in four languages, with every territory as the one that is chosen:
 * nothing is hidden, nothing lies on anything, no material stands on foreign land, and whatever the
 * choice is about is to be seen. The browser's part of it is tests/browser/test_rawsiko_layout.py.
 */
import { describe, expect, it } from "vitest";
import { neighboursOf, type RawsikoView } from "$/games/rawsiko/view/data";
import { factsOf } from "$/games/rawsiko/view/facts";
import { addBoxes } from "$/games/rawsiko/map/layout/extras";
import type { Placed } from "$/games/rawsiko/map/layout/arrangement";
import { type Box, boxAt, overlap, type Room, shifted, within } from "$/games/rawsiko/map/layout/boxes";
import { fit, type Insets, type Size } from "$/games/rawsiko/map/view/camera";
import { lines } from "$/games/rawsiko/map/mapData";
import { isCramped } from "$/games/rawsiko/map/layout/forms";
import { frameOf, inView } from "$/games/rawsiko/map/view/frames";
import { groundOf } from "$/games/rawsiko/map/layout/ground";
import { layOut, type Scene, type Sheet } from "$/games/rawsiko/map/layout/sheet";
import { TOOLS_ROW, toolBoxes } from "$/games/rawsiko/map/layout/tools";
import { crowdedView, emptyView, LANGUAGES, measure, sceneOf } from "./scenes";
import { drawing, names, world } from "./world";

interface Screen {
  /** The map's window on it, as the browser has it. */
  view: Size;
  insets: Insets;
  reserved: Insets;
}

const NONE: Insets = { top: 0, bottom: 0 };
const phone = (width: number, height: number): Screen => ({
  view: { width, height },
  insets: { top: TOOLS_ROW, bottom: Math.min(100, height * 0.22) },
  reserved: { top: TOOLS_ROW, bottom: Math.min(250, height * 0.56) },
});
const large = (width: number, height: number): Screen => ({
  view: { width, height },
  insets: NONE,
  reserved: NONE,
});

const SCREENS: Record<string, Screen> = {
  "360x740": phone(360, 456),
  "390x844": phone(390, 560),
  "768x1024": large(768, 675),
  "1280x720": large(980, 484),
  "1366x768": large(1066, 580),
  "1440x900": large(1140, 712),
  "1920x1080": large(1620, 892),
};

const ids = [...world.territories.keys()];
const ground = groundOf(drawing);
const labels = new Map(drawing.territories.map(({ id, label }) => [id, label]));

function roomOf({ view, insets }: Screen): Room {
  const { x, y } = fit(drawing, view, insets);
  return {
    open: {
      left: 2 - x,
      right: view.width - 2 - x,
      top: insets.top + 2 - y,
      bottom: view.height - insets.bottom - 2 - y,
    },
    tools: toolBoxes(view).map((box) => shifted(box, [-x, -y])),
  };
}

const boxes = ({ parts, x, y }: Placed, k: number): Box[] =>
  parts.map((part) => shifted(part, [x * k, y * k]));

/** How much of a disc is so. */
function share(r: number, is: (dx: number, dy: number) => boolean): number {
  const steps = [-1, -0.5, 0, 0.5, 1].map((step) => step * r);
  const points = steps
    .flatMap((dx) => steps.map((dy) => [dx, dy] as const))
    .filter(([dx, dy]) => Math.hypot(dx, dy) <= r * 1.01);
  return points.filter(([dx, dy]) => is(dx, dy)).length / points.length;
}

/** What is wrong with a layout, in words. */
function faults(
  { k, level, placed, fixed, portraits }: Sheet,
  view: RawsikoView,
  language: string,
  all: boolean,
  room: Box | null,
): string[] {
  const found: string[] = [];
  const facts = factsOf(view, world);
  const name = names(language);
  const laid = placed.map((one) => boxes(one, k));
  placed.forEach((one, number) => {
    const text = one.names
      .map((line) => line.text)
      .join("")
      .replace(/[ -]/g, "");
    if (level !== "world" && text !== name(one.id).replace(/[ -]/g, ""))
      found.push(`the name of ${one.id} is not whole`);
    const mine = view.territories[one.id]?.[0] === view.seat;
    const due = (world.territories.get(one.id)?.materials ?? []).filter(
      (material) => all || mine || facts.needed.includes(material),
    );
    const shown = new Set(one.chips.map(({ material }) => material));
    if (due.some((material) => !shown.has(material))) found.push(`materials of ${one.id} are missing`);
    if (view.territories[one.id] && !one.wagon) found.push(`the wagon of ${one.id} is missing`);
    placed.slice(number + 1).forEach((other, at) => {
      if (laid[number]?.some((box) => laid[number + 1 + at]?.some((rival) => overlap(box, rival))))
        found.push(`${one.id} lies on ${other.id}`);
    });
    if (laid[number]?.some((box, at) => laid[number]?.slice(at + 1).some((other) => overlap(box, other))))
      found.push(`${one.id} lies on itself`);
    if (laid[number]?.some((box) => fixed.some((other) => overlap(box, other))))
      found.push(`${one.id} lies on a portrait or a button`);
    if (room && laid[number]?.some((box) => !within(box, room))) found.push(`${one.id} is not in the window`);
    const own = ground.numberOf(one.id);
    for (const { x, y, material } of one.chips) {
      const foreign =
        share(
          one.grain.r * 0.8,
          (dx, dy) => ground.at(one.x + (x + dx) / k, one.y + (y + dy) / k, own) === "foreign",
        ) > 0.2;
      if (foreign) found.push(`${material} of ${one.id} stands on foreign land`);
    }
  });
  portraits.forEach((one, number) => {
    const box = boxAt(one.x * k, one.y * k, one.width, one.height);
    for (const other of portraits.slice(number + 1)) {
      if (overlap(box, boxAt(other.x * k, other.y * k, other.width, other.height)))
        found.push(`the portrait of ${one.id} lies on that of ${other.id}`);
    }
    if (room && !within(box, room)) found.push(`the portrait of ${one.id} is not in the window`);
  });
  if (room && portraits.length < 6) found.push("a portrait is missing");
  return found;
}

describe.each(Object.keys(SCREENS))("the whole world at %s", (size) => {
  const screen = SCREENS[size] as Screen;
  const { k } = fit(drawing, screen.view, screen.insets);
  const room = roomOf(screen);

  it.each(LANGUAGES)(
    "in %s shows everything, and nothing lies on anything",
    (language) => {
      // Every territory is the reader's own in one of the four.
      for (const source of ids.slice(0, 4)) {
        const view = crowdedView(source);
        expect(faults(layOut(sceneOf(view, language), k, room), view, language, false, room.open)).toEqual(
          [],
        );
      }
      const view = emptyView();
      expect(faults(layOut(sceneOf(view, language), k, room), view, language, false, room.open)).toEqual([]);
    },
    60_000,
  );

  it.each(LANGUAGES)(
    "in %s has room for all materials at once",
    (language) => {
      const view = crowdedView("TUR");
      expect(faults(layOut(sceneOf(view, language, true), k, room), view, language, true, room.open)).toEqual(
        [],
      );
    },
    60_000,
  );
});

describe.each([
  ["360x740", 360, 300],
  ["360x740, the coach's longest text", 360, 280],
  ["390x844", 390, 340],
])("where a lesson leaves little room (%s)", (_, width, height) => {
  const screen = phone(width, height);
  const { k } = fit(drawing, screen.view, screen.insets);

  it.each(LANGUAGES)(
    "in %s there are all materials nevertheless, as dots, and who is on each continent",
    (language) => {
      expect(isCramped(k)).toBe(true);
      for (const source of ids.slice(0, 4)) {
        const view = crowdedView(source);
        // In the Trade, and when they are asked for, those are shown too that the reader does not need.
        for (const all of [false, true]) {
          expect(
            faults(
              layOut(sceneOf(view, language, all), k, roomOf(screen)),
              view,
              language,
              all,
              roomOf(screen).open,
            ),
          ).toEqual([]);
        }
      }
    },
    60_000,
  );

  it("there are marks of up to five players beside every continent", () => {
    for (const count of [0, 1, 5]) {
      const there = [0, 1, 2, 3, 4].slice(0, count);
      const view = {
        ...crowdedView("TUR"),
        continents: Object.fromEntries(world.continents.map((id) => [id, there])),
      };
      const sheet = layOut(sceneOf(view, "en"), k, roomOf(screen));
      expect(sheet.portraits.map(({ id, name, small }) => [id, name, small])).toEqual(
        world.continents.map((id) => [id, "", true]),
      );
      expect(faults(sheet, view, "en", false, roomOf(screen).open)).toEqual([]);
    }
  });
});

/** Parts of the map look the same on every phone. */
const close = new Map<string, Sheet>();

describe.each(Object.keys(SCREENS))("a choice at %s", (size) => {
  const screen = SCREENS[size] as Screen;
  const globe = fit(drawing, screen.view, screen.insets);
  const room = roomOf(screen);

  it.each(LANGUAGES)(
    "in %s has every source and its targets in view, with their names",
    (language) => {
      const sheets = new Map<string, Sheet>();
      const views = ids.slice(0, 4).map(crowdedView);
      const scenes = views.map((view) => sceneOf(view, language));
      const name = names(language);
      const wrong: string[] = [];
      for (const source of ids) {
        const group = ids.indexOf(source) % 4;
        const lay = (k: number): Sheet => {
          const key = `${group} ${k}`;
          const shared = `${language} ${key}`;
          const sheet =
            sheets.get(key) ??
            close.get(shared) ??
            layOut(scenes[group] as Scene, k, k === globe.k ? room : null);
          sheets.set(key, sheet);
          if (k !== globe.k) close.set(shared, sheet);
          return sheet;
        };
        const chosen = [source, ...neighboursOf(world, source)];
        const frame = frameOf({
          ids: chosen,
          label: (id) => labels.get(id),
          lay: (k) => lay(k).placed,
          world: globe,
          view: screen.view,
          insets: screen.reserved,
        });
        const sheet = lay(frame.k);
        const { placed, k, level, sizes, fixed } = sheet;
        if (!inView(chosen, placed, frame, screen.view, screen.reserved))
          wrong.push(`${source} and its targets are not in view`);
        if (level !== "world") continue;
        // On a small world their names come to what is there.
        const open: Box = {
          left: 2 - frame.x,
          right: screen.view.width - 2 - frame.x,
          top: screen.insets.top - frame.y,
          bottom: screen.view.height - frame.y,
        };
        const wanted = chosen.map((id) => {
          const words = lines(name(id));
          return {
            id,
            width: Math.max(...words.map(measure)) * sizes.name + 4,
            height: words.length * sizes.line,
          };
        });
        const taken: Box[] = [...fixed, ...placed.flatMap((one) => boxes(one, k))];
        addBoxes(wanted, { placed, k, fixed, room: open }).forEach(({ id, x, y }, at) => {
          const box = boxAt(x * k, y * k, wanted[at]?.width ?? 0, wanted[at]?.height ?? 0);
          if (!within(box, open)) wrong.push(`the name of ${id} is not in view (from ${source})`);
          if (taken.some((other) => overlap(box, other)))
            wrong.push(`the name of ${id} lies on something (from ${source})`);
          taken.push(box);
        });
      }
      for (const [key, sheet] of sheets) {
        const view = views[Number(key.split(" ")[0])] as RawsikoView;
        wrong.push(...faults(sheet, view, language, false, null).map((fault) => `${fault} at ${sheet.k}`));
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );
});
