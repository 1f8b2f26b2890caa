/** Files to and from a person's device. */

/** The server takes no larger ones. */
export const MOST_BYTES = 1_000_000;

/** The text of a file; null: it is none, or too large. */
export async function textOf(file: File): Promise<{ text: string } | { fault: "too-large" | "unreadable" }> {
  if (file.size > MOST_BYTES) return { fault: "too-large" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { fault: "unreadable" };
  }
}

/** Hand a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A name for a file, of any words. */
export function fileName(words: string, otherwise: string): string {
  const plain = words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || otherwise}.toml`;
}
