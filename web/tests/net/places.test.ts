import { beforeEach, describe, expect, it, vi } from "vitest";

class Shelf {
  kept = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error("QuotaExceededError");
    this.kept.set(key, value);
  }
}

describe("the places of this device", () => {
  let shelf: Shelf;
  let module: typeof import("$/net/places");
  beforeEach(async () => {
    shelf = new Shelf();
    vi.stubGlobal("localStorage", shelf);
    vi.resetModules();
    module = await import("$/net/places");
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

  it("have the latest table first, and at most forty", () => {
    for (let n = 0; n < 50; n++) module.keep({ table: `t${n}` });
    module.keep({ table: "t30" });
    expect(module.places()).toHaveLength(40);
    expect(module.places()[0]?.table).toBe("t30");
  });

  it("last as long as the page where a browser keeps nothing", () => {
    shelf.full = true;
    module.keep({ table: "t", seats: { "0": "a" } });
    expect(module.placeAt("t")?.seats).toEqual({ "0": "a" });
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
