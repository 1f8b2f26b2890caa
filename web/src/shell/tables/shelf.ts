/** What this device knows of its tables beside their seats: which are put away. */
export const SHELF = "ludoteka.shelf";

export interface Noted {
  /** Put away by hand. */
  archived?: true;
}

export function readShelf(): Record<string, Noted> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SHELF) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, Noted>)
      : {};
  } catch {
    return {};
  }
}

export function writeShelf(shelf: Record<string, Noted>): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify(shelf));
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
}
