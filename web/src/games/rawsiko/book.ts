import type { Book } from "../book";
import ChipsPicture from "./book/ChipsPicture.svelte";
import DicePicture from "./book/DicePicture.svelte";
import MapPicture from "./book/MapPicture.svelte";
import WagonsPicture from "./book/WagonsPicture.svelte";
import "./rawsiko.css";

export default {
  options: ["turns", "setup", "starting_assets", "stranglehold", "trade", "garrison", "after_clash"],
  brief: ["aim", "setup", "turn", "clash", "end", "options"],
  chapters: [
    { id: "story", parts: ["5 6 3"] },
    {
      id: "terms",
      parts: [
        "9 10=D-3 11 13 7=D-1",
        { id: "map", Picture: MapPicture },
        "12",
        { id: "chips", Picture: ChipsPicture },
        "8=D-2",
      ],
    },
    { id: "setup", parts: ["14=D-4 15 16 17 18 19 20 21 22 23 24=D-5 25=D-6 26=D-7"] },
    { id: "start", parts: ["29 30 31 33=D-9 34=D-10 32 35=D-11"] },
    { id: "turn", parts: ["36=D-12 37 38"] },
    { id: "investment", parts: ["39 40 41 42 43 44=D-13"] },
    {
      id: "action",
      parts: ["45 46 47 48", { id: "wagon", Picture: WagonsPicture }, "49 50=D-14 51 52 D-15"],
    },
    {
      id: "clash",
      parts: ["53 54 55=D-16 56 57", { id: "dice", Picture: DicePicture }, "58 59 60 61=D-17"],
    },
    { id: "out", parts: ["62 63=D-18 64=D-19"] },
    { id: "end", parts: ["65 66 67=D-20=D-21 68 D-27"] },
    { id: "options", parts: ["69 70 27 28=D-8 D-29 71 72=D-22 76 73 74=D-23 75=D-24"] },
    {
      id: "rulings",
      parts: [
        "R-2 R-3 R-4 R-6 R-7 R-8 R-9 R-11 R-12 R-13 R-15 R-16 R-17 R-18 R-19 R-20 R-21 R-22 R-24 R-25 R-26 R-28 R-30",
        "D-25 D-26 D-28 D-30 D-33 D-34 D-36",
      ],
      folded: true,
    },
    { id: "edition", parts: ["1 2 4 D-31 D-37 D-38 D-32 D-35"], folded: true },
  ],
  see: {
    "17": "24 R-6",
    "19": "R-7",
    "27": "R-12",
    "29": "R-3",
    "42": "R-24",
    "45": "R-25 R-30",
    "47": "R-4 R-26",
    "52": "D-15 D-25 D-34",
    "54": "D-26 D-36",
    "58": "R-15",
    "59": "R-16",
    "62": "R-2 R-17",
    "67": "R-11 R-28",
    "71": "R-9",
    "73": "R-18 R-20 R-22",
    "75": "R-13 R-19 R-21",
    "D-15": "R-8",
  },
} satisfies Book;
