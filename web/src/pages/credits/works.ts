/** What others made and we build on. Names of works, people and licences are the same everywhere. */
export interface Work {
  name: string;
  by: string;
  /** Null: it is in the public domain. */
  licence: string | null;
  address: string;
  /** What it is to us: a message `web-credits-…`. */
  for: string;
}

export const works: readonly Work[] = [
  { name: "Lucide", by: "Lucide Contributors", licence: "ISC", address: "https://lucide.dev", for: "signs" },
  {
    name: "Inter",
    by: "Rasmus Andersson",
    licence: "SIL OFL 1.1",
    address: "https://rsms.me/inter",
    for: "letters",
  },
  {
    name: "Bricolage Grotesque",
    by: "Mathieu Triay",
    licence: "SIL OFL 1.1",
    address: "https://ateliertriay.github.io/bricolage",
    for: "headings",
  },
  {
    name: "Grenze Gotisch",
    by: "Omnibus-Type",
    licence: "SIL OFL 1.1",
    address: "https://www.omnibus-type.com/fonts/grenze-gotisch",
    for: "card-names",
  },
  {
    name: "Natural Earth",
    by: "Nathaniel Vaughn Kelso, Tom Patterson",
    licence: null,
    address: "https://www.naturalearthdata.com",
    for: "map",
  },
  {
    name: "world-atlas",
    by: "Michael Bostock",
    licence: "ISC",
    address: "https://github.com/topojson/world-atlas",
    for: "map",
  },
  {
    name: "Unicode CLDR",
    by: "Unicode, Inc.",
    licence: "Unicode License v3",
    address: "https://cldr.unicode.org",
    for: "countries",
  },
  { name: "Svelte", by: "Svelte contributors", licence: "MIT", address: "https://svelte.dev", for: "pages" },
  {
    name: "Project Fluent",
    by: "Mozilla",
    licence: "Apache 2.0",
    address: "https://projectfluent.org",
    for: "texts",
  },
  {
    name: "noble-hashes",
    by: "Paul Miller",
    licence: "MIT",
    address: "https://paulmillr.com/noble",
    for: "dice",
  },
  {
    name: "Vite",
    by: "VoidZero Inc. and Vite contributors",
    licence: "MIT",
    address: "https://vite.dev",
    for: "building",
  },
  {
    name: "Starlette, uvicorn",
    by: "Encode OSS Ltd., Marcelo Trylesinski",
    licence: "BSD-3-Clause",
    address: "https://www.starlette.io",
    for: "server",
  },
  {
    name: "msgspec",
    by: "Jim Crist-Harif",
    licence: "BSD-3-Clause",
    address: "https://jcristharif.com/msgspec",
    for: "server",
  },
  {
    name: "segno",
    by: "Lars Heuer",
    licence: "BSD-3-Clause",
    address: "https://segno.readthedocs.io",
    for: "codes",
  },
];
