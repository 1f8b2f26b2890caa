import type { Look } from "$/games/covers";

export default { colour: "#a80f24", place: 2 } satisfies Look;
