import { describe, expect, it } from "vitest";
import { lineOf } from "$/games/envyra/view/order";

describe("the line of moving", () => {
  it("turns back: the second row stands under the first (14)", () => {
    const { nodes } = lineOf([0, 1, 2, 2, 1, 0], 3, 3);
    expect(nodes.map(({ state }) => state)).toEqual(["done", "done", "done", "now", "next", "next"]);
    expect(nodes[3]?.x).toBe(nodes[2]?.x);
    expect(nodes[5]?.x).toBe(nodes[0]?.x);
    expect(nodes[5]?.y).toBeGreaterThan(nodes[0]?.y ?? 0);
  });
  it("is one row in the simplified variant (33)", () => {
    const line = lineOf([1, 0], 2, 1);
    expect(line.height).toBeLessThan(lineOf([1, 0, 0, 1], 2, 1).height);
    expect(line.nodes.every(({ y }) => y === line.nodes[0]?.y)).toBe(true);
  });
  it("marks the part that has been gone", () => {
    const order = [0, 1, 1, 0];
    expect(lineOf(order, 2, null).gone).toBe("");
    expect(lineOf(order, 2, 0).gone).toBe("");
    expect(lineOf(order, 2, 1).gone).toMatch(/^M\S+ \d+H\d+$/);
    expect(lineOf(order, 2, 3).gone).toContain("a");
    expect(lineOf(order, 2, 4).gone).toBe(lineOf(order, 2, 4).path);
  });
});
