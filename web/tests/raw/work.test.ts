// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Checker } from "$/editor/checker.svelte";
import { Drafts } from "$/editor/drafts.svelte";
import type { Written } from "$/editor/toml";
import { OpenDraft } from "$/editor/openDraft.svelte";
import { Unreachable } from "$/net/http";

const store = new Map<string, string>();
let full = false;
const listeners = new Set<(event: { key: string | null }) => void>();

beforeEach(() => {
  store.clear();
  full = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error("full");
      store.set(key, value);
    },
    removeItem: (key: string) => store.delete(key),
    key: (at: number) => [...store.keys()][at] ?? null,
    get length() {
      return store.size;
    },
  });
  vi.stubGlobal("addEventListener", (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  );
  vi.stubGlobal("removeEventListener", (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  );
});
afterEach(() => vi.unstubAllGlobals());

const deck = (name: string): Written => ({ top: { name }, entries: [], note: "" });
const begun = (drafts: Drafts, id = "one"): OpenDraft => {
  const draft = { written: deck("a"), when: 1, by: "" };
  drafts.write(id, draft);
  return new OpenDraft(drafts, id, draft);
};
const name = (work: OpenDraft): unknown => work.written.top.name;

describe("a deck in the works", () => {
  it("is kept at every change, and every change can be taken back and made again", () => {
    const drafts = new Drafts("raw");
    const work = begun(drafts);
    work.change(deck("b"));
    work.change(deck("c"));
    expect(drafts.read("one")?.written.top.name).toBe("c");
    work.undo();
    work.undo();
    work.undo();
    expect([name(work), work.undoable, work.redoable]).toEqual(["a", false, true]);
    expect(drafts.read("one")?.written.top.name).toBe("a");
    work.redo();
    expect(name(work)).toBe("b");
    work.change(deck("d"));
    expect(work.redoable).toBe(false);
  });

  it("takes what is typed into one field as one step", () => {
    const work = begun(new Drafts("raw"));
    for (const text of ["x", "xy", "xyz"]) work.change(deck(text), "name");
    work.pause();
    work.change(deck("xyzw"), "name");
    work.undo();
    expect(name(work)).toBe("xyz");
    work.undo();
    expect(name(work)).toBe("a");
  });

  it("is not destroyed by another tab: its change comes in, and undo brings back ours", () => {
    const drafts = new Drafts("raw");
    const work = begun(drafts);
    work.change(deck("ours"));
    store.set(
      "ludoteka.drafts.raw.one",
      JSON.stringify({ written: deck("theirs"), when: Date.now() + 5000, by: "other" }),
    );
    for (const listener of listeners) listener({ key: "ludoteka.drafts.raw.one" });
    expect([name(work), work.elsewhere]).toEqual(["theirs", true]);
    work.undo();
    expect(name(work)).toBe("ours");
    // Even one that was not told of yet is a step that can be gone back to.
    store.set(
      "ludoteka.drafts.raw.one",
      JSON.stringify({ written: deck("late"), when: Date.now() + 9000, by: "other" }),
    );
    work.change(deck("next"));
    work.undo();
    expect(name(work)).toBe("late");
    work.close();
  });

  it("says where a browser keeps nothing, and goes on", () => {
    const drafts = new Drafts("raw");
    const work = begun(drafts);
    full = true;
    work.change(deck("b"));
    expect([work.unkept, name(work), drafts.read("one")?.written.top.name]).toEqual([true, "b", "b"]);
  });

  it("lies beside others, the latest first; whatever else is in the store is left alone", () => {
    const drafts = new Drafts("raw");
    drafts.write("old", { written: deck("old"), when: 1, by: "" });
    drafts.write("new", { written: deck("new"), when: 2, by: "" });
    store.set("ludoteka.drafts.raw.odd", "{");
    store.set("ludoteka.drafts.rawsiko.x", "{}");
    expect(drafts.list.map(({ id }) => id)).toEqual(["new", "old"]);
    drafts.remove("new");
    expect(drafts.list.map(({ id }) => id)).toEqual(["old"]);
  });
});

describe("the check", () => {
  it("is asked for once a text has rested, and only the latest answer counts", async () => {
    vi.useFakeTimers();
    const answers: ((faults: string[]) => void)[] = [];
    const checker = new Checker(
      "raw",
      (_, text) =>
        new Promise((resolve) => answers.push(() => resolve({ faults: [], digest: text, data: null }))),
    );
    checker.look("a");
    checker.look("ab");
    await vi.advanceTimersByTimeAsync(1000);
    expect(answers).toHaveLength(1);
    checker.look("abc");
    answers[0]?.([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(checker.found).toBeNull();
    answers[1]?.([]);
    await vi.advanceTimersByTimeAsync(0);
    expect([checker.found?.digest, checker.current]).toEqual(["abc", true]);
    vi.useRealTimers();
  });

  it("is asked for again when the server was away", async () => {
    vi.useFakeTimers();
    let away = true;
    const checker = new Checker("raw", () =>
      away ? Promise.reject(new Unreachable()) : Promise.resolve({ faults: [], digest: "x", data: null }),
    );
    checker.look("a");
    await vi.advanceTimersByTimeAsync(1000);
    expect(checker.away).toBe(true);
    away = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([checker.away, checker.current]).toEqual([false, true]);
    vi.useRealTimers();
  });
});
