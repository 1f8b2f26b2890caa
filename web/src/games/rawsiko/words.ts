/** RAWsiko's words for the page: its own messages, and the names of its things. */
import type { Play } from "$/table/play.svelte";
import type { Fields } from "$/text/texts";
import { sentence } from "$/text/words";
import type { Territory } from "./view/data";
import type { Leaving } from "./view/emptyLand";

/** A message of rawsiko-web.ftl. */
export function say(play: Play, id: string, fields: Fields = {}): string {
  return play.texts.find(`rawsiko-web-${id}`, fields) ?? id;
}

export const placeName = (play: Play, territory: string): string => play.texts.word("territory", territory);
/** With all that it covers, where its label on the map says less: "Germany and Central Europe". */
export const fullPlaceName = (play: Play, territory: string): string =>
  play.texts.word("territory", territory, "full");
export const continentName = (play: Play, continent: string): string =>
  play.texts.word("continent", continent);
/** A material as it stands inside a sentence. */
const materialWord = (play: Play, material: string): string => play.texts.word("material", material);
/** A material by itself: with a capital. */
export const materialName = (play: Play, material: string): string => sentence(materialWord(play, material));
export const applicationName = (play: Play, application: string): string =>
  play.texts.word("application", application);
export const countryName = (play: Play, country: string): string => play.texts.word("country", country);

/** The countries of a territory; of some it has only a part, and says so. */
export const countries = (play: Play, { covers, parts }: Territory): string[] =>
  covers.map((country) => {
    const name = countryName(play, country);
    return parts.includes(country) ? say(play, "country-part", { country: name }) : name;
  });

export const playerName = (play: Play, seat: number): string => play.names[seat] ?? "";

/** "germanium (Ge)": symbols alone say little to an ear. */
export const spokenMaterial = (play: Play, material: string): string =>
  say(play, "material-symbol", { material: materialWord(play, material), symbol: material });

export const materialList = (play: Play, materials: readonly string[]): string =>
  play.texts.listing(materials.map((material) => spokenMaterial(play, material)));

/** That a territory is left empty, and what is lost by it: for certain by a move, on conditions by an attack. */
export function leavingText(
  play: Play,
  territory: string,
  losses: readonly string[],
  when: Leaving | "sure" = "sure",
): string {
  const told = say(play, "leaves-empty", { territory: placeName(play, territory), when });
  return losses.length > 0 ? say(play, "leaves-losing", { told, materials: losses.join(", "), when }) : told;
}
