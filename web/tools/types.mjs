// Writes src/protocol/types.ts, the types of all messages and forms, from the server's JSON Schema.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/protocol/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("schema.json", folder), "utf8"));
// A struct has its own fields and no others; data of a game has whatever the game says.
for (const struct of Object.values(schema.$defs)) {
  if (struct.properties) struct.additionalProperties = false;
}
const { $defs, ...rest } = JSON.parse(JSON.stringify(schema).replaceAll("#/$defs/", "#/definitions/"));
const document = { ...rest, type: "object", additionalProperties: false, definitions: $defs };
const source = await compile(document, "Protocol", {
  bannerComment: "// Made by tools/types.mjs from schema.json: do not edit.",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  format: false,
});
const file = new URL("types.ts", folder);
const before = await readFile(file, "utf8").catch(() => "");
if (before !== source) await writeFile(file, source);
