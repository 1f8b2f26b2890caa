// The settings of the tests; those of the client itself are in vite.config.ts, which needs no Vitest.
import { readdirSync, readFileSync } from "node:fs";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import client from "./vite.config.ts";

// The tests' reporter of failures wants this of every Node; 20 does not have it.
const grouping = Map as { groupBy?: unknown };
grouping.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const ALL = "tests/**/*.test.ts";
/** Tests that put something in the place of a module or a global: each gets a worker of its own. */
const alone = readdirSync(new URL("tests", import.meta.url), { recursive: true, encoding: "utf8" })
  .map((name) => `tests/${name.replaceAll("\\", "/")}`)
  .filter((name) => name.endsWith(".test.ts"))
  .filter((name) => /\bvi\.(mock|stubGlobal)\(/.test(readFileSync(new URL(name, import.meta.url), "utf8")));

export default mergeConfig(
  client,
  defineConfig({
    test: {
      environment: "node",
      testTimeout: 60_000, // a busy machine is no fault
      hookTimeout: 60_000,
      projects: [
        { extends: true, test: { name: "alone", include: alone } },
        { extends: true, test: { name: "together", include: [ALL], exclude: alone, isolate: false } },
      ],
    },
  }),
);
