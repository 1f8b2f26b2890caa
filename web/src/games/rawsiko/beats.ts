/** How RAWsiko's events are told: which in one breath, and which are a player's own deeds. */
import type { BeatRules } from "$/table/beats";
import type { GameEvent } from "$/table/data";
import { isRolling } from "./animation/dice.svelte";

/** The same thing of the same player again. */
const ROWS = ["assets_placed", "material_gained", "territory_taken", "land_won"];

/** Whoever places goes on until all are placed (42); of a clash the dice come first, then what they say. */
const isUnfinished = (event: GameEvent): boolean =>
  (event.kind === "assets_placed" && Number(event.left) > 0) || isRolling(event);

/** What a clash came to is read with its dice: so long, and longer for every die. Milliseconds. */
const CLASH_MS = 2000;
const OWN_CLASH_MS = 2500;
const DIE_MS = 60;
const diceOf = ({ attack, defence }: GameEvent): number =>
  [attack, defence].reduce((sum: number, dice) => sum + (Array.isArray(dice) ? dice.length : 0), 0);

export const beats: BeatRules = {
  // Who begins the next phase says that the one before has ended.
  quiet: ["phase_ended"],
  deeds: [
    "continent_chosen",
    "territory_taken",
    "assets_placed",
    "assets_moved",
    "clash",
    "phase_began",
    "material_gained",
    "trade_stopped",
  ],
  // Land that changes hands may matter to anybody's objectives, and nobody must see to whose.
  weighty: ["eliminated", "counter_advanced", "trade_began", "material_gained", "game_over"],
  // No event has anything that is only for one.
  open: true,
  least: (events, touching) => {
    const clashes = events.filter(({ kind }) => kind === "clash");
    if (clashes.length === 0) return 0;
    const dice = clashes.reduce((most, event) => Math.max(most, diceOf(event)), 0);
    return (touching ? OWN_CLASH_MS : CLASH_MS) + DIE_MS * dice;
  },
  joins: (before, event) =>
    (ROWS.includes(event.kind) &&
      before.kind === event.kind &&
      before.seat === event.seat &&
      before.drawn === event.drawn) ||
    (before.kind === "turn_began" && event.kind === "income"),
  unfinished: isUnfinished,
  together: (events, coming = false) => {
    const [first] = events;
    const last = events.at(-1);
    if (coming && last && isRolling(last))
      return { seat: last.seat, source: last.source, target: last.target };
    if (!first || !last || !ROWS.includes(first.kind) || !events.every(({ kind }) => kind === first.kind))
      return null;
    const going = coming && isUnfinished(last);
    const count = events.reduce(
      (sum, event) => sum + Number(event.count ?? 1),
      going ? Number(last.left) : 0,
    );
    return {
      seat: first.seat,
      count,
      going,
      drawn: first.drawn === true,
      territory: first.kind === "assets_placed" ? placed(events) : named(events, "territory"),
      material: named(events, "material"),
    };
  },
  // Another clash for the same territory: the one before was not the end of the attack (60).
  goesOn: (event, next) =>
    event.kind === "clash" &&
    next.kind === "clash" &&
    (["seat", "source", "target"] as const).every((field) => event[field] === next[field]),
  // So is land that somebody left: whoever is next to it may have it for nothing.
  matters: (event) =>
    event.kind === "eliminated" || event.kind === "counter_advanced" || event.abandoned === true,
  // Who took what, of empty land or of others.
  gathered: (event) =>
    event.abandoned !== true &&
    ((event.kind === "assets_moved" && event.occupied === true) ||
      (event.kind === "clash" && event.conquered === true))
      ? { kind: "land_won", seat: event.seat, territory: event.target }
      : null,
};

/** Where assets went; with the number on each, if there are several (42). */
function placed(events: readonly GameEvent[]): string[] {
  const where = named(events, "territory");
  if (where.length < 2) return where;
  return where.map(
    (id) =>
      `${id}*${events.filter(({ territory }) => territory === id).reduce((sum, event) => sum + Number(event.count), 0)}`,
  );
}

const named = (events: readonly GameEvent[], field: string): string[] => [
  ...new Set(events.map((event) => event[field]).filter((one) => typeof one === "string")),
];
