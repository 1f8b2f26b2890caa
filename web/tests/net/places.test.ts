import { beforeEach, describe, expect, it, vi } from "vitest";

class Shelf {
  kept = new Map<string, string>();
  full = false;
  room = Infinity;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full || value.length > this.room) throw new Error("QuotaExceededError");
    this.kept.set(key, value);
  }
}

describe("the places of this device", () => {
  let shelf: Shelf;
  let module: typeof import("$/net/places");
  let storing: { failed: boolean };
  beforeEach(async () => {
    shelf = new Shelf();
    vi.stubGlobal("localStorage", shelf);
    vi.resetModules();
    module = await import("$/net/places");
    ({ storing } = await import("$/net/storage.svelte"));
  });

  it("are kept with what is new, and nothing is lost by leaving it out", () => {
    module.keep({ table: "t", game: "toy", title: "Toy", host: "h", seats: { "0": "a" } });
    module.keep({ table: "t", seats: { "2": "b" }, commitment: "c" });
    const place = module.placeAt("t");
    expect(place).toMatchObject({ game: "toy", host: "h", commitment: "c", seats: { "0": "a", "2": "b" } });
    expect(module.tokensOf(place)).toEqual(["a", "b", "h"]);
  });

  it("move and end by the server's word for a token, and by nothing else", () => {
    module.keep({ table: "t", seats: { "0": "a", "1": "b" } }, 3);
    module.keepTold("t", [{ token: "a", seat: 1 }], 5);
    expect(module.placeAt("t")?.seats).toEqual({ "1": "a" });
    module.keepTold("t", [{ token: "b", seat: 0 }], 5); // it had not been lost
    expect(module.placeAt("t")?.seats).toEqual({ "0": "b", "1": "a" });
    module.keepTold("t", [{ token: "b", seat: null }], 4); // older than what is known
    expect(module.placeAt("t")?.seats).toEqual({ "0": "b", "1": "a" });
    module.keepTold("t", [{ token: "b", seat: null }], 6);
    expect(module.placeAt("t")?.seats).toEqual({ "1": "a" });
    module.keepTold("forgotten", [{ token: "a", seat: 2 }], 9);
    expect(module.placeAt("forgotten")).toBeUndefined();
  });

  it("are read as an earlier version of the page has written them", () => {
    shelf.kept.set("ludoteka.places", '[{"table": "t", "seats": {"2": "a"}, "at": 1}]');
    module.keepTold("t", [{ token: "a", seat: 1 }], 8);
    expect(module.placeAt("t")?.seats).toEqual({ "1": "a" });
  });

  it("lose finished games first, where there are too many", () => {
    module.keep({ table: "open", seats: { "0": "a" } });
    for (let n = 0; n < 45; n++) module.keep({ table: `t${n}`, finished: true });
    expect(module.places()).toHaveLength(40);
    expect(module.placeAt("open")?.seats).toEqual({ "0": "a" });
  });

  it("have the latest table first, and never lose one that goes on", () => {
    for (let n = 0; n < 60; n++) module.keep({ table: `t${n}`, seats: { "0": `token${n}` } });
    module.keep({ table: "t30" });
    expect(module.places()).toHaveLength(60);
    expect(module.places()[0]?.table).toBe("t30");
    expect(module.placeAt("t0")?.seats).toEqual({ "0": "token0" });
  });

  it("lose tables that are gone as well, but the latest of them", () => {
    for (let n = 0; n < 45; n++) module.keep({ table: `old${n}`, seats: { "0": "x" } });
    for (let n = 0; n < 45; n++) module.keepGone(`old${n}`, true);
    for (let n = 0; n < 45; n++) module.keep({ table: `t${n}`, seats: { "0": "a" } });
    const kept = module.places().map(({ table }) => table);
    expect(kept.filter((table) => table.startsWith("t"))).toHaveLength(45);
    expect(kept.filter((table) => table.startsWith("old"))).toEqual([
      "old44",
      "old43",
      "old42",
      "old41",
      "old40",
    ]);
    module.keepGone("old44", false); // the server has it after all
    module.keep({ table: "one more" });
    expect(module.placeAt("old44")?.seats).toEqual({ "0": "x" });
  });

  it("last as long as the page where a browser keeps nothing, and that is said", () => {
    shelf.full = true;
    module.keep({ table: "t", seats: { "0": "a" } });
    expect(module.placeAt("t")?.seats).toEqual({ "0": "a" });
    expect(storing.failed).toBe(true);
    shelf.full = false;
    module.keep({ table: "t", title: "T" });
    expect(storing.failed).toBe(false);
    expect(JSON.parse(shelf.kept.get("ludoteka.places") ?? "[]")).toMatchObject([
      { table: "t", seats: { "0": "a" } },
    ]);
  });

  it("make room by what is of no use before they say so", () => {
    for (let n = 0; n < 3; n++) module.keep({ table: `over${n}`, seats: { "0": "old" }, finished: true });
    shelf.room = JSON.stringify(module.places()).length + 10;
    module.keep({ table: "t", seats: { "0": "a" } });
    expect(storing.failed).toBe(false);
    expect(module.places().map(({ table }) => table)).toEqual(["t"]);
  });

  it("say nothing where there is no seat to be lost", () => {
    shelf.full = true;
    module.keep({ table: "t", title: "watched" });
    expect(storing.failed).toBe(false);
  });

  it("survive what somebody else has written there", () => {
    shelf.kept.set("ludoteka.places", '{"no": "list"}');
    expect(module.places()).toEqual([]);
    shelf.kept.set("ludoteka.places", '[{"table": 3}, {"table": "t", "seats": {}}]');
    expect(module.places().map((place) => place.table)).toEqual(["t"]);
  });

  it("are forgotten with the table", () => {
    module.keep({ table: "t", seats: { "0": "a", "1": "b" } });
    module.forget("t");
    expect(module.placeAt("t")).toBeUndefined();
  });
});
