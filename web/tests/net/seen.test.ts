import { beforeEach, describe, expect, it, vi } from "vitest";

describe("how far the seats of this device have seen", () => {
  const kept = new Map<string, string>();
  let full = false;
  let seen: typeof import("$/net/seen");
  beforeEach(async () => {
    kept.clear();
    full = false;
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error("QuotaExceededError");
        kept.set(key, value);
      },
    });
    vi.resetModules();
    seen = await import("$/net/seen");
  });

  it("is kept by table and seat, and never goes back", () => {
    expect(seen.lastSeen("t", 0)).toBe(0);
    seen.see("t", [0, 2], 7);
    seen.see("t", [0], 9);
    seen.see("t", [0], 5);
    expect([0, 1, 2].map((seat) => seen.lastSeen("t", seat))).toEqual([9, 0, 7]);
    expect(seen.lastSeen("other", 0)).toBe(0);
  });

  it("is kept of the forty tables that were looked at last", () => {
    for (let n = 0; n < 45; n++) seen.see(`t${n}`, [0], 1);
    seen.see("t10", [0], 2);
    seen.see("new", [0], 1);
    expect(["t0", "t10", "t44", "new"].map((table) => seen.lastSeen(table, 0))).toEqual([0, 2, 1, 1]);
    expect(Object.keys(JSON.parse([...kept.values()][0] ?? "") as object)).toHaveLength(40);
  });

  it("survives a browser that keeps nothing, and what somebody else has written", () => {
    kept.set("ludoteka.seen", '[1, {"t": {"0": "x"}}]');
    expect(seen.lastSeen("t", 0)).toBe(0);
    kept.set("ludoteka.seen", '{"t": {"0": "x"}}');
    expect(seen.lastSeen("t", 0)).toBe(0);
    full = true;
    seen.see("t", [0], 4);
    expect(seen.lastSeen("t", 0)).toBe(4);
  });
});
