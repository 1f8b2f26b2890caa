import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { SHELL } from "./src/text/owners.ts";

const require = createRequire(import.meta.url);

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

/** `import undo from "icon:lucide/undo-2"`: one icon of an npm package, and nothing else of it. */
function icons(): Plugin {
  const sets = new Map<string, IconSet>();
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const [name = "", icon = ""] = id.slice("\0icon:".length).split("/");
      let set = sets.get(name);
      if (!set) {
        const file = require.resolve(`@iconify-json/${name}/icons.json`);
        set = JSON.parse(readFileSync(file, "utf8")) as IconSet;
        sets.set(name, set);
      }
      const found = set.icons[icon] ?? set.icons[set.aliases?.[icon]?.parent ?? ""];
      if (!found) throw new Error(`the icon set ${name} has no icon "${icon}"`);
      const { body, width = set.width ?? 16, height = set.height ?? 16 } = found;
      return `export default ${JSON.stringify({ body, width, height })};`;
    },
  };
}

/** `virtual:texts`: all texts of one language and one owner (a game, the shell) in one file each. */
function texts(): Plugin {
  const root = fileURLToPath(new URL("../src/ludoteka/", import.meta.url));
  const shelf = (): Map<string, string[]> => {
    const folders: [string, string][] = [[SHELL, `${root}locales/`]];
    for (const game of readdirSync(`${root}games`).sort())
      folders.push([game, `${root}games/${game}/locales/`]);
    const found = new Map<string, string[]>();
    for (const [owner, folder] of folders.filter(([, folder]) => existsSync(folder))) {
      for (const language of readdirSync(folder).sort()) {
        const names = readdirSync(folder + language).filter((name) => name.endsWith(".ftl"));
        for (const name of names.sort()) {
          // What the start page says of a game must be there before the game's own texts are.
          const key = `${language}/${name.endsWith("-shell.ftl") ? SHELL : owner}`;
          found.set(key, [...(found.get(key) ?? []), `${folder}${language}/${name}`]);
        }
      }
    }
    return found;
  };
  return {
    name: "texts",
    resolveId: (id) => (id === "virtual:texts" || id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:texts") {
        const entries = [...shelf().keys()].map((key) => `"${key}": () => import("texts:${key}")`);
        return `export default {${entries.join(",")}};`;
      }
      if (!id.startsWith("\0texts:")) return undefined;
      const files = shelf().get(id.slice("\0texts:".length)) ?? [];
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;
    },
  };
}

/** sw.js keeps the first page of this build; the names of its files are written in. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const shell = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || shell.has(name)) return;
        shell.add(name);
        chunk.viteMetadata?.importedCss.forEach((css) => shell.add(css));
        chunk.imports.forEach(add);
      };
      Object.values(bundle).forEach((one) => {
        if (one.type === "chunk" && one.isEntry) add(one.fileName);
        else if (/latin-wght-normal.*woff2$/.test(one.fileName)) shell.add(one.fileName);
      });
      const files = ["/", "/early.js", ...[...shell].sort().map((name) => `/${name}`)];
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace('"__SHELL__"', JSON.stringify(files))
          .replace("__VERSION__", createHash("sha256").update(files.join()).digest("hex").slice(0, 12)),
      });
    },
  };
}

const server = process.env.LUDOTEKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), texts(), svelte(), serviceWorker()],
  resolve: {
    alias: { $: fileURLToPath(new URL("./src", import.meta.url)) },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  build: {
    outDir: process.env.LUDOTEKA_SITE ?? "../src/ludoteka/site",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    modulePreload: { polyfill: false },
  },
});
