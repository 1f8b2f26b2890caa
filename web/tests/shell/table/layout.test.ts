import { describe, expect, it } from "vitest";
import { Layout } from "$/shell/table/layout.svelte";

describe("what of a table is in sight", () => {
  it("is the board first, and beside it what the game wants to show first", () => {
    expect(new Layout()).toMatchObject({ tab: "board", rail: false, turn: "log" });
    expect(new Layout("aside").turn).toBe("aside");
  });

  it("lets hear what is said where the log or the chat is in sight", () => {
    const layout = new Layout("aside");
    expect(layout.hears(true)).toBe(false);
    layout.turn = "chat";
    expect([layout.hears(true), layout.hears(false)]).toEqual([true, false]);
    layout.rail = true;
    expect(layout.hears(false)).toBe(true);
    layout.openBoard();
    layout.turn = "aside";
    layout.tab = "players";
    expect(layout.hears(false)).toBe(true);
  });

  it("is the log on every screen once it is asked for", () => {
    const layout = new Layout("aside");
    layout.openLog();
    expect(layout).toMatchObject({ tab: "log", rail: true, turn: "log" });
  });
});
