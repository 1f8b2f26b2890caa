/** Everything about a territory or a continent in words: names for those who listen, not look. */
import type { Play } from "$/table/play.svelte";
import type { Store } from "./store.svelte";
import { aloneOn, standing } from "./view/facts";
import { continentName, fullPlaceName, playerName, say, spokenMaterial } from "./words";

/** Who holds it, with how many: "Anna, 2 of 4 can move". */
export function tellHolding(play: Play, store: Store, id: string): string {
  const holding = store.view?.territories[id];
  if (!holding) return say(play, "empty");
  const [owner, unmoved, total] = holding;
  if (owner !== store.view?.seat) return say(play, "held", { name: playerName(play, owner), total });
  return store.view.phase === "acting"
    ? say(play, "held-mine", { unmoved, total })
    : say(play, "held-mine-all", { total });
}

/** Its materials, each with what it means to the reader. */
export function tellMaterials(play: Play, store: Store, id: string): string {
  const { facts, view } = store;
  const materials = store.world.territories.get(id)?.materials ?? [];
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
export function tellUse(play: Play, store: Store, id: string): string {
  const { offered } = store;
  if (store.source === id) return say(play, "is-source");
  if (store.target === id) return say(play, "is-target");
  if (!store.legal.has(id)) return "";
  if (store.source !== null) return say(play, `can-${store.deed(id)}`);
  if (offered.moves.size > 0) return say(play, "can-start");
  if (offered.places.size > 0) return say(play, "can-place");
  return offered.takes.size > 0 ? say(play, "can-take") : say(play, "can-choose");
}

/** All of it in one breath, the most important first. */
export function tellTerritory(play: Play, store: Store, id: string): string {
  const coming = store.placing.coming(id);
  const parts = [
    fullPlaceName(play, id),
    tellHolding(play, store, id),
    coming > 0 ? say(play, "coming", { count: coming }) : "",
    tellUse(play, store, id),
    tellMaterials(play, store, id),
  ];
  return parts.filter(Boolean).join("; ");
}

/** Who is on a continent; alone, or not (U4, 73). */
export function tellContinent(play: Play, store: Store, continent: string): string {
  const there = store.view?.continents[continent] ?? [];
  const name = continentName(play, continent);
  if (there.length === 0) return say(play, "continent-empty", { continent: name });
  const names = play.texts.listing(there.map((seat) => playerName(play, seat)));
  const alone = store.view ? aloneOn(store.view, continent) : null;
  return say(play, alone === null ? "continent-held" : "continent-alone", { continent: name, names });
}
