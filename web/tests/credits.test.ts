import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawings } from "$/pages/credits/drawings";

const SOURCES = new URL("../src/", import.meta.url);

/** Every picture of game-icons.net that any of our files takes. */
function used(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const found = files.flatMap((name) => {
    const text = readFileSync(new URL(name, SOURCES), "utf8");
    return [...text.matchAll(/"icon:game-icons\/([a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
  });
  return [...new Set(found)].sort();
}

describe("the credits", () => {
  it("name who drew each picture that we use, and none that we don't", () => {
    // Its author is the folder that it has in github.com/game-icons/icons.
    expect(Object.values(drawings).flat().sort()).toEqual(used());
  });
});
