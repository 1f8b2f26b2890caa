import { describe, expect, it } from "vitest";
import { fit, isWide, wonSize } from "$/games/envyra/view/layout";

describe("the grid in its room", () => {
  const sizes = [
    [747, 614, 3, 3],
    [747, 614, 4, 3],
    [660, 480, 4, 3],
    [390, 400, 3, 3],
    [390, 420, 4, 3],
    [390, 400, 3, 2],
    [360, 360, 4, 2],
    [360, 306, 3, 3],
    [530, 300, 3, 3],
  ];
  it.each(sizes)("fits into %i x %i with %i x %i tiles", (width, height, columns, rows) => {
    const { tile, ratio, gapX, gapY } = fit(width, height, columns, rows);
    expect(columns * tile + (columns - 1) * gapX).toBeLessThanOrEqual(width);
    expect(rows * tile * ratio + (rows - 1) * gapY).toBeLessThanOrEqual(height);
    expect(tile).toBeGreaterThanOrEqual(44); // for a thumb
  });
  it("makes tiles tall where there is height to spare on a phone", () => {
    expect(fit(390, 420, 4, 3).ratio).toBeCloseTo(1.3, 1);
    expect(fit(390, 370, 4, 3).ratio).toBeGreaterThan(1.1);
    expect(fit(390, 300, 4, 3).ratio).toBeLessThan(1.1);
    expect(fit(390, 400, 3, 3).ratio).toBeLessThan(1.1);
    expect(fit(747, 614, 4, 3).ratio).toBe(1);
  });
  it("uses the width of a narrow phone: what is said of a tile has its strip between the rows", () => {
    const { tile, small } = fit(360, 330, 3, 3);
    expect(small).toBe(true);
    expect(tile).toBeGreaterThanOrEqual(84);
    expect(fit(390, 400, 3, 3).tile).toBeGreaterThanOrEqual(106);
  });
  it("never shrinks them beyond reading: then the grid scrolls", () =>
    expect(fit(560, 120, 3, 3).tile).toBe(56));
});

describe("the panel", () => {
  it("stands beside the grid on a desk and a lying tablet only", () => {
    expect(isWide(1140, 836)).toBe(true);
    expect(isWide(1024, 704)).toBe(true);
    expect(isWide(768, 940)).toBe(false);
    expect(isWide(390, 666)).toBe(false);
  });
  it("stands there too on a small screen at 200 %, where all tiles are seen at once", () => {
    expect(isWide(720, 310)).toBe(true);
    const { tile, gapY, gapX } = fit(402, 294, 4, 3);
    expect(3 * tile + 2 * gapY + 28).toBeLessThanOrEqual(294);
    expect(4 * tile + 3 * gapX).toBeLessThanOrEqual(402);
    expect(isWide(600, 310)).toBe(false);
  });
});

describe("won tiles", () => {
  it("get smaller the more they are", () => {
    expect(wonSize(500, 4, 2, 52, 28)).toBe(52);
    expect(wonSize(500, 12, 4, 52, 28)).toBeLessThan(40);
    expect(wonSize(200, 20, 8, 52, 28)).toBe(28);
  });
});
