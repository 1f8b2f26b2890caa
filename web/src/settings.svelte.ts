/** What a person likes, kept on this device. */
import { type Animal, isAnimal } from "$/ui/avatars/animals";

export type Theme = "auto" | "light" | "dark";
/** The ground of RAW's table: its own, or as the page. */
export type Ground = "dark" | "light" | "auto";
export type Motion = "off" | "fast" | "normal" | "slow";

interface Kept {
  language: string | null;
  theme: Theme;
  ground: Ground;
  motion: Motion;
  paced: boolean;
  sound: boolean;
  volume: number;
  confirm: boolean;
  commands: boolean;
  plain: boolean;
  hints: boolean;
  notices: boolean;
  name: string;
  avatar: Animal | "";
}

const KEY = "ludoteka.settings";
const USUAL: Kept = {
  language: null,
  theme: "auto",
  ground: "dark",
  motion: "normal",
  paced: false,
  sound: false,
  volume: 0.6,
  confirm: false,
  commands: false,
  plain: false,
  hints: true,
  notices: false,
  name: "",
  avatar: "",
};
/** How long a movement of 250 ms takes, by the player's speed. */
const PACES: Record<Motion, number> = { off: 0, fast: 0.48, normal: 1, slow: 1.6 };
/** How long a sentence stands, by the player's speed. */
const READINGS: Record<Motion, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

class Settings {
  /** The language that was chosen; null: by the browser. */
  language = $state<string | null>(null);
  theme = $state<Theme>("auto");
  ground = $state<Ground>("dark");
  motion = $state<Motion>("normal");
  /** The speed was chosen, and is not merely the usual one. */
  paced = $state(false);
  sound = $state(false);
  volume = $state(0.6);
  /** Ask before a turn is ended. */
  confirm = $state(false);
  /** Show the line for typed commands. */
  commands = $state(false);
  /** Every game as text and buttons, instead of its own board. */
  plain = $state(false);
  /** Offer to say what a bot would do. */
  hints = $state(true);
  /** Let the browser tell of one's turn. */
  notices = $state(false);
  /** The nickname that was used last. */
  name = $state("");
  /** The animal that stands for whoever uses this device; empty: any. */
  avatar = $state<Animal | "">("");
  /** The system asks for less motion. */
  still = $state(false);
  #systemDark = $state(false);

  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }

  /** The theme that RAW's table is drawn in. */
  get table(): "dark" | "light" {
    return this.ground === "auto" ? (this.dark ? "dark" : "light") : this.ground;
  }

  /** The factor for all durations; 0: nothing moves. */
  get pace(): number {
    return this.still ? 0 : PACES[this.motion];
  }

  /** The factor for the time to read; the same where nothing moves. 0: everything is there at once. */
  get reading(): number {
    return READINGS[this.motion];
  }

  /** The same in a lesson: slow, unless another speed was chosen. */
  get learning(): number {
    return READINGS[this.motion === "normal" && !this.paced ? "slow" : this.motion];
  }

  /** Read what is kept, and follow the system, and what is chosen in other tabs of this browser. */
  begin(speak: (language: string) => void): void {
    Object.assign(this, USUAL, read());
    addEventListener("storage", ({ key }) => {
      if (key !== KEY) return;
      Object.assign(this, USUAL, read());
      if (this.language !== null) speak(this.language);
    });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemDark = dark.matches;
    this.still = still.matches;
    dark.addEventListener("change", () => (this.#systemDark = dark.matches));
    still.addEventListener("change", () => (this.still = still.matches));
  }

  save(): void {
    const {
      language,
      theme,
      ground,
      motion,
      paced,
      sound,
      volume,
      confirm,
      commands,
      plain,
      hints,
      notices,
      name,
      avatar,
    } = this;
    const kept: Kept = {
      language,
      theme,
      ground,
      motion,
      paced,
      sound,
      volume,
      confirm,
      commands,
      plain,
      hints,
      notices,
      name,
      avatar,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing: the settings hold until the page is left.
    }
  }
}

function read(): Partial<Kept> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    const sound = Object.entries(USUAL).filter(([name, usual]) => {
      const value = kept[name];
      if (name === "avatar") return isAnimal(value);
      return typeof value === typeof usual || (name === "language" && typeof value === "string");
    });
    return Object.fromEntries(sound.map(([name]) => [name, kept[name]])) as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
