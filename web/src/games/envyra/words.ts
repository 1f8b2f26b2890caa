/** Envyra's sentences for the board: names of tiles, what a tile says, what one more cube would do. */
import type { Play } from "$/table/play.svelte";
import type { Fields } from "$/text/texts";
import { sentence } from "$/text/words";
import type { Scene } from "./view/scene";
import { asContent, type Cell, type EnvyraContent, tileFacts } from "./view/data";
import {
  coloursOf,
  comingTo,
  lackingColours,
  oneMore,
  type OneMore,
  openAt,
  type Open,
} from "./view/forecast";

/** How much is said: whole sentences, a few words, or one line. */
export type Length = "more" | "short" | "brief";

export class Words {
  constructor(private readonly play: Play) {}

  get content(): EnvyraContent {
    return asContent(this.play.content);
  }

  /** A message of the browser's own file, envyra-web.ftl. */
  say(id: string, fields: Fields = {}): string {
    return this.play.texts.find(`envyra-web-${id}`, fields) ?? "";
  }

  /** The name of a player; for the reader's own seat the message must choose by `me`. */
  who(seat: number | null): Fields {
    if (seat === null) return { name: "", me: "no" };
    return { name: this.play.names[seat] ?? "", me: seat === this.play.reader ? "yes" : "no" };
  }

  /** Names in a row, the reader as "you". */
  names(seats: readonly number[]): string {
    const { texts, reader: me, names } = this.play;
    return texts.listing(seats.map((seat) => (seat === me ? texts.say("you") : (names[seat] ?? ""))));
  }

  tile(tile: string): string {
    const { symbol } = tileFacts(this.content, tile);
    if (symbol === null) return this.say("end-tile", { tile });
    return sentence(this.play.texts.word("symbol", symbol));
  }

  /** The tile of a cell; with the cell, if another of these cells has a tile of the same name. */
  tileAt(cell: Cell, { view }: Pick<Scene, "view">, among: readonly Cell[]): string {
    const name = (one: Cell): string => this.tile(view.grid[one]?.tile ?? "");
    const twins = among.some((other) => other !== cell && name(other) === name(cell));
    return twins ? `${name(cell)} (${cell})` : name(cell);
  }

  /** The tiles of several cells in a row; with their places, if the grid has others of the same name. */
  tilesAt(cells: readonly Cell[], scene: Pick<Scene, "view">): string {
    const all = Object.keys(scene.view.grid);
    return this.play.texts.listing(cells.map((cell) => this.tileAt(cell, scene, all)));
  }

  symbol(symbol: string): string {
    return sentence(this.play.texts.word("symbol", symbol));
  }

  theme(theme: string): string {
    return this.play.texts.word("theme", theme);
  }

  themes(themes: readonly string[]): string {
    return this.play.texts.listing(themes.map((theme) => this.theme(theme)));
  }

  card(card: string): string {
    const facts = this.content.cards[card];
    const symbols = this.play.texts.listing((facts?.symbols ?? []).map((one) => this.symbol(one)));
    return this.say("card", { symbols, points: facts?.points ?? 0 });
  }

  /** All that a tile shows, for those who can't see it. */
  spot(cell: Cell, { view, gaps }: Scene): string {
    const spot = view.grid[cell];
    const gap = gaps[cell];
    if (!spot) {
      if (!gap) return this.say("says-no-tile", { cell });
      return this.say("says-gap", { cell, ...this.who(gap.seat), tile: this.tile(gap.tile) });
    }
    const { content } = this;
    const facts = tileFacts(content, spot.tile);
    const basics = { cell, tile: this.tile(spot.tile), points: facts.points };
    const said = [
      facts.theme
        ? this.say("says-tile", { ...basics, theme: this.theme(facts.theme) })
        : this.say("says-end-tile", basics),
      this.say("says-cubes", {
        placed: spot.cubes.length,
        needed: facts.cubes,
        names: this.names(spot.cubes),
      }),
    ];
    if (spot.leader !== null) said.push(this.say("says-leader", this.who(spot.leader)));
    if (facts.needs.length > 0) {
      const me = this.play.seat;
      const have = coloursOf(content, (me === null ? undefined : view.won[me]) ?? []);
      const lacking = me === null ? [] : lackingColours(facts.needs, have);
      said.push(this.say("says-needs", { needs: this.themes(facts.needs) }));
      if (me !== null && lacking.length === 0) said.push(this.say("says-open"));
      if (lacking.length > 0) said.push(this.say("more-lacking", { lacking: this.themes(lacking) }));
    }
    const coming = view.boards.flatMap((board, seat) => (board.includes(cell) ? [seat] : []));
    if (coming.length > 0) said.push(this.say("says-coming", { names: this.names(coming) }));
    return said.join(" ");
  }

  /** What one more cube of the reader would do to the tile of a cell; empty: there is none. */
  prospect(cell: Cell, { view }: Pick<Scene, "view">, length: Length = "more"): string {
    const spot = view.grid[cell];
    const me = this.play.seat;
    if (!spot || me === null) return "";
    const line = comingTo(this.content, view, cell);
    const more = oneMore(this.content, spot.tile, spot.cubes, me, view.won[me] ?? [], line);
    const open = more.full || more.lacking.length > 0 ? null : openAt(this.content, view, cell, me);
    return whole(open ? this.#might(open, length) : this.more(more, length, line.indexOf(me) > 0));
  }

  /** Others may still choose when they come: then nobody knows whose it will be. */
  #might({ coming, might, closes }: Open, kind: Length): string {
    const { texts, reader: me, names } = this.play;
    const who = texts.listing(
      might.map((seat) => (seat === me ? texts.say("you") : (names[seat] ?? ""))),
      "or",
    );
    const told = this.say(closes ? "brief-may-win" : "brief-may-lead", { names: who });
    return kind === "brief" ? told : `${this.say("more-coming", { names: this.names(coming) })} ${told}.`;
  }

  /** The same as words (15, 17, 18); if others come before, what it would do now never happens. */
  more(more: OneMore, kind: Length = "more", later = false): string {
    const { left, leading, trailing } = more;
    if (more.full) return this.say(`${kind}-full`, { ...this.who(more.leader), leading, trailing });
    if (more.lacking.length > 0) return this.say(`${kind}-lacking`, { lacking: this.themes(more.lacking) });
    const level = leading === trailing ? "yes" : "no";
    const fields = { ...this.who(more.leader), left, leading, trailing, level };
    const now = this.say(`${kind}-${more.closes ? "closes" : "stays"}`, fields);
    if (more.then === null) return now;
    // What lies open on the boards of others comes too: then the tile may be another's (12).
    const after = { ...this.who(more.then.leader), leading: more.then.leading, trailing: more.then.trailing };
    const names = this.names(more.coming);
    const then = `${kind}-then${more.then.closes ? "" : "-leads"}`;
    if (kind !== "more") return this.say(then, { ...after, names });
    return [...(later ? [] : [now]), this.say("more-coming", { names }), this.say(then, after)].join(" ");
  }
}

/** A score such as 2–1 is not broken across lines. */
const whole = (text: string): string => text.replace(/(\d)–(\d)/g, "$1\u2060–\u2060$2");
