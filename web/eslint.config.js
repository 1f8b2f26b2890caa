// What the linter asks for. How the code is laid out is prettier's business (.prettierrc).
import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import settings from "./svelte.config.js";

export default defineConfig(
  { ignores: ["node_modules/", "public/", "src/protocol/types.ts"] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // `_` is what a callback, an {#each} or a destructuring has to name and nobody reads.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // State that is drawn is replaced, never changed in place; Maps and Sets beside it are private notes.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that must stay at the edge of a block is written {" "}; prettier writes it so, too.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig: settings },
    },
  },
  {
    // What a test takes for granted and is not there makes it fail, with its line.
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
