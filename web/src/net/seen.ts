/**
 * How far each seat of this device has seen its tables: the last entry of the log that it has had on
 * its screen. Numbers only, kept in the browser, so that whoever comes back can be told what happened.
 */
const SEEN = "ludoteka.seen";
const TABLES_MOST = 40;

type Tables = Record<string, Record<string, number>>;

/** Where a browser keeps nothing, it lasts as long as the page. */
let unkept: Tables | null = null;

function read(): Tables {
  if (unkept) return unkept;
  try {
    const kept = JSON.parse(localStorage.getItem(SEEN) ?? "{}") as Tables | null;
    return kept && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** 0: nothing yet. */
export function lastSeen(table: string, seat: number): number {
  const seq: unknown = read()[table]?.[String(seat)];
  return typeof seq === "number" && seq > 0 ? seq : 0;
}

/** These seats have seen everything up to this entry. */
export function see(table: string, seats: readonly number[], seq: number): void {
  const news = seats.filter((seat) => lastSeen(table, seat) < seq);
  if (news.length === 0) return;
  const { [table]: known = {}, ...others } = read();
  const now = { ...known, ...Object.fromEntries(news.map((seat) => [String(seat), seq])) };
  // The table that was looked at last comes last.
  const all = Object.fromEntries([...Object.entries(others).slice(1 - TABLES_MOST), [table, now]]);
  try {
    localStorage.setItem(SEEN, JSON.stringify(all));
  } catch {
    unkept = all;
  }
}
