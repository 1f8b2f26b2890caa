/** What the server gives as a reason, as a notice: its sentence, the rule behind it, the way on. */
import type { Reason } from "$/protocol/types";
import { gameTexts, shellTexts } from "$/text/language.svelte";
import type { Seating, Texts } from "$/text/texts";
import type { Notice } from "./prompt";
import type { Step } from "./step";

interface Asked {
  info: { game: string };
  seating: Seating;
}

/** In words that are found when they are read: the reader may have changed the language since. */
export function noticeOf(play: Asked, kind: Notice["kind"], reason: Reason, confirm?: () => void): Notice {
  const [book = "", number = ""] = reason.rule.split(/\.(.*)/s);
  const own = book === play.info.game;
  const words = (): Texts => (own ? gameTexts(play.info.game) : shellTexts());
  // Where the rule itself stands below, its number need not stand in the sentence.
  const text = (): string =>
    words().rule(reason.rule) ? words().why(reason, play.seating) : words().reason(reason, play.seating);
  const rule = own
    ? {
        number,
        get text() {
          return words().rule(reason.rule);
        },
      }
    : undefined;
  const going = (): string | undefined => words().find(`${book}-web-go-on-${reason.fault}`) ?? undefined;
  return {
    kind,
    get text() {
      return text();
    },
    rule,
    confirm,
    get going() {
      return going();
    },
  };
}

/** Is something else asked after this step, or of others? Then what was said before it is no matter. */
export function elsewhere({ before, after }: Pick<Step, "before" | "after">): boolean {
  return before?.phase !== after?.phase || String(before?.waiting) !== String(after?.waiting);
}
