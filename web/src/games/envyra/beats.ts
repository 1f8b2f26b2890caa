/** How Envyra's events are told: which in one breath, and which are a player's own deeds. */
import type { BeatRules } from "$/table/beats";
import type { GameEvent } from "$/table/data";

const symbolOf = (name: string): string => name.split("@")[0] ?? "";

/** The names of tiles that come one after another: the first of two equal ones gets its place too. */
function namesOf(events: readonly GameEvent[]): string[] {
  const names = events.map(({ tiles }) => (tiles as string[])[0] ?? "");
  return names.map((name, at) => {
    const twin = names.some((other, place) => place !== at && symbolOf(other) === symbolOf(name));
    return twin ? `${symbolOf(name)}@${String(events[at]?.cell)}` : name;
  });
}

export const beats: BeatRules = {
  // Who has chosen behind the screen is seen at the seats, and nobody is kept from choosing.
  quiet: ["ready", "changed_mind"],
  deeds: ["cube_moved"],
  weighty: ["screens_removed", "tile_won", "card_taken", "end_tile_put_back", "game_over"],
  joins: (before, event) => before.kind === "tile_laid" && event.kind === "tile_laid",
  together: (events) =>
    events.every(({ kind }) => kind === "tile_laid")
      ? { count: events.length, tiles: namesOf(events), bag: events.at(-1)?.bag }
      : null,
  whole: ({ kind }) => kind === "tile_laid",
  repeats: true,
  // No event has words that are only for one: the secret card is no part of them.
  open: true,
  matters: ({ kind }) => kind === "cube_moved" || kind === "tile_won" || kind === "end_tile_put_back",
};
