import objectivesIcon from "icon:lucide/target";
import type { Cue } from "$/sound/sounds.svelte";
import type { CommonView, GameEvent } from "$/table/data";
import type { Play } from "$/table/play.svelte";
import type { GameModule } from "../module";
import { answer } from "./answers";
import { alarms } from "./view/alarms";
import Aside from "./Aside.svelte";
import { beats } from "./beats";
import Board from "./Board.svelte";
import type { RawsikoView } from "./view/data";
import { held } from "./view/facts";
import Header from "./Header.svelte";
import { pieces } from "./targets";
import "./rawsiko.css";
import Result from "./Result.svelte";
import Strip from "./Strip.svelte";

/** Where the rules are opened, by phase. */
const RULES: Record<string, string> = {
  choosing: "17",
  taking: "17",
  placing: "29",
  investing: "41",
  acting: "46",
  trading: "73",
  over: "66",
};

function cue(event: GameEvent, play: Play): Cue | null {
  const { seat } = play;
  switch (event.kind) {
    case "clash":
      return "dice";
    case "assets_placed":
    case "territory_taken":
      return "place";
    case "assets_moved":
      return event.occupied === true && event.seat === seat ? "capture" : "place";
    case "material_gained":
      return event.seat === seat ? "capture" : "reveal";
    case "trade_began":
    case "counter_advanced":
      return "reveal";
    case "eliminated":
      return "loss";
    default:
      return null;
  }
}

/** Both sides roll, the attacker first (53). */
function dice(event: GameEvent): number[][] | null {
  return event.kind === "clash" ? [event.attack as number[], event.defence as number[]] : null;
}

export default {
  id: "rawsiko",
  Board,
  Strip,
  Aside,
  asideTitle: "tab-objectives",
  asideIcon: objectivesIcon,
  asideTall: true,
  asideFirst: true,
  Header,
  Result,
  figuresFirst: true,
  // A move that gives up a territory, and the end of the Trade before it need be (D-34, R-21).
  cautious: ["move", "stop"],
  forewarns: { abandoning: ["empties"], stopping: ["move-stop"] },
  rule: (view: CommonView) => RULES[view.phase ?? ""] ?? "",
  beats,
  stands: "g.stack, [data-c]",
  out: (view: CommonView, seat: number) => ((view.out as number[] | undefined)?.[seat] ?? 0) > 0,
  alarms,
  standing: (view: CommonView) =>
    Array.from({ length: view.seats }, (_, seat) => held(view as RawsikoView, seat).territories),
  // Only the objectives are hidden, and they are folded away.
  secret: () => false,
  divides: ({ kind }: GameEvent) => ["set_up", "turn_began", "phase_began", "trade_began"].includes(kind),
  pieces,
  aims: pieces,
  cue,
  dice,
  answer,
} satisfies GameModule;
