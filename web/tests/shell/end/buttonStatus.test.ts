import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Told } from "$/shell/end/buttonStatus.svelte";

describe("what came of something that was tried", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told at its own button, for a while", () => {
    const told = new Told();
    told.say("link", "copied");
    expect([told.at("link", "copy it"), told.at("record", "save it")]).toEqual(["copied", "save it"]);
    vi.advanceTimersByTime(6000);
    expect(told.at("link", "copy it")).toBe("copy it");
  });

  it("makes room for what is tried next, which stays for its own time", () => {
    const told = new Told();
    told.say("link", "copied");
    vi.advanceTimersByTime(4000);
    told.say("record", "saved");
    vi.advanceTimersByTime(4000);
    expect([told.at("link", "copy it"), told.at("record", "save it")]).toEqual(["copy it", "saved"]);
  });
});
