/** The legend: whatever sign the board has is explained there (U1), for fingers and keys have no tooltips. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = new URL("../../src/games/rawsiko/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");
const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
  /\.(ts|svelte)$/.test(file),
);
const legend = read("panels/Legend.svelte");
const explained = (message: string): boolean => legend.includes(`"${message}"`);

/** The signs of applications stand beside their names; a rule book explains its pictures itself. */
const APART = /^(book\/|pieces\/(applications|signs\.svelte)\.ts$|panels\/Legend\.svelte$)/;

/** Signs that stand only where words say the same beside them, or on the usual X of what can be closed. */
const BESIDE_WORDS = [
  "lucide/arrow-down",
  "lucide/arrow-right",
  "lucide/check",
  "lucide/chevrons-up-down",
  "lucide/circle-check",
  "lucide/lightbulb",
  "lucide/mouse-pointer-click",
  "lucide/repeat",
  "lucide/sparkles",
  "lucide/target",
  "lucide/triangle-alert",
  "lucide/wand-sparkles",
];

const icons = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/import (\w+) from "icon:([a-z0-9/-]+)"/g)].map(([, name = "", icon = ""]) => [
      icon,
      name,
    ]),
  );

/** Parts that draw signs of their own, with the messages that explain these; none: it has no sign. */
const DRAWN: Record<string, string[]> = {
  "map/routes/Arrow.svelte": ["legend-goal"],
  "map/China.svelte": ["legend-closed", "legend-open"],
  "map/Holdings.svelte": ["legend-owner"],
  "map/Land.svelte": ["legend-closed"],
  "map/MapTools.svelte": ["legend-tools"],
  "map/Marks.svelte": [],
  "map/MiniMap.svelte": [],
  "map/Patterns.svelte": ["legend-owner"],
  "map/Portraits.svelte": ["legend-present", "legend-nobody", "legend-alone"],
  "map/routes/SeaLinks.svelte": ["legend-sea", "legend-exit"],
  "map/Sought.svelte": [],
  "map/StackGhost.svelte": ["legend-coming"],
  "map/Stacks.svelte": ["legend-leader"],
  "map/Territories.svelte": [],
  "map/routes/Routes.svelte": ["legend-wagon"],
  "map/WorldMap.svelte": [],
  "pieces/Chip.svelte": ["legend-own", "legend-owned", "legend-need", "legend-other", "legend-pick"],
  "pieces/Die.svelte": ["legend-clash"],
  "pieces/Mark.svelte": ["legend-owner"],
  "pieces/MaterialChip.svelte": ["legend-own", "legend-owned", "legend-need", "legend-other", "legend-pick"],
  "pieces/Plate.svelte": ["legend-plate"],
  "pieces/Sign.svelte": ["legend-ticks", "legend-hollow", "legend-star", "legend-dots", "legend-pick"],
  "pieces/Wagon.svelte": ["legend-wagon", "legend-parked"],
  "pieces/WagonPicture.svelte": ["legend-wagon", "legend-parked"],
};

/** Outlines over the land, with the messages that explain them; what is pointed at needs no words. */
const OUTLINES: Record<string, string | null> = {
  halo: null,
  hovered: null,
  focus: null,
  "focus-halo": null,
  legal: "legend-legal",
  continent: "legend-legal",
  source: "legend-source",
  target: "legend-goal",
  looked: "legend-looked",
  carrier: "legend-hint",
  pointed: "legend-hint",
};

describe("the legend", () => {
  const shown = icons(legend);
  const phases = icons(read("view/phases.ts"));
  const signed = [...read("view/phases.ts").matchAll(/^ {2}(\w+): (\w+),/gm)];
  const inPhases = [...phases].filter(([, name]) =>
    signed.some(([, phase, sign]) => sign === name && legend.includes(`PHASE_SIGNS.${phase},`)),
  );
  const known = new Set([...shown.keys(), ...inPhases.map(([icon]) => icon)]);
  const used = new Set(
    files.filter((file) => !APART.test(file)).flatMap((file) => [...icons(read(file)).keys()]),
  );

  it("has every sign of the board that does not stand beside words", () => {
    expect(used.size).toBeGreaterThan(30);
    expect([...used].filter((icon) => !known.has(icon) && !BESIDE_WORDS.includes(icon))).toEqual([]);
    expect(BESIDE_WORDS.filter((icon) => !used.has(icon) || known.has(icon))).toEqual([]);
  });

  it("shows whatever it has", () => {
    for (const name of shown.values())
      expect(legend.match(new RegExp(`\\b${name}\\b`, "g"))?.length, name).toBeGreaterThan(1);
  });

  it("explains what the map and the pieces draw themselves", () => {
    const drawn = files.filter((file) => /^(map|pieces)\/.*\.svelte$/.test(file));
    expect(drawn.sort()).toEqual(Object.keys(DRAWN).sort());
    expect(
      Object.values(DRAWN)
        .flat()
        .filter((message) => !explained(message)),
    ).toEqual([]);
  });

  it("has a material in every standing, large and as a small sign", () => {
    const standings = /type Standing = (.*);/.exec(read("view/facts.ts"))?.[1]?.match(/\w+/g) ?? [];
    expect(standings).toHaveLength(4);
    for (const kind of [...standings, "pick"]) {
      expect(legend).toMatch(new RegExp(`<MaterialChip [^>]*kind="${kind}"`));
      expect(legend).toMatch(new RegExp(`<Sign [^>]*kind="${kind}"`));
    }
  });

  it("has every outline on the map", () => {
    const marks = read("map/Marks.svelte");
    const classes = new Set([...marks.matchAll(/<path\s+class="([a-z-]+)/g)].map(([, name = ""]) => name));
    expect([...classes].sort()).toEqual(Object.keys(OUTLINES).sort());
    for (const message of Object.values(OUTLINES))
      if (message !== null) expect(explained(message), message).toBe(true);
  });
});
