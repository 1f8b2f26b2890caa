/** What can be typed: moves in notation, standing orders, questions about the table. */
import { LineClosed } from "$/net/line";
import { Refused } from "$/table/chair/refusals";
import type { Play } from "$/table/play.svelte";
import { language, shellTexts, t } from "$/text/language.svelte";
import { prompted } from "./prompt";
import { takeBack } from "./undo";

const LISTED_MOST = 60;

/** Carry out what was typed; returns what there is to say. */
export async function obey(words: string, play: Play): Promise<string> {
  const [first = "", ...rest] = words.toLowerCase().split(/\s+/);
  const asked = Object.hasOwn(QUESTIONS, first) ? QUESTIONS[first] : undefined;
  if (asked && (rest.length === 0 || asked.rest)) return asked.answer(play, rest.join(" "));
  const known = play.module.answer?.(words, play) ?? null;
  if (known !== null) return known;
  if (play.seat === null) return t("onlooker-only-looking");
  if (play.at !== null) return t("past-only-looking");
  return move(words, play);
}

async function move(words: string, play: Play): Promise<string> {
  try {
    const { move: text, reason } = await play.chair.why(words);
    if (reason) return explained(play, reason);
    return (await play.submit(text)) ? t("command-played", { move: text }) : (play.notice?.text ?? "");
  } catch (error) {
    if (error instanceof LineClosed) return "";
    if (!(error instanceof Refused)) throw error;
    // No move of this game: an order, perhaps.
    try {
      if ((await play.chair.follow(words)) !== null) {
        await play.follow(words);
        return t("command-played", { move: words });
      }
    } catch (again) {
      if (!(again instanceof Refused)) throw again;
    }
    return t("command-unknown", { words, expected: play.texts.expected() });
  }
}

function explained(play: Play, reason: Refused["reason"]): string {
  const ours = reason.rule.startsWith(`${play.info.game}.`);
  return (ours ? play.texts : shellTexts()).reason(reason, play.seating);
}

interface Question {
  answer: (play: Play, rest: string) => string | Promise<string>;
  rest?: boolean;
}

const QUESTIONS: Record<string, Question> = {
  "?": { answer: help },
  help: { answer: help },
  prompt: { answer: (play) => [prompted(play).title, prompted(play).detail].filter(Boolean).join(" ") },
  moves: {
    answer: (play) => {
      const texts = play.choices.map((choice) => choice.text);
      const more = texts.length > LISTED_MOST ? " …" : "";
      return texts.length > 0 ? texts.slice(0, LISTED_MOST).join(", ") + more : t("generic-no-moves");
    },
  },
  undo: { answer: async (play) => (await takeBack(play), play.notice?.text ?? t("log-taken-back")) },
  board: { answer: async (play) => play.chair.sketch(language.current) },
  rule: {
    answer: (play, rest) =>
      play.texts.rule(`${play.info.game}.${rest}`) || shellTexts().say("no-such-rule", { rule: rest }),
    rest: true,
  },
  why: {
    answer: async (play, rest) => {
      if (!rest) return t("command-help");
      await play.whyNot(rest);
      return [play.notice?.text, play.notice?.rule?.text].filter(Boolean).join(" ");
    },
    rest: true,
  },
};

function help(play: Play): string {
  const own = (play.module.commands ?? []).map((id) => play.texts.find(id) ?? t(id));
  return [t("command-help"), ...own, play.texts.find(`${play.info.game}-help`) ?? ""]
    .filter(Boolean)
    .join("\n");
}
