/**
 * Seats that were asked for, until an answer has come. The device makes the token itself, and keeps
 * it from before it asks: an answer that is lost loses no seat, for asking again with the same token
 * gives the same seat, after a reload too.
 */
import type { Animal } from "$/ui/avatars/animals";
import { Failure, Unreachable } from "./http";

export interface SeatRequest {
  token: string;
  /** How it is asked for: as somebody who joins, or by the secret of a hand-over link. */
  join?: { name: string; avatar?: Animal | null; seat: number | null; invitation: string | null };
  handover?: string;
}

const key = (table: string): string => `ludoteka.asking.${table}`;
const TOKEN_BYTES = 24;

/** A seat's key, as hard to guess as one of the server's: 192 random bits. */
export function freshToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export function seatRequestAt(table: string): SeatRequest | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? "null") as SeatRequest | null;
    return typeof kept?.token === "string" ? kept : null;
  } catch {
    return null;
  }
}

export function keepSeatRequest(table: string, request: SeatRequest): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(request));
  } catch {
    // A browser that keeps nothing: it lasts as long as the page.
  }
}

export function dropSeatRequest(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}

/** Is it the server's own word that nothing was given? Else nobody knows what became of it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Failure && !(error instanceof Unreachable) && error.status < 500 && error.status !== 429;
