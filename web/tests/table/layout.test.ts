import { describe, expect, it } from "vitest";
import { Layout } from "../../src/shell/layout.svelte";

describe("what of a table is in sight", () => {
  it("is the board first, and beside it what the game wants to show first", () => {
    expect(new Layout()).toMatchObject({ tab: "board", rail: false, turn: "log" });
    expect(new Layout("aside").turn).toBe("aside");
  });

  it("is the log on every screen once it is asked for", () => {
    const layout = new Layout("aside");
    layout.openLog();
    expect(layout).toMatchObject({ tab: "log", rail: true, turn: "log" });
  });
});
