/** Everything about a territory or a continent in words: names for those who listen, not look. */
import type { Play } from "$/table/play.svelte";
import type { Desk } from "./store.svelte";
import { aloneOn, standing } from "./view/facts";
import { continentName, fullPlaceName, playerName, say, spokenMaterial } from "./words";

/** Who holds it, with how many: "Anna, 2 of 4 can move". */
export function tellHolding(play: Play, desk: Desk, id: string): string {
  const holding = desk.view?.territories[id];
  if (!holding) return say(play, "empty");
  const [owner, unmoved, total] = holding;
  if (owner !== desk.view?.seat) return say(play, "held", { name: playerName(play, owner), total });
  return desk.view.phase === "acting" ? say(play, "held-mine", { unmoved, total }) : say(play, "held-mine-all", { total });
}

/** Its materials, each with what it means to the reader. */
export function tellMaterials(play: Play, desk: Desk, id: string): string {
  const { facts, view } = desk;
  const materials = desk.world.territories.get(id)?.materials ?? [];
  if (!facts || materials.length === 0) return "";
  const mine = view?.territories[id]?.[0] === view?.seat && view?.seat !== null;
  const told = materials.map((material) => {
    const name = spokenMaterial(play, material);
    const kind = standing(facts, mine, material);
    if (kind === "need") return say(play, "needed-material", { material: name });
    return kind === "own" || kind === "owned" ? say(play, "owned-material", { material: name }) : name;
  });
  return told.join(", ");
}

/** What a tap would do with it now. */
export function tellUse(play: Play, desk: Desk, id: string): string {
  const { offered } = desk;
  if (desk.source === id) return say(play, "is-source");
  if (desk.target === id) return say(play, "is-target");
  if (!desk.legal.has(id)) return "";
  if (desk.source !== null) return say(play, `can-${desk.deed(id)}`);
  if (offered.moves.size > 0) return say(play, "can-start");
  if (offered.places.size > 0) return say(play, "can-place");
  return offered.takes.size > 0 ? say(play, "can-take") : say(play, "can-choose");
}

/** All of it in one breath, the most important first. */
export function tellTerritory(play: Play, desk: Desk, id: string): string {
  const coming = desk.coming(id);
  const parts = [
    fullPlaceName(play, id),
    tellHolding(play, desk, id),
    coming > 0 ? say(play, "coming", { count: coming }) : "",
    tellUse(play, desk, id),
    tellMaterials(play, desk, id),
  ];
  return parts.filter(Boolean).join("; ");
}

/** Who is on a continent; alone, or not (U4, 73). */
export function tellContinent(play: Play, desk: Desk, continent: string): string {
  const there = desk.view?.continents[continent] ?? [];
  const name = continentName(play, continent);
  if (there.length === 0) return say(play, "continent-empty", { continent: name });
  const names = play.texts.listing(there.map((seat) => playerName(play, seat)));
  const alone = desk.view ? aloneOn(desk.view, continent) : null;
  return say(play, alone === null ? "continent-held" : "continent-alone", { continent: name, names });
}
