import symbolsIcon from "icon:lucide/layers";
import type { Play } from "$/table/play.svelte";
import type { Choice, CommonView, Data, GameEvent } from "$/table/data";
import type { Cue } from "$/sound/sounds.svelte";
import type { GameModule } from "../module";
import { Words } from "./words";
import { answer } from "./answers";
import Aside from "./Aside.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import Header from "./Header.svelte";
import { asContent, asView, total } from "./view/data";
import Result from "./Result.svelte";
import Strip from "./Strip.svelte";
import { teller } from "./teller";

const RULES: Record<string, string> = { placing: "10", moving: "13", over: "30" };

function pieces(event: GameEvent): string[] {
  const cells = [event.cell, ...((event.cells as unknown[] | undefined) ?? [])];
  if (event.kind === "screens_removed") cells.push(...(event.boards as unknown[][]).flat());
  return cells.filter((cell) => typeof cell === "string").map((cell) => `tile:${cell}`);
}

function cue(event: GameEvent, play: Play): Cue | null {
  const mine = event.seat === play.seat;
  switch (event.kind) {
    case "screens_removed":
      return "reveal";
    case "cube_moved":
    case "tile_laid":
      return "place";
    case "tile_won":
    case "card_taken":
      return mine || play.seat === null ? "capture" : lost(event, play.seat) ? "loss" : "place";
    default:
      return null;
  }
}

/** Had this seat cubes on a tile that another has won? */
const lost = (event: GameEvent, seat: number): boolean =>
  ((event.returned as number[] | undefined)?.[seat] ?? 0) > 0;

/** Tiles are called by their names in a hint; where several have the same, with their places. */
function named(fields: Data, play: Play): Data {
  const view = asView(play.view);
  if (!view) return fields;
  const words = new Words(play);
  const all = Object.keys(view.grid);
  const name = (cell: unknown): unknown =>
    typeof cell === "string" && view.grid[cell] ? words.tileAt(cell, { view }, all) : cell;
  const { cell, cells } = fields;
  return {
    ...fields,
    ...(cell === undefined ? {} : { cell: name(cell) }),
    ...(Array.isArray(cells) ? { cells: cells.map(name) } : {}),
  };
}

/** Who has the end tile, if that ended the game. */
function ended(play: Play): string | null {
  const view = asView(play.chair.view);
  if (view?.result?.reason !== "end_tile_won") return null;
  const { tiles } = asContent(play.content);
  const winner = view.won.findIndex((won) => won.some((tile) => tiles[tile]?.mark === "end"));
  const words = new Words(play);
  return winner < 0 ? null : words.say("end-tile-won", words.who(winner));
}

export default {
  id: "envyra",
  Board,
  Strip,
  Aside,
  asideTall: true,
  asideTitle: "tab-symbols",
  asideIcon: symbolsIcon,
  Header,
  Result,
  // A round that would be wasted on restricted tiles is asked about.
  cautious: ["place"],
  rule: (view: CommonView) => RULES[view.phase ?? ""] ?? "",
  teller,
  beats,
  standing: (view: CommonView) => (asView(view)?.score ?? []).map((score) => total(score)),
  // Cubes are placed behind screens; the secret Equilibrium card is folded away afterwards.
  secret: (view: CommonView) => view.phase === "placing",
  ended,
  divides: ({ kind }: GameEvent) => kind === "set_up" || kind === "cone_passed",
  pieces,
  aims: ({ cells }: Choice) => (cells as string[]).map((cell) => `tile:${cell}`),
  named,
  cue,
  answer,
} satisfies GameModule;
