/** What a request that failed says to a person. */
import { Failure, Unreachable } from "$/net/http";
import { shellTexts, t } from "$/text/language.svelte";
import { Seating } from "$/text/seats";

/** The reason in the reader's language; what is no failed request is thrown on. */
export function faultText(error: unknown, names: readonly string[] = []): string {
  if (error instanceof Unreachable) return t("no-answer");
  if (!(error instanceof Failure)) throw error;
  if (error.reason) return shellTexts().reason(error.reason, new Seating(names));
  if (error.status === 429) return t("too-often");
  return t("table-fault", { fault: error.message });
}
