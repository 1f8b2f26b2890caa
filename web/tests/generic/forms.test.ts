import { describe, expect, it } from "vitest";
import { type Form, formsOf, settled, stepped, tickedChoice, valuesOf } from "$/games/generic/forms";
import type { Choice } from "$/table/data";

let move = 0;
const choice = (verb: string, fields: Record<string, unknown> = {}): Choice => ({
  move: (move += 1),
  text: `${verb} ${move}`,
  verb,
  ...fields,
});
const only = (choices: Choice[]): Form => {
  const [form, ...more] = formsOf(choices);
  expect(more).toEqual([]);
  return form as Form;
};

describe("moves as forms", () => {
  it("are one form a verb, in the order in which verbs come", () => {
    const forms = formsOf([choice("lay", { card: "a" }), choice("end"), choice("lay", { card: "b" })]);
    expect(forms.map(({ verb, kind }) => [verb, kind])).toEqual([
      ["lay", "pick"],
      ["end", "button"],
    ]);
  });

  it("have things to tick where each move is a list of them", () => {
    const sets = [["a1"], ["b1"], ["a2"], ["a1", "b1"], ["a1", "a2"], ["b1", "a2"]];
    const form = only(sets.map((cells) => choice("place", { cells })));
    expect(form).toMatchObject({ kind: "tick", field: "cells", items: ["a1", "b1", "a2"] });
    if (form.kind !== "tick") return;
    expect(tickedChoice(form, ["a2", "b1"])?.cells).toEqual(["b1", "a2"]);
    expect(tickedChoice(form, ["a1", "b1", "a2"])).toBeUndefined();
    expect(tickedChoice(form, [])).toBeUndefined();
  });

  it("are no lists to tick where a list is only told about them", () => {
    const form = only(
      [1, 2, 3].map((spot) => choice("attack", { spot, keywords: spot > 1 ? ["guard", `x${spot}`] : [] })),
    );
    expect(form.kind).toBe("pick");
  });

  it("are chosen field by field where they are many: things first, then how many", () => {
    const choices = ["FRA", "DEU", "ITA"].flatMap((territory, at) =>
      Array.from({ length: 4 + at }, (_, less) => choice("place", { count: less + 1, territory })),
    );
    const form = only(choices);
    expect(form).toMatchObject({ kind: "steps", fields: ["territory", "count"] });
    if (form.kind !== "steps") return;
    expect(valuesOf(form, ["FRA"], 1)).toEqual(["1", "2", "3", "4"]);
    expect(settled(form, ["ITA", "6"])).toEqual(["ITA", "6"]);
    // What does not go with another thing falls back to the first that does.
    expect(settled(form, ["FRA", "6"])).toEqual(["FRA", "1"]);
    expect(settled(form, ["none"])).toEqual(["FRA", "1"]);
    expect(stepped(form, ["DEU", "5"])).toMatchObject({ territory: "DEU", count: 5 });
  });

  it("are one list where one field tells many of them apart", () => {
    expect(only(Array.from({ length: 20 }, (_, at) => choice("take", { territory: `T${at}` }))).kind).toBe(
      "pick",
    );
  });
});
