// Lays a .gz and a .br beside every text file of a built client, where that makes it smaller.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = new Set([
  ".css",
  ".ftl",
  ".html",
  ".js",
  ".json",
  ".map",
  ".svg",
  ".txt",
  ".webmanifest",
  ".xml",
]);
const WORTHWHILE = 1024; // bytes: below that a header costs as much as it saves
const QUALITY = 10; // of 11: the last one takes three times as long and saves two hundredths more

const kinds = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
};

async function compress(file) {
  const content = await readFile(file);
  if (content.length <= WORTHWHILE) return;
  for (const [ending, kind] of Object.entries(kinds)) {
    const small = await kind(content);
    if (small.length < content.length) await writeFile(`${file}.${ending}`, small);
  }
}

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("the folder of the built client is missing: node tools/compress.mjs FOLDER");
  process.exit(2);
}
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)));
// All at once: Node has threads enough to keep every core busy.
await Promise.all(files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))));
