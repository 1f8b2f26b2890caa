/** Which fields of an event only single seats see: by the game's own sheets of events. */
import { allGames } from "../page/catalogue.svelte";

export function privateFields(game: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const events = allGames.list.find((one) => one.id === game)?.events ?? [];
  for (const event of events) {
    const fields = Object.keys((event.private as Record<string, string> | undefined) ?? {});
    if (typeof event.name === "string" && fields.length > 0) found.set(event.name, fields);
  }
  return found;
}
