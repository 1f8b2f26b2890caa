import type { Data } from "./words";

/**
 * Retells events as a seat saw them, one by one from the first: a reader forgets, it does not.
 * What it adds are further fields, such as the card on a numbered place.
 */
export interface Teller {
  retold(event: Data): Data;
}
