/** A clash as it is told by its event (U12). */
import type { GameEvent } from "$/table/data";

export interface Clash {
  seat: number;
  defender: number;
  source: string;
  target: string;
  attack: number[];
  defence: number[];
  attackersLost: number;
  defendersLost: number;
  conquered: boolean;
}

export function readClash(event: GameEvent): Clash {
  return {
    seat: Number(event.seat),
    defender: Number(event.defender),
    source: String(event.source),
    target: String(event.target),
    attack: event.attack as number[],
    defence: event.defence as number[],
    attackersLost: Number(event.attackers_lost),
    defendersLost: Number(event.defenders_lost),
    conquered: event.conquered === true,
  };
}
