import { describe, expect, it } from "vitest";
import type { CardData, Effect, TablePiece } from "$/games/raw/cards/data/types";
import { gainsOf } from "$/games/raw/view/gains";

const card = (more: Partial<CardData>): CardData => ({
  name: {},
  type: "beast",
  kind: "blood",
  cost: 2,
  copies: 1,
  properties: [],
  effects: [],
  icon: "",
  flavour: {},
  ...more,
});
const grant: Effect = {
  place: "ritual",
  effect: "grant",
  property: "double damage",
  whose: "own",
  many: "all",
  types: ["beast"],
  kinds: ["blood"],
};
const content = {
  cards: {
    leech: card({ properties: ["sick"] }),
    sick: card({
      type: "ability",
      kind: undefined,
      properties: ["sick", "direct"],
      effects: [{ place: "dead", effect: "draw" }],
    }),
    bones: card({ type: "ability", kind: undefined, properties: ["kind skull"] }),
    feast: card({ type: "magic", kind: undefined, effects: [grant] }),
  },
};
const table = (pieces: Record<string, Partial<TablePiece>>): { table: Record<string, TablePiece> } => ({
  table: Object.fromEntries(Object.entries(pieces).map(([spot, piece]) => [spot, { owner: 0, ...piece }])),
});

describe("what a monster has now", () => {
  it("is its own, and what its ability gives, with the card that gives it", () => {
    const { gains, all } = gainsOf(table({ 1: { card: "leech", ability: "sick" } }), content, 1);
    expect(gains).toEqual([
      { what: "direct", from: "ability", card: "sick" },
      { what: "dead", from: "ability", card: "sick" },
    ]);
    expect(all.has("sick") && all.has("direct")).toBe(true);
  });

  it("is lent by a ritual of the same player, to the kinds it names", () => {
    expect(gainsOf(table({ 1: { card: "leech" }, 2: { card: "feast" } }), content, 1).gains).toEqual([
      { what: "double damage", from: "ritual", card: "feast" },
    ]);
    expect(
      gainsOf(table({ 1: { card: "leech" }, 2: { card: "feast", owner: 1 } }), content, 1).gains,
    ).toEqual([]);
    expect(
      gainsOf(
        table({ 1: { card: "leech", ability: "bones", kind: "skull" }, 2: { card: "feast" } }),
        content,
        1,
      ).gains,
    ).toEqual([{ what: "kind skull", from: "ability", card: "bones" }]);
  });

  it("is nothing that a face-down card shows", () => {
    expect(
      gainsOf(table({ 1: { card: "leech", down: true }, 2: { card: "feast" } }), content, 1).gains,
    ).toEqual([]);
  });
});
