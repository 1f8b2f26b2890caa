import { expect, it } from "vitest";
import { type Leaving, leavingBy } from "$/games/rawsiko/view/emptyLand";
import { viewOf } from "./world";

const leaving = (
  own: number,
  rivals: number,
  how: { count: number } | { least: number },
  options = {},
  unmoved = own,
): Leaving | null =>
  leavingBy(
    viewOf({ territories: { MAR: [0, unmoved, own], ESP: [1, 0, rivals] }, options }),
    "MAR",
    "ESP",
    how,
  );

it("one clash leaves its land empty only if all that stood there went, or fell (53, R-15, R-16)", () => {
  expect(leaving(5, 1, { count: 3 })).toBeNull();
  expect(leaving(3, 1, { count: 2 })).toBeNull();
  expect(leaving(3, 1, { count: 3 })).toBe("won"); // two at least survive a defeat
  expect(leaving(1, 1, { count: 1 })).toBe("either"); // it goes, or it falls
  expect(leaving(1, 2, { count: 1 })).toBe("lost"); // one can't take it
  expect(leaving(2, 2, { count: 2 })).toBe("both"); // each may lose one
  expect(leaving(3, 4, { count: 3 })).toBe("lost");
});

it("what hardly ever happens is not warned of: the odds beside it say 100 % (D-36)", () => {
  expect(leaving(9, 1, { least: 1 })).toBeNull();
  expect(leaving(4, 1, { least: 1 })).toBe("may");
});

it("what has moved stays, and so does the garrison (48, R-8)", () => {
  expect(leaving(3, 1, { count: 2 }, {}, 2)).toBeNull();
  expect(leaving(3, 1, { least: 1 }, {}, 2)).toBeNull();
  expect(leaving(3, 1, { least: 1 }, { garrison: true })).toBeNull();
});

it("many clashes leave it empty only if it comes to three or fewer before the attack stops (D-36)", () => {
  expect(leaving(5, 1, { least: 1 })).toBe("may");
  expect(leaving(5, 1, { least: 3 })).toBe("may");
  expect(leaving(5, 1, { least: 4 })).toBeNull();
  expect(leaving(9, 4, { least: 4 })).toBeNull();
  expect(leaving(1, 1, { least: 1 })).toBe("either");
  expect(leaving(3, 3, { least: 1 })).toBe("either"); // taken by all that are left, or nobody is
  expect(leaving(3, 3, { least: 3 })).toBe("both");
  expect(leaving(40, 30, { least: 1 })).toBe("may");
});

it("whoever is spent by a failed attack stays where it stands (D-17)", () => {
  expect(leaving(5, 1, { least: 1 }, { after_clash: "conquerors-fresh" })).toBeNull();
  expect(leaving(3, 1, { least: 1 }, { after_clash: "conquerors-fresh" })).toBe("won");
  expect(leaving(5, 1, { least: 1 }, { after_clash: "loss-fresh" })).toBeNull();
});
