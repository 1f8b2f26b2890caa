/** The drawn animals: which there are, whose they are, and the names that go with them. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import schema from "$/protocol/schema.json";
import type { SeatInfo } from "$/protocol/types";
import { settings } from "$/settings.svelte";
import { animalName } from "$/shell/avatars/words";
import { myself, nicknames, renamed } from "$/shell/gathering/nicknames";
import * as page from "$/text/language.svelte";
import { ANIMALS, DRAWN, isAnimal } from "$/ui/avatars/animals";
import { badgeOf, BOX } from "$/ui/avatars/frame";
import { avatarOf, markOf, showMarks } from "$/ui/players/seatMarks.svelte";

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  vi.stubGlobal("navigator", { languages: ["en"] });
  Object.assign(settings, { name: "", avatar: "" });
});

describe("whoever comes to a table", () => {
  it("is offered no animal that sits there already", async () => {
    await page.begin("lv", () => undefined);
    const others = ANIMALS.filter((animal) => animal !== "owl");
    expect(myself(others).avatar).toBe("owl");
    Object.assign(settings, { name: "Ilze", avatar: "fox" });
    expect(myself(others)).toEqual({ name: "Ilze", avatar: "owl" });
    expect(myself(["owl"])).toEqual({ name: "Ilze", avatar: "fox" });
  });
});

const LONGEST = 24; // letters of a name at a table

describe("the animals", () => {
  it("are those of the protocol, all drawn, within their box", () => {
    const told = schema.$defs.AvatarForm.properties.avatar.anyOf.flatMap((one) => one.enum ?? []);
    expect([...ANIMALS].sort()).toEqual([...told].sort());
    for (const { shapes, ground } of Object.values(DRAWN)) {
      expect(ground).toMatch(/^#[0-9a-f]{6}$/);
      expect(shapes.length).toBeGreaterThan(4);
      expect(shapes.every(({ d }) => /^M[-\d. MLCHVaz]+$/.test(d) && !d.includes("NaN"))).toBe(true);
    }
    expect([isAnimal("fox"), isAnimal("unicorn"), isAnimal("toString"), isAnimal(null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(["en", "sk", "hu", "lv"])("have a name and a nickname each in %s", async (tag) => {
    await page.begin(tag, () => undefined);
    const names = ANIMALS.map(animalName);
    expect(new Set(names).size).toBe(ANIMALS.length);
    expect(names.every(Boolean)).toBe(true);
    const all = nicknames(ANIMALS.length);
    expect(all.map(({ avatar }) => avatar).sort()).toEqual([...ANIMALS].sort());
    expect(all.filter(({ name }) => name.length > LONGEST)).toEqual([]);
  });
});

describe("names", () => {
  beforeEach(() => page.begin("en", () => undefined));

  it("are not those of others, nor of their animals, while there are any left", () => {
    for (let round = 0; round < 40; round += 1) {
      const found = nicknames(3, ["Calm Owl"], ["fox"]);
      expect(new Set(found.map(({ name }) => name)).size).toBe(3);
      expect(found.some(({ name, avatar }) => name === "Calm Owl" || avatar === "fox")).toBe(false);
    }
    const many = nicknames(ANIMALS.length + 1);
    expect(many.at(-1)?.avatar).toBeNull();
  });

  it("fit the animal that was chosen, and the other way round", () => {
    settings.avatar = "owl";
    expect(myself()).toEqual({ name: "Calm Owl", avatar: "owl" });
    settings.name = "Berta";
    expect(myself()).toEqual({ name: "Berta", avatar: "owl" });
    settings.avatar = "";
    expect(myself()).toEqual({ name: "Berta", avatar: null });
    settings.name = "Merry Otter";
    expect(myself()).toEqual({ name: "Merry Otter", avatar: "otter" });
  });

  it("change with the animal only if they are nicknames", () => {
    expect(renamed("Calm Owl", "bat")).toBe("Dreamy Bat");
    expect(renamed("Berta", "bat")).toBe("Berta");
    expect(renamed("Calm Owl", "")).toBe("Calm Owl");
  });
});

it("a table shows the animals of its seats; an older server knows of none", () => {
  const seat = (more: Partial<SeatInfo>): SeatInfo => ({ kind: "open", name: "x", taken: true, ...more });
  showMarks([seat({ avatar: "fox", mark: 1 }), seat({ mark: 0 })]);
  expect([avatarOf(0), avatarOf(1), avatarOf(7), markOf(0)]).toEqual(["fox", null, null, 1]);
  showMarks([]);
  expect([avatarOf(0), markOf(0)]).toEqual([null, 0]);
});

it("the mark beside a portrait stays readable, and leaves the animal to be seen", () => {
  for (const pixels of [24, 30, 38, 52, 96]) {
    const width = (badgeOf(pixels) * 26 * pixels) / BOX;
    expect(width).toBeGreaterThanOrEqual(Math.min(17, 0.62 * pixels) - 0.01);
    expect(width).toBeLessThanOrEqual(0.75 * pixels);
  }
});
