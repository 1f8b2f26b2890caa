/** Opening a lesson, and taking one up again. */
import * as http from "$/net/http";
import { places } from "$/net/places";
import { route } from "$/router.svelte";
import { myself, nicknames } from "$/shell/gathering/nicknames";
import { remember } from "$/shell/start/tableAccess";

const SEATS_MOST = 6;

/** A new lesson; the names are for as many as a game may have. */
export async function learn(game: string, lesson = 1): Promise<void> {
  const me = myself();
  const all = [me, ...nicknames(SEATS_MOST - 1, [me.name], [me.avatar])];
  const opened = await http.openTutorial({
    game,
    lesson,
    names: all.map(({ name }) => name),
    avatars: all.map(({ avatar }) => avatar),
  });
  remember(opened);
  route.go(`/t/${opened.table.id}`);
}

/** Has nothing of this game been played on this device? */
export const isNew = (game: string): boolean => places().every((place) => place.game !== game);
