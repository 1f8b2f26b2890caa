/** What the prompt bar says: what I must do now, or who is waited for, in one sentence. */
import type { Beat } from "$/table/beats";
import type { Data, Result } from "$/table/data";
import { brief, pastSentence, sentence } from "$/table/sentences";
import type { Play } from "$/table/play.svelte";
import { t } from "$/text/language.svelte";

export interface Prompted {
  tone: "mine" | "told" | "waiting" | "lost" | "past" | "paused" | "watching" | "over";
  title: string;
  detail?: string;
  /** Who did what is told. */
  seat?: number | null;
  /** Since when somebody is waited for, by the server's clock. */
  since?: number;
  grave?: boolean;
  /** A bot plays for this seat. */
  bot?: boolean;
}

/** `narrow`: there is room for few words only. */
export function prompted(play: Play, narrow = false): Prompted {
  const { chair, info, seat } = play;
  const told = (beat: Beat): string => (narrow ? brief(play, beat) : sentence(play, beat));
  if (chair.connection === "lost" || chair.connection === "late") {
    if (chair.pending)
      return {
        tone: "lost",
        title: t("not-sent"),
        detail: chair.keeps ? t("not-sent-detail") : t("not-sent-here"),
      };
    return { tone: "lost", title: t("reconnecting"), detail: t("moves-are-safe") };
  }
  if (play.at !== null) return past(play, play.at);
  // Between two sentences the bar keeps the first: what comes next is on its way.
  const { telling } = play;
  if (telling && play.fallen) return { tone: "watching", title: told(telling), seat: telling.seat };
  if (telling) return { tone: "told", title: told(telling), seat: telling.seat };
  // What is asked next is no matter before all that led there was told.
  if (play.untold) return { ...waited(play, play.view?.waiting), since: undefined };
  if (info.stuck)
    return { tone: "paused", title: t("stuck"), detail: play.texts.reason(info.stuck, play.seating) };
  if (play.finished) return over(play);
  if (info.paused) return { tone: "paused", title: t("paused") };
  const bot = seat !== null && (info.seats[seat]?.bot ?? null) !== null;
  if (bot) return { tone: "watching", title: t("bot-plays-for-you"), bot };
  if (play.aim) return { tone: "mine", title: play.aim.title, detail: play.aim.detail };
  const { prompt } = chair.offer;
  if (play.myTurn && prompt) return { tone: "mine", title: asked(play, prompt), detail: others(play) };
  const waiting = waited(play);
  if (prompt && chair.offer.choices.length > 0)
    return { tone: "waiting", title: asked(play, prompt), detail: waiting.title };
  const last = play.lastBeat;
  // Between two moves of others it would only flash who is waited for.
  if (last && play.lingers) return { tone: "told", title: told(last), seat: last.seat };
  if (last) return { ...waiting, title: told(last), detail: waiting.title, seat: last.seat };
  // Several people share a device that keeps nothing: between their turns nobody's eyes are there, but they play.
  const watches = seat === null && chair.keeps;
  return watches ? { ...waiting, tone: "watching", detail: t("you-watch") } : waiting;
}

/** A moment of the past: what had just happened, and which moment it is. */
function past(play: Play, at: number): Prompted {
  const which = t("looking-at-move", { move: at, moves: play.info.moves });
  const goes =
    play.ended || play.chair.view?.waiting.includes(play.seat ?? -1) ? "" : ` ${t("game-goes-on")}`;
  const happened = pastSentence(play);
  return happened
    ? { tone: "past", title: happened, detail: which + goes }
    : { tone: "past", title: which, detail: goes.trim() || undefined };
}

/** The same for those who listen: what was told is not said a second time. */
export function spokenPrompt(play: Play, { tone, title, detail }: Prompted): string {
  if (tone === "told") return "";
  const told = play.lastBeat !== null && title === sentence(play, play.lastBeat);
  return [told ? "" : title, detail ?? ""].filter(Boolean).join(" ");
}

/** In a browser nothing need be typed: `GAME-web-prompt-DO` goes before the terminal's prompt. */
function asked(play: Play, prompt: Data): string {
  const named = play.module.named?.(prompt, play) ?? prompt;
  const fields = play.texts.fields(named, play.seating);
  return (
    play.texts.find(`${play.info.game}-web-prompt-${String(prompt.do)}`, fields) ??
    play.texts.prompt(named, play.seating)
  );
}

function over(play: Play): Prompted {
  const result = play.chair.view?.result;
  if (!result) return { tone: "over", title: t("game-ended-by-host") };
  return {
    tone: "over",
    title: overTitle(play, result),
    detail: play.module.ended?.(play) ?? play.texts.end(result.reason),
  };
}

/** Who has won. */
export function overTitle(play: Play, result: Result): string {
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const names = winners.map((seat) => play.names[seat] ?? "");
  const mine = play.seat !== null && winners.includes(play.seat) && winners.length === 1;
  return mine ? t("you-win") : t("wins", { names: play.texts.listing(names), count: names.length });
}

function waited(play: Play, whom: readonly number[] = play.chair.view?.waiting ?? []): Prompted {
  const others = (seats: readonly number[]): number[] => seats.filter((seat) => seat !== play.seat);
  const waiting = others(whom);
  const names = (waiting.length > 0 ? waiting : others([...play.names.keys()])).map(
    (seat) => play.names[seat] ?? "",
  );
  const title = t("waiting-for", { names: play.texts.listing(names), count: names.length });
  return { tone: "waiting", title, since: play.chair.since };
}

/** In a simultaneous phase: who is waited for besides me. */
function others(play: Play): string | undefined {
  const waiting = (play.chair.view?.waiting ?? []).filter((seat) => seat !== play.seat);
  if (waiting.length === 0) return undefined;
  return t("also-waiting-for", {
    names: play.texts.listing(waiting.map((seat) => play.names[seat] ?? "")),
    count: waiting.length,
  });
}
