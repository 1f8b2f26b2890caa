import { expect, it } from "vitest";
import { formsOf } from "$/replay/fork";

it("gives bots of a fork the faces that their seats had", () => {
  const forms = formsOf(
    ["device", "bot", "friend"],
    ["Anna", "Boris", "Cyril"],
    [{ avatar: "cat" }, { avatar: "frog" }, {}],
  );
  expect(forms).toEqual([
    { kind: "device", name: "Anna", keep: 0 },
    { kind: "bot", name: "Boris", avatar: "frog" },
    { kind: "friend" },
  ]);
});
