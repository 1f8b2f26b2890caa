import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

/** sw.js keeps the files of this build; their names, and a name for all of them, are written in. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const shell = files.filter((name) => !/latin-ext|games?-/.test(name)).map((name) => `/${name}`);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8");
      const version = files.sort().join("|");
      let hash = 0;
      for (const letter of version) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: source
          .replace('"__SHELL__"', JSON.stringify(["/", ...shell]))
          .replace("__VERSION__", (hash >>> 0).toString(36)),
      });
    },
  };
}

const server = process.env.LUDOTEKA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), serviceWorker()],
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
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
