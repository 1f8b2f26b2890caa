/** What the map can do for an animation; there is none in the list view. */
export interface Stage {
  roll: (
    from: string,
    to: string,
    seat: number,
    count: number,
    ms: number,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Have them in sight, above the dice if some fall; ends when the map has turned there. */
  look: (
    territories: string[],
    told: { own: boolean; dice: boolean; ms: number; signal: AbortSignal },
  ) => Promise<void>;
  focus: (territory: string) => void;
  /** Closer, or farther away. */
  zoom: (inward: boolean) => void;
  /** The whole world. */
  all: () => void;
  /** Where a territory is on the screen now. */
  where: (territory: string) => [x: number, y: number] | null;
}
