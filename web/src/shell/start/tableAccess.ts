/** Opening tables, sitting down, and being there again. */
import {
  type SeatRequest,
  seatRequestAt,
  dropSeatRequest,
  freshToken,
  isRefusal,
  keepSeatRequest,
} from "$/net/seatRequests";
import * as http from "$/net/http";
import { keep } from "$/net/places";
import type { GameInfo, NewTable, Opened, Seated, SeatForm } from "$/protocol/types";
import { route } from "$/router.svelte";
import { settings } from "$/settings.svelte";
import { type Choice, settled } from "./choice";
import { choices } from "./lastChoices.svelte";
import { levelsOf } from "../options/levels";
import { myself, type Nickname, nicknames } from "../gathering/nicknames";

/** How long to wait before a seat is asked for again, when no answer has come. */
const AGAIN_MS = [500, 1500];

/** How a table begins. */
export type Mode = "bots" | "friends" | "device";

/** What differs from the usual: a content file of one's own, and how many it is enough for. */
export interface Special {
  content?: string;
  seats?: number;
}

/** Open a table and go there; against bots it starts at once, as it was chosen last. */
export async function open(game: GameInfo, mode: Mode, { content, seats }: Special = {}): Promise<void> {
  const choice = choices.of(game);
  const form =
    mode === "bots"
      ? againstBots(
          game.id,
          settled({ ...choice, seats: seats ?? choice.seats }, game, levelsOf(game)).choice,
        )
      : { game: game.id, seats: seatsFor(game, mode) };
  const opened = await http.openTable(content === undefined ? form : { ...form, content });
  remember(opened);
  if (mode === "bots") await http.host(opened.table.id, "start", opened.host);
  route.go(`/t/${opened.table.id}`);
}

function againstBots(game: string, { seats, level, options, clock }: Choice): NewTable {
  const me = myself();
  const bots = nicknames(seats - 1, [me.name], [me.avatar]).map((one): SeatForm => ({
    kind: "bot",
    ...one,
    level: level || null,
  }));
  return { game, seats: [{ kind: "device", ...me }, ...bots], options, clock };
}

export function remember(opened: Opened): void {
  const { table, host, seats, invitation, code } = opened;
  keep({ table: table.id, game: table.game, title: table.title, host, seats, invitation, code }, table.seq);
}

/** The seats a table of people begins with: three where the game allows it, two on one device. */
function seatsFor(game: GameInfo, mode: Exclude<Mode, "bots">): SeatForm[] {
  const [least = 2, most = 2] = game.seats;
  const count = Math.min(most, Math.max(least, mode === "device" ? 2 : 3));
  const me = myself();
  const others = nicknames(count - 1, [me.name], [me.avatar]).map((one): SeatForm =>
    mode === "friends" ? { kind: "friend" } : { kind: "device", ...one },
  );
  return [{ kind: "device", ...me }, ...others];
}

/** Take a seat by an invitation; keeps its token. */
export async function sitDown(
  table: string,
  { name, avatar }: Nickname,
  invitation?: string,
  seat?: number,
): Promise<void> {
  const kept = seatRequestAt(table);
  const token = kept?.join ? kept.token : freshToken();
  await ask(table, { token, join: { name, avatar, seat: seat ?? null, invitation: invitation ?? null } });
  settings.name = name;
  settings.save();
}

/** Use a hand-over link: the seat moves to this device. */
export async function takeOver(table: string, handover: string): Promise<void> {
  const kept = seatRequestAt(table);
  const token = kept?.handover === handover ? kept.token : freshToken();
  await ask(table, { token, handover });
}

/** A seat that this device has asked for without an answer is asked for again. Was there one? */
export async function askAgain(table: string): Promise<boolean> {
  const request = seatRequestAt(table);
  if (request) await ask(table, request);
  return request !== null;
}

async function ask(table: string, request: SeatRequest): Promise<void> {
  keepSeatRequest(table, request);
  const { seat, token, table: info } = await answered(table, request);
  const { game, title, seq } = info;
  const invitation = request.join?.invitation;
  keep({ table, game, title, seats: { [String(seat)]: token }, ...(invitation ? { invitation } : {}) }, seq);
  dropSeatRequest(table);
}

async function answered(
  table: string,
  { token, join, handover }: SeatRequest,
  waits = AGAIN_MS,
): Promise<Seated> {
  try {
    return await (handover
      ? http.takeOver(table, handover, token)
      : http.join(table, { name: "", ...join, token }));
  } catch (error) {
    const [wait, ...rest] = waits;
    if (isRefusal(error)) dropSeatRequest(table);
    if (wait === undefined || !(error instanceof http.Unreachable)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return answered(table, { token, join, handover }, rest);
  }
}
