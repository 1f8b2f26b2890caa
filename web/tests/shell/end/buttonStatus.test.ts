import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ButtonStatus } from "$/shell/end/buttonStatus.svelte";

describe("what came of something that was tried", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told at its own button, for a while", () => {
    const status = new ButtonStatus();
    status.say("link", "copied");
    expect([status.at("link", "copy it"), status.at("record", "save it")]).toEqual(["copied", "save it"]);
    vi.advanceTimersByTime(6000);
    expect(status.at("link", "copy it")).toBe("copy it");
  });

  it("makes room for what is tried next, which stays for its own time", () => {
    const status = new ButtonStatus();
    status.say("link", "copied");
    vi.advanceTimersByTime(4000);
    status.say("record", "saved");
    vi.advanceTimersByTime(4000);
    expect([status.at("link", "copy it"), status.at("record", "save it")]).toEqual(["copy it", "saved"]);
  });
});
