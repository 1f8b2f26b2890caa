/** How Envyra's events are told: which in one breath, and which are a player's own deeds. */
import type { BeatRules } from "$/table/beats";

export const beats: BeatRules = {
  // Who has chosen behind the screen is seen at the seats, and nobody is kept from choosing.
  quiet: ["ready", "changed_mind"],
  deeds: ["cube_moved"],
  weighty: ["screens_removed", "tile_won", "card_taken", "end_tile_put_back", "game_over"],
  joins: (before, event) => before.kind === "tile_laid" && event.kind === "tile_laid",
  together: (events) =>
    events.every(({ kind }) => kind === "tile_laid") ? { count: events.length, tiles: events.flatMap(({ tiles }) => tiles as string[]), bag: events.at(-1)?.bag } : null,
  // No event has words that are only for one: the secret card is no part of them.
  open: true,
  matters: ({ kind }) => kind === "cube_moved" || kind === "tile_won" || kind === "end_tile_put_back",
};
