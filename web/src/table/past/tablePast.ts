/** The past of a table: what its server tells this chair of it. */
import type { Chair } from "../chair.svelte";
import type { Source } from "./moments";

const PAGE = 25;

export function tablePast(chair: Chair): Source {
  const first = (): number => chair.info?.origin?.moves ?? 0;
  return {
    get first() {
      return first();
    },
    pageOf: (moves) => Math.max(first(), moves - (moves % PAGE)),
    page: async (from) => (await chair.past(from, PAGE)).moments,
  };
}
