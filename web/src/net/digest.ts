/** Names of data, the same as the server's: `core/digest.py`. */
import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { TableInfo } from "$/protocol/types";
import type { Data } from "$/table/data";

/** JSON with sorted keys and no spaces: equal data, equal text. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (data !== null && typeof data === "object") {
    const fields = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(",")}}`;
  }
  return JSON.stringify(data);
}

export const digest = (data: unknown): string =>
  bytesToHex(blake2b(utf8ToBytes(canonical(data)), { dkLen: 16 }));

/** The name of a view at a table: `State.view_digest`. */
export function viewDigest(table: TableInfo, view: Data): string {
  const { game, rules, options, content_digest: content } = table;
  return digest([{ game, rules, content, options }, view]);
}
