/** What undo takes back: a gesture of two moves as one, and never only what was answered by a wish. */
import { expect, it } from "vitest";
import { panel } from "$/games/raw/panel/decisions";
import { gestureOf } from "$/games/raw/view/gestures";
import { Store } from "$/games/raw/store.svelte";
import type { Entry } from "$/protocol/types";
import { lockFault } from "$/shell/prompt/undo";
import { choice, FakePlay, viewOf } from "./table.svelte";

let seq = 0;
const moved = (move: string, more: Partial<Entry> = {}): Entry => ({
  at: 0,
  kind: "moved",
  seq: (seq += 1),
  seat: 0,
  move,
  ...more,
});

function after(...entries: Entry[]): FakePlay {
  const play = new FakePlay();
  play.view = viewOf({ "3": { owner: 0, card: "brute" } });
  play.chair.entries = entries;
  return play;
}

it("burying is one deed, however it was done (32)", () => {
  expect(gestureOf(after(moved("bury 3"), moved("put spark")).play, false)).toEqual({
    moves: 2,
    automatic: 0,
  });
  expect(gestureOf(after(moved("lay brute"), moved("lay wall")).play, false)).toEqual({
    moves: 1,
    automatic: 0,
  });
  expect(gestureOf(after(moved("attack 3"), moved("split 7"), moved("target 8")).play, false)).toEqual({
    moves: 3,
    automatic: 0,
  });
  // What has shown a card stays.
  expect(gestureOf(after(moved("attack 3", { settled: "revealed" }), moved("target 7")).play, false)).toEqual(
    { moves: 1, automatic: 0 },
  );
});

it("lives that are always left are taken back only with what was done before", () => {
  const drew = moved("draw", { settled: "revealed" });
  const entries = [drew, moved("pass")];
  expect(gestureOf(after(...entries).play, true)).toEqual({ moves: 1, automatic: 1 });
  expect(gestureOf(after(...entries).play, false)).toEqual({ moves: 1, automatic: 0 });
  expect(lockFault(entries, 0)).toBeNull();
  expect(lockFault(entries, 0, undefined, 1)).toBe("revealed"); // the card that was drawn has been seen
});

it("the question for the card to bury has a way back", () => {
  const play = after(moved("bury 3"));
  play.view = viewOf({ "3": { owner: 0, card: "brute" } }, { prompt: { do: "bury", spot: 3 } });
  play.choices = [choice("put", { card: "jaw" })];
  const store = new Store(play.play);
  store.tidy();
  panel(store)
    ?.buttons.find(({ id }) => id === "cancel")
    ?.run();
  expect(play.undo).toHaveBeenCalledTimes(1);
  expect(store.back()).toBe(true); // Esc
  expect(play.undo).toHaveBeenCalledTimes(2);
});

it("lives that are always left are not asked about, not even for a moment", () => {
  const play = after();
  play.view = viewOf({}, { phase: "harvest", prompt: { do: "life" } });
  play.choices = [choice("pass"), choice("life", { card: "spark" })];
  const store = new Store(play.play);
  expect(panel(store)).not.toBeNull();
  store.lifeWish.choose(true);
  expect(panel(store)).toBeNull();
});
