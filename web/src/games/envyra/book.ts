import type { Book } from "../book";
import EquilibriumPicture from "./book/EquilibriumPicture.svelte";
import GridPicture from "./book/GridPicture.svelte";
import OrderPicture from "./book/OrderPicture.svelte";
import SecretPicture from "./book/SecretPicture.svelte";
import SetsPicture from "./book/SetsPicture.svelte";
import TilePicture from "./book/TilePicture.svelte";
import WinningPicture from "./book/WinningPicture.svelte";

export default {
  brief: ["aim", "setup", "round", "closed", "end", "score"],
  chapters: [
    { id: "parts", parts: ["1 2 3", { id: "tile", Picture: TilePicture }, "D-C12"] },
    { id: "setup", parts: ["4 5 D-C9 6 D-C2", { id: "grid", Picture: GridPicture }, "7 8 9"] },
    { id: "placing", parts: ["10", { id: "secret", Picture: SecretPicture }, "11 D-C3 D-C4"] },
    { id: "moving", parts: ["12 13 14", { id: "order", Picture: OrderPicture }, "D-C6 15 D-C5 16"] },
    { id: "winning", parts: ["17 18", { id: "winning", Picture: WinningPicture }, "19 20"] },
    { id: "round-end", parts: ["21 22 23 D-C8 24=D-C10 25"] },
    { id: "game-end", parts: ["26 27 28 D-C7"] },
    { id: "scoring", parts: ["29 30", { id: "sets", Picture: SetsPicture }, "32=D-C1 31"] },
    { id: "variants", parts: ["33 34", { id: "cards", Picture: EquilibriumPicture }, "D-C11 35 D-C13"] },
    {
      id: "rulings",
      parts: ["E-1 E-3 E-4 E-5 E-8 E-14 E-15 E-16 E-17 E-18 E-19 E-21 E-24 E-25 E-26 E-28 E-29 E-30"],
      folded: true,
    },
    { id: "edition", parts: ["E-10 E-27 E-31"], folded: true },
  ],
  see: {
    "10": "D-C3 D-C4 E-8",
    "14": "E-15 E-16",
    "15": "D-C5 E-5",
    "16": "E-14",
    "18": "E-29",
    "22": "E-3 E-19",
    "23": "D-C8 E-24",
    "26": "E-17 E-18",
    "27": "E-19 E-21",
    "28": "D-C7 E-1",
    "31": "E-4 E-28",
    "34": "D-C11 E-25 E-26",
  },
} satisfies Book;
