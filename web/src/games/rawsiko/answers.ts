/** Answers to typed questions: "neighbours India", "info Bi", "objectives", "where Ge", "score". */
import type { Play } from "$/table/play.svelte";
import { unsourced } from "./cards/lesson";
import { moveText, type RawsikoView, type World, worldOf } from "./view/data";
import { storeOf } from "./store.svelte";
import { held, nextIncome } from "./view/facts";
import { clash, percent } from "./view/odds";
import { tellContinent, tellHolding, tellMaterials } from "./spoken";
import {
  applicationName,
  continentName,
  countries,
  fullPlaceName,
  materialList,
  materialName,
  placeName,
  playerName,
  say,
  spokenMaterial,
} from "./words";

type Ask = (play: Play, view: RawsikoView, rest: string) => string | null;

/** Null: not one of ours. */
export function answer(words: string, play: Play): string | null {
  const view = play.view as RawsikoView | null;
  const [first = "", ...rest] = words.trim().split(/\s+/);
  const asked = Object.hasOwn(ASKS, plain(first)) ? ASKS[plain(first)] : undefined;
  if (!asked || !view) return null;
  return asked(play, view, rest.join(" ").replace(/^of\s+/i, ""));
}

const ASKS: Record<string, Ask> = {
  neighbours: neighbours,
  neighbors: neighbours,
  info: info,
  where: (play, view, rest) => {
    const material = find(rest, worldOf(play.content).materials, (id) => materialName(play, id));
    return material === null ? say(play, "answer-unknown", { words: rest }) : where(play, view, material);
  },
  objectives: objectives,
  objective: objectives,
  hand: (play, view) => [objectives(play, view), score(play, view)].join("\n"),
  attack: attack,
  score: score,
  continents: (play) =>
    worldOf(play.content)
      .continents.map((id) => tellContinent(play, storeOf(play), id))
      .join("\n"),
  mine: (play, view) => {
    const own = Object.keys(view.territories).filter((id) => view.territories[id]?.[0] === view.seat);
    return own.map((id) => line(play, id)).join("\n") || say(play, "answer-none");
  },
  odds: odds,
};

function neighbours(play: Play, _: RawsikoView, rest: string): string {
  const world = worldOf(play.content);
  const id = place(play, world, rest);
  const territory = id === null ? undefined : world.territories.get(id);
  if (id === null || !territory) return say(play, "answer-unknown", { words: rest });
  const told = (other: string, sea: boolean): string =>
    say(play, sea ? "answer-neighbour-sea" : "answer-neighbour", {
      name: placeName(play, other),
      id: other,
      holding: tellHolding(play, storeOf(play), other),
    });
  return [
    line(play, id),
    ...territory.land.map((other) => told(other, false)),
    ...territory.sea.map((other) => told(other, true)),
  ].join("\n");
}

function line(play: Play, id: string): string {
  const store = storeOf(play);
  return [`${fullPlaceName(play, id)} (${id})`, tellHolding(play, store, id), tellMaterials(play, store, id)]
    .filter(Boolean)
    .join("; ");
}

function info(play: Play, view: RawsikoView, rest: string): string {
  const world = worldOf(play.content);
  const material = find(rest, world.materials, (id) => materialName(play, id));
  if (material !== null) {
    const told = ["about", "surprise"].map((kind) =>
      unsourced(play.texts.find(`rawsiko-${kind}-${material}`) ?? ""),
    );
    return [...told, where(play, view, material)].filter(Boolean).join("\n");
  }
  const id = place(play, world, rest);
  if (id !== null) {
    const territory = world.territories.get(id);
    const covers = territory ? countries(play, territory).join(", ") : "";
    return [neighbours(play, view, id), covers ? `${say(play, "covers")} ${covers}` : ""]
      .filter(Boolean)
      .join("\n");
  }
  const continent = find(rest, world.continents, (one) => continentName(play, one));
  if (continent !== null) {
    return [
      tellContinent(play, storeOf(play), continent),
      ...(world.onContinent.get(continent) ?? []).map((one) => line(play, one)),
    ].join("\n");
  }
  return say(play, "answer-unknown", { words: rest });
}

function where(play: Play, view: RawsikoView, material: string): string {
  const places = worldOf(play.content).carrying.get(material) ?? [];
  const told = places.map((id) => {
    const owner = view.territories[id]?.[0];
    return owner === undefined
      ? placeName(play, id)
      : say(play, "answer-at", { name: placeName(play, id), player: playerName(play, owner) });
  });
  return say(play, "answer-where", { material: spokenMaterial(play, material), places: told.join(", ") });
}

function objectives(play: Play, view: RawsikoView): string {
  const mine = view.seat === null ? null : view.objectives[view.seat];
  if (!mine) return say(play, "objectives-hidden");
  return mine
    .map((aim) => {
      const name = applicationName(play, aim.application);
      if (aim.missing.length === 0) return say(play, "answer-objective-done", { name, points: aim.points });
      return say(play, "answer-objective", {
        name,
        points: aim.points,
        missing: materialList(play, aim.missing),
      });
    })
    .join("\n");
}

function score(play: Play, view: RawsikoView): string {
  return play.names
    .map((name, seat) => {
      const { territories, assets } = held(view, seat);
      const materials = new Set([...(view.materials[seat] ?? []), ...(view.gained[seat] ?? [])]).size;
      const income = nextIncome(view, seat);
      const stands = say(play, "answer-score", { name, territories, assets, materials });
      return income === null ? stands : `${stands} ${say(play, "answer-income", { income })}`;
    })
    .join("\n");
}

/** "attack India from Vietnam 2": the move by its names; what comes of it is told by the bar. */
function attack(play: Play, _: RawsikoView, rest: string): string {
  const world = worldOf(play.content);
  const found = /^(.+?)\s+(?:from|z|zo|no)\s+(.+?)(?:\s+(\d+))?$/i.exec(rest);
  const target = place(play, world, found?.[1] ?? "");
  const source = place(play, world, found?.[2] ?? "");
  if (source === null || target === null) return say(play, "answer-unknown", { words: rest });
  const move = moveText(source, target, Number(found?.[3] ?? 1));
  void play.submit(move);
  return move;
}

/** "odds TUR>DEU 3": of one clash, as it stands. */
function odds(play: Play, view: RawsikoView, rest: string): string | null {
  const world = worldOf(play.content);
  const found = /^(.+?)\s*(?:>|->|→)\s*(.+?)(?:\s+(\d+))?$/.exec(rest);
  const source = place(play, world, found?.[1] ?? "");
  const target = place(play, world, found?.[2] ?? "");
  const own = source === null ? undefined : view.territories[source];
  const rival = target === null ? undefined : view.territories[target];
  if (!own || !rival || own[1] < 1) return say(play, "answer-unknown", { words: rest });
  const attackers = Math.min(Number(found?.[3] ?? 3), own[1], 3);
  const { conquest, attackersLost, defendersLost, defenders } = clash(attackers, rival[2]);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return say(play, "answer-odds", {
    own: attackers,
    theirs: defenders,
    percent: percent(conquest),
    lost: round(attackersLost),
    killed: round(defendersLost),
  });
}

const place = (play: Play, world: World, words: string): string | null =>
  find(words, [...world.territories.keys()], (id) => placeName(play, id));

/** By its id, its name in the reader's language, or the beginning of that name. */
export function find(words: string, ids: readonly string[], name: (id: string) => string): string | null {
  const wanted = plain(words);
  if (!wanted) return null;
  return (
    ids.find((id) => id === words.trim()) ??
    ids.find((id) => plain(id) === wanted) ??
    ids.find((id) => plain(name(id)) === wanted) ??
    ids.find((id) => plain(name(id)).startsWith(wanted)) ??
    null
  );
}

/** Without capitals and accents: nobody types those in a hurry. */
const plain = (words: string): string => words.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
