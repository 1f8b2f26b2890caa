import type { Look } from "$/games/covers";

export default { colour: "#5b2d66", place: 3 } satisfies Look;
