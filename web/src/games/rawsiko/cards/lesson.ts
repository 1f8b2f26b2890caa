/** The facts of a material's card, as the server tells them (`Game.information`). */
import type { Data } from "$/table/data";

export interface Share {
  name: string;
  /** Per cent; null: it is used so, but nobody has counted. */
  share: number | null;
}

export interface Supply {
  of: string;
  stage: string;
  source: string;
  china: number;
  producers: Share[];
}

export interface Use {
  of: string;
  by: string;
  source: string;
  shares: Share[];
}

export interface Lesson {
  lists: { list: string; source: string }[];
  strategic: boolean;
  recycling: { share: number; source: string } | null;
  supply: Supply[];
  uses: Use[];
  sources: { id: string; address: string }[];
}

/** Null: a material of somebody's own map, of which we know nothing. */
export function readLesson(facts: Data | null): Lesson | null {
  if (!facts || !Array.isArray(facts.supply)) return null;
  const recycling = facts.recycling as Data | null;
  return {
    lists: rows(facts.lists).map((row) => ({ list: String(row.list), source: String(row.source) })),
    strategic: facts.strategic === true,
    recycling: recycling ? { share: Number(recycling.share), source: String(recycling.source) } : null,
    supply: rows(facts.supply).map((row) => ({
      of: String(row.of ?? ""),
      stage: String(row.stage),
      source: String(row.source),
      china: Number(row.china),
      producers: rows(row.producers).map((one) => ({ name: String(one.country), share: Number(one.share) })),
    })),
    uses: rows(facts.uses).map((row) => ({
      of: String(row.of ?? ""),
      by: String(row.by ?? ""),
      source: String(row.source),
      shares: rows(row.shares).map((one) => ({
        name: String(one.use),
        share: one.share === null ? null : Number(one.share),
      })),
    })),
    sources: Object.values((facts.sources ?? {}) as Record<string, Data>).map((one) => ({
      id: String(one.id),
      address: String(one.address ?? ""),
    })),
  };
}

const rows = (value: unknown): Data[] => (Array.isArray(value) ? (value as Data[]) : []);

/** An address that a link may lead to. */
export const isLink = (address: string): boolean => /^https:\/\//.test(address);

/** A text of the lesson without the numbers of its sources. */
export const unsourced = (text: string): string => text.replace(/\s*\(S\d+(?:, S\d+)*\)/g, "");

/** The sources that a text of the lesson names, each once. */
export const sourcesOf = (text: string): string[] => [...new Set(text.match(/\bS\d+\b/g) ?? [])];
