import { describe, expect, it } from "vitest";
import { placeAt, keep } from "$/net/places";
import type { TableInfo } from "$/protocol/types";
import { keepRematch, movedOn, recordName } from "$/shell/end/afterGame";

describe("a rematch", () => {
  it("moves everybody one seat on: the first becomes the last", () => {
    expect(movedOn({ 0: "a", 1: "b", 2: "c" }, 3)).toEqual({ 2: "a", 0: "b", 1: "c" });
    expect(movedOn({ 1: "b" }, 4)).toEqual({ 0: "b" });
    expect(movedOn({}, 4)).toEqual({});
  });

  it("keeps the tokens of this device under the new numbers, and the host's", () => {
    const table = { id: "old", game: "envyra", title: "Envyra", seats: [{}, {}, {}] } as unknown as TableInfo;
    keepRematch(table, "unknown");
    expect(placeAt("unknown")).toBeUndefined(); // an onlooker has nothing to keep
    keep({ table: "old", seats: { 0: "a", 2: "c" }, host: "h", commitment: "sealed" });
    keepRematch(table, "new");
    expect(placeAt("new")).toMatchObject({ game: "envyra", seats: { 2: "a", 1: "c" }, host: "h" });
    expect(placeAt("new")?.commitment).toBeUndefined(); // another seed
  });

  it("does not touch what is kept already", () => {
    const table = { id: "old", game: "envyra", title: "Envyra", seats: [{}, {}, {}] } as unknown as TableInfo;
    keep({ table: "new", seats: { 1: "changed since" } });
    const before = placeAt("new")?.seats;
    keepRematch(table, "new");
    expect(placeAt("new")?.seats).toEqual(before);
  });
});

describe("a record", () => {
  it("is named by its day, its game and its table", () => {
    const created = Date.UTC(2026, 10, 16, 12);
    expect(recordName({ game: "rawsiko", id: "-oZ_6c-Z8o8tCv", created })).toBe(
      "2026-11-16-rawsiko-oZ6cZ8.txt",
    );
  });
});
