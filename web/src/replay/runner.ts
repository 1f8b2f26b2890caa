/** Lets a replay run: one step after another, with a rest between them that follows the speed. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** The next speed in this direction; at the ends it stays. */
export function faster(speed: Speed, by: 1 | -1): Speed {
  const at = SPEEDS.indexOf(speed) + by;
  return SPEEDS[Math.min(Math.max(at, 0), SPEEDS.length - 1)] ?? 1;
}

const REST_MS = 900;

export const restAfter = (speed: Speed): number => REST_MS / speed;

interface Steps {
  /** Play the next step; how long to look at it, or null: it was the last. */
  step: () => Promise<number | null>;
  /** It runs, or not. */
  running: (runs: boolean) => void;
}

export class Runner {
  #run = 0; // the number of the run; 0: it rests
  #runs = 0;
  #wake: (() => void) | null = null;

  constructor(private readonly steps: Steps) {}

  get running(): boolean {
    return this.#run !== 0;
  }

  start(): void {
    if (this.running) return;
    this.#runs += 1;
    this.#run = this.#runs;
    this.steps.running(true);
    void this.#go(this.#run);
  }

  stop(): void {
    if (!this.running) return;
    this.#run = 0;
    this.#wake?.();
    this.steps.running(false);
  }

  async #go(run: number): Promise<void> {
    while (this.#run === run) {
      const rest = await this.steps.step().catch(() => null);
      if (this.#run !== run) return;
      if (rest === null) this.stop();
      else await this.#sleep(rest);
    }
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
