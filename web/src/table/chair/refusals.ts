/** Why something that was sent to the table was not carried out. */
import type { Answer } from "$/net/line";
import type { Reason } from "$/protocol/types";

/** Something was refused, and why. */
export class Refused extends Error {
  constructor(readonly reason: Reason) {
    super(`${reason.rule}: ${reason.fault}`);
  }
}

/** Something had happened that we did not know of; the fresh view is there by now. */
export class StaleMove extends Error {}

/** Was it carried out? If not, the error says so. */
export function done(answer: Answer): void {
  if (answer.type === "refused") throw new Refused(answer.reason);
  if (answer.type === "stale") throw new StaleMove();
}

/** The seat that asks; an onlooker has none, and may ask for nothing that a seat may. */
export function mine(seat: number | null): number {
  if (seat === null)
    throw new Refused({ rule: "ludoteka.seat", fault: "not-your-seat", values: { seat: 0 } });
  return seat;
}
