import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pause } from "$/table/pause";

describe("a pause between movements", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("lasts as long as it was asked to", async () => {
    const done = vi.fn();
    void pause(300, new AbortController().signal).then(done);
    await vi.advanceTimersByTimeAsync(299);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("is cut short, leaves no timer behind, and does not begin once all is cut short", async () => {
    const cut = new AbortController();
    const waiting = pause(300, cut.signal);
    cut.abort();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    await pause(300, cut.signal);
    await pause(0, new AbortController().signal);
    expect(vi.getTimerCount()).toBe(0);
  });
});
