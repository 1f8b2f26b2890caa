/** On a phone the map turns to what is told: closely enough to be read, and no more often than it must. */
import { beforeEach, describe, expect, it } from "vitest";
import { neighboursOf } from "$/games/rawsiko/view/data";
import { type Store, storeOf } from "$/games/rawsiko/store.svelte";
import type { Placed } from "$/games/rawsiko/map/layout/arrangement";
import { fit, type Frame, type Insets, type Size } from "$/games/rawsiko/map/view/camera";
import { wraps } from "$/games/rawsiko/map/mapData";
import { inView, type Told, toldFrame } from "$/games/rawsiko/map/view/frames";
import { layOut } from "$/games/rawsiko/map/layout/sheet";
import { TOOLS_ROW } from "$/games/rawsiko/map/layout/tools";
import { surroundings, watched } from "$/games/rawsiko/map/view/surroundings";
import { crowdedView, sceneOf } from "./scenes";
import { FakePlay, moves } from "./table.svelte";
import { drawing, viewOf, world } from "./world";

const labels = new Map(drawing.territories.map(({ id, label }) => [id, label]));
const scene = sceneOf(crowdedView("TUR"), "en");
const sheets = new Map<number, readonly Placed[]>();

function lay(k: number): readonly Placed[] {
  const known = sheets.get(k) ?? layOut(scene, k, null).placed;
  sheets.set(k, known);
  return known;
}

/** The map's window on a phone, as the browser has it; `dice` lie over its lower part. */
const PHONES: [string, Size][] = [
  ["390x844", { width: 390, height: 560 }],
  ["360x740", { width: 360, height: 456 }],
];
const bottom = ({ height }: Size): number => Math.min(100, height * 0.22);
const globe = (view: Size): Frame => fit(drawing, view, { top: TOOLS_ROW, bottom: bottom(view) });

function told(view: Size, ids: string[], dice: boolean, latest = ids): Told {
  const open: Insets = { top: TOOLS_ROW, bottom: bottom(view) };
  const insets = dice ? { ...open, bottom: 180 } : open;
  return {
    ids,
    latest,
    surroundings: (some) => surroundings(world, some),
    label: (id) => labels.get(id),
    lay,
    world: globe(view),
    view,
    insets,
    open,
  };
}

describe.each(PHONES)("what is told at %s", (_, view) => {
  const pairs = [...world.territories.keys()].flatMap((one) =>
    neighboursOf(world, one)
      .filter((other) => one < other)
      .map((other) => [one, other]),
  );

  it.each([false, true])(
    "is to be seen with both its ends and larger than on the world (dice: %s)",
    (dice) => {
      const wrong = pairs.filter((pair) => {
        const place = told(view, pair, dice);
        const { frame } = toldFrame(place);
        const [one = "", other = ""] = pair;
        const least = wraps(drawing, one, other) ? globe(view).k * 1.2 : dice ? 0.55 : 0.58;
        return frame.k < least || frame.k > 0.8 || !inView(pair, lay(frame.k), frame, view, place.insets);
      });
      expect(wrong).toEqual([]);
    },
  );

  it("has its continent around it, so that the next thing there needs no other frame", () => {
    for (const continent of world.continents) {
      const all = [...(world.onContinent.get(continent) ?? [])];
      const frames = all.map((id) => toldFrame(told(view, [id], false)).frame);
      for (const frame of frames)
        expect(inView(all, lay(frame.k), frame, view, { top: TOOLS_ROW, bottom: 0 })).toBe(true);
    }
  });

  it("is shown together if it was placed in one breath, or else the latest of it", () => {
    const near = toldFrame(told(view, ["FRA", "EGY"], false, ["EGY"]));
    expect(near.ids).toEqual(["FRA", "EGY"]);
    const far = toldFrame(told(view, ["PER", "AUS"], false, ["AUS"]));
    expect(far.ids).toEqual(["AUS"]);
    expect(far.frame).toEqual(toldFrame(told(view, ["AUS"], false)).frame);
  });
});

describe("what is to be seen", () => {
  let play: FakePlay;
  let store: Store;

  beforeEach(() => {
    play = new FakePlay();
    store = storeOf(play.play);
    play.view = viewOf({ phase: "investing", territories: { TUR: [0, 4, 4], DEU: [1, 2, 2] } });
  });

  it("is decided by what is told as long as it is told, even if one's own turn has come", () => {
    expect(watched(store)).toEqual(["TUR"]);
    play.busy = true;
    play.lastBeat = { events: [{ kind: "assets_placed", seat: 1, territory: "DEU", count: 1, left: 0 }] };
    expect(watched(store)).toBeUndefined();
    play.busy = false;
    expect(watched(store)).toEqual(["TUR"]);
    play.myTurn = false;
    expect(watched(store)).toBeNull();
  });

  it("is what one has chosen oneself, once there is a choice", () => {
    play.view = viewOf({ territories: { TUR: [0, 4, 4], DEU: [1, 2, 2] } });
    play.choices = moves("TUR", "DEU", 3);
    play.busy = true; // its last words are still up
    store.tap("TUR");
    expect(watched(store)).toContain("DEU");
  });

  it("is what the coach of a lesson names, until something is chosen", () => {
    play.view = viewOf({ territories: { TUR: [0, 4, 4], DEU: [1, 2, 2] } });
    expect(watched(store)).toBeNull();
    play.meant = new Set(["t:TUR", "t:IRQ", "ui:actions"]);
    expect(watched(store)).toEqual(["TUR", "IRQ"]);
    play.choices = moves("TUR", "DEU", 3);
    store.tap("TUR");
    expect(watched(store)).toContain("DEU");
  });

  it("stays in a replay while a step is shown, and is the world afterwards", () => {
    play.at = 12;
    play.busy = true;
    expect(watched(store)).toBeUndefined();
    play.busy = false;
    expect(watched(store)).toBeNull();
  });
});
