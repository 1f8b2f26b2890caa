import type { Cue } from "$/sound/sounds.svelte";
import { settings } from "$/settings.svelte";
import type { CommonView, GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import type { GameModule } from "../module";
import { answer } from "./answers";
import { beats } from "./beats";
import Board from "./Board.svelte";
import "./cards/raw-cards.css";
import "./ground/ground.css";
import "./raw-table.css";
import { gestureOf } from "./view/gestures";
import { storeOf } from "./store.svelte";
import { eliminationOf } from "./view/falls";
import Header from "./Header.svelte";
import Crown from "./parts/Crown.svelte";
import { aims, pieces } from "./targets";
import Result from "./Result.svelte";
import Strip from "./Strip.svelte";
import { teller } from "./teller";

/** Where the rules are opened, by phase. */
const RULES: Readonly<Record<string, string>> = {
  drafting: "68",
  keeping: "2",
  harvest: "11",
  feeding: "13",
  laying: "15",
  attack: "17",
  raid: "22",
  over: "6",
};

function cue(event: GameEvent, play: Play): Cue | null {
  const mine = event.seat === play.seat;
  switch (event.kind) {
    case "laid":
    case "laid_down":
    case "bonded":
    case "buried":
    case "drew":
      return "place";
    case "burned":
      return "dice";
    case "turned":
    case "summoned":
    case "lives_laid":
    case "trap_sprung":
      return "reveal";
    case "raided":
      return mine ? "capture" : event.victim === play.seat ? "loss" : "reveal";
    case "died":
    case "eliminated":
      return mine ? "loss" : null;
    default:
      return null;
  }
}

export default {
  id: "raw",
  Board,
  Strip,
  Header,
  Result,
  Crown,
  elimination: eliminationOf,
  ground: () => settings.table,
  teller,
  // One life left or nothing in hand, a spell without a target or for one's own card only, the last loot,
  // an own card, a turn that could still be used (2, Q10, 6, P4, X35).
  cautious: ["keep", "lay", "hand", "target", "skill", "turn", "end"],
  forewarns: {
    "one-life": ["keep-few"],
    "still-to-lay": ["rest"],
    "stars-lost": ["rest"],
    "still-to-attack": ["rest"],
  },
  ends: ["end"],
  rule: (view: CommonView) => (view.prompt?.do === "trap" ? "49" : (RULES[view.phase ?? ""] ?? "")),
  beats,
  out: (view: CommonView, seat: number) => ((view.out as number[] | undefined)?.[seat] ?? 0) > 0,
  standing: (view: CommonView) => view.lives as number[],
  divides: ({ kind }: GameEvent) => kind === "turn_began",
  gesture: (play: Play) => gestureOf(play, storeOf(play).lifeWish.leaves),
  pieces,
  aims,
  cue,
  answer,
  commands: ["raw-web-command-hand", "raw-web-command-discard", "raw-web-command-info"],
} satisfies GameModule;
