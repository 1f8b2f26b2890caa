// Lays a .gz and a .br beside every text file of a built client, where that makes it smaller.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = new Set([".css", ".ftl", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".xml"]);
const WORTHWHILE = 1024; // bytes: below that a header costs as much as it saves

const kinds = {
  gz: (content) => promisify(gzip)(content, { level: 9 }),
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
};

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("the folder of the built client is missing: node tools/compress.mjs FOLDER");
  process.exit(2);
}
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const content = await readFile(file);
  if (content.length <= WORTHWHILE) continue;
  await Promise.all(
    Object.entries(kinds).map(async ([ending, compress]) => {
      const small = await compress(content);
      if (small.length < content.length) await writeFile(`${file}.${ending}`, small);
    }),
  );
}
