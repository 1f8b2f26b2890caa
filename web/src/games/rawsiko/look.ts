import type { Look } from "$/games/covers";

export default { colour: "#0f6e6e", place: 1 } satisfies Look;
