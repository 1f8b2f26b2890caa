/** Pictures and frames of the cards, cut like lino: made of the card's id alone, so always the same. */
import type { IconData } from "$/ui/icon";
import type { CardType, Kind } from "../cards/data/types";

/** The two inks; a card is paper in the dark theme too, only dimmer. */
const INK = "var(--raw-ink)";
export const PAPER = "var(--raw-paper)";
const ROUND = Math.PI * 2;

/** Numbers between 0 and 1 that follow from a word. */
export class Dice {
  #state: number;

  constructor(word: string) {
    let sum = 0x811c9dc5;
    for (const letter of word) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    this.#state = sum || 1;
  }

  next(): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state >>> 0;
    return this.#state / 0x1_0000_0000;
  }

  from(low: number, high: number): number {
    return low + (high - low) * this.next();
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

/** A rectangle whose edges are cut by hand. */
function rough(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  amp: number,
  dice: Dice,
): string {
  const across = Math.max(2, Math.floor(width / step));
  const down = Math.max(2, Math.floor(height / step));
  const points: string[] = [];
  const along = (): number => dice.from(-1, 1) * step * 0.25;
  for (let i = 0; i < across; i += 1)
    points.push(at(x + (width * i) / across + along(), y + dice.from(-amp, amp)));
  for (let i = 0; i < down; i += 1)
    points.push(at(x + width + dice.from(-amp, amp), y + (height * i) / down + along()));
  for (let i = 0; i < across; i += 1)
    points.push(at(x + width - (width * i) / across + along(), y + height + dice.from(-amp, amp)));
  for (let i = 0; i < down; i += 1)
    points.push(at(x + dice.from(-amp, amp), y + height - (height * i) / down + along()));
  return `M${points.join("L")}z`;
}

/** One stroke of the gouge: pointed at both ends. */
function wedge(x: number, y: number, angle: number, length: number, width: number): string {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const middle = length * 0.35;
  return (
    `M${at(x, y)}L${at(x + dx * middle - dy * width, y + dy * middle + dx * width)}` +
    `L${at(x + dx * length, y + dy * length)}L${at(x + dx * middle + dy * width, y + dy * middle - dx * width)}z`
  );
}

type Ground = (width: number, height: number, dice: Dice) => string;

/** Zombie: soil below, rain above. */
const soil: Ground = (width, height, dice) => {
  let path = "";
  for (let i = 0; i < 46; i += 1) {
    const deep = (Math.abs(dice.from(-1, 1)) + Math.abs(dice.from(-1, 1))) * 14;
    const turned = dice.next() < 0.5 ? 0 : Math.PI;
    path += wedge(
      dice.from(4, width - 4),
      height - 4 - deep,
      turned + dice.from(-0.12, 0.12),
      dice.from(8, 26),
      dice.from(0.5, 1.5),
    );
  }
  for (let i = 0; i < 26; i += 1) {
    path += wedge(
      dice.from(6, width - 6),
      dice.from(4, height * 0.55),
      1.9 + dice.from(-0.06, 0.06),
      dice.from(5, 15),
      dice.from(0.3, 0.7),
    );
  }
  return path;
};

/** Skull: a burst. */
const burst: Ground = (width, height, dice) => {
  let path = "";
  for (let i = 0; i < 64; i += 1) {
    const angle = (i / 64) * ROUND + dice.from(-0.04, 0.04);
    const far = dice.from(0.46, 0.6) * Math.min(width, height);
    path += wedge(
      width / 2 + Math.cos(angle) * far,
      height / 2 + Math.sin(angle) * far,
      angle,
      dice.from(10, 44),
      dice.from(0.5, 1.35),
    );
  }
  return path;
};

/** Ghost: mist. */
const mist: Ground = (width, height, dice) => {
  let path = "";
  const rows = Math.round(height / 8);
  for (let row = 0; row < rows; row += 1) {
    const y = 6 + (row * (height - 12)) / (rows - 1);
    for (let x = 4; x < width - 14;) {
      const length = Math.min(dice.from(10, 34), width - 5 - x);
      if (dice.next() < 0.62) {
        const bend = dice.from(-3, 3);
        path +=
          `M${at(x, y)}q${at(length / 4, bend - 4)} ${at(length / 2, 0)}t${at(length / 2, 0)}` +
          `q${at(-length / 4, 3 + bend)} ${at(-length / 2, 1.3)}t${at(-length / 2, -1.3)}z`;
      }
      x += length + dice.from(3, 9);
    }
  }
  return path;
};

/** Blood: it drips from above. */
const drips: Ground = (width, height, dice) => {
  let path = "M2 2";
  for (let x = 4; x < width - 8;) {
    const broad = dice.from(5, 11);
    const length = Math.abs(x - width / 2) > 34 ? dice.from(4, 26) : dice.from(3, 9);
    path += `L${at(x, 5 + dice.from(0, 2))}c${at(broad * 0.15, length * 0.5)} ${at(0, length)} ${at(broad * 0.42, length)}`;
    path += `s${at(broad * 0.25, -length * 0.5)} ${at(broad * 0.5, -length)}`;
    x += broad;
  }
  path += `L${n(width - 2)} 2z`;
  for (let i = 0; i < 34; i += 1) {
    path += wedge(
      dice.from(6, width - 6),
      dice.from(28, height - 22),
      1.57 + dice.from(-0.03, 0.03),
      dice.from(8, 24),
      dice.from(0.4, 1),
    );
  }
  return path;
};

const GROUNDS: Readonly<Record<Kind, Ground>> = { zombie: soil, skull: burst, ghost: mist, blood: drips };

function beast(word: string, kind: Kind, figure: Figure, width: number, height: number): string {
  const dice = new Dice(word);
  let ground = GROUNDS[kind](width, height, dice);
  for (let i = 0; i < 26; i += 1) {
    ground += `M${at(dice.from(4, width - 4), dice.from(4, height - 4))}h${n(dice.from(0.6, 1.5))}v${n(dice.from(0.6, 1.5))}h-1z`;
  }
  return (
    `<path d="${rough(1.5, 1.5, width - 3, height - 3, 7, 1.3, dice)}" fill="${INK}"/>` +
    `<path d="${ground}" fill="${PAPER}"/>${figure(INK, 34)}${figure(PAPER)}`
  );
}

function magic(word: string, icon: IconData, width: number, height: number): string {
  const dice = new Dice(word);
  const x = width / 2;
  const y = height / 2;
  const round = Math.min(width, height);
  let rays = "";
  for (let i = 0; i < 72; i += 1) {
    const angle = (i / 72) * ROUND + dice.from(-0.02, 0.02);
    const far = round * 0.47 + dice.from(-1, 2);
    const length = i % 2 ? dice.from(16, 70) : dice.from(8, 22);
    rays += wedge(x + Math.cos(angle) * far, y + Math.sin(angle) * far, angle, length, dice.from(0.9, 1.7));
  }
  const rim = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * ROUND;
    return at(
      x + Math.cos(angle) * (round * 0.455 + dice.from(-0.7, 0.7)),
      y + Math.sin(angle) * (round * 0.455 + dice.from(-0.7, 0.7)),
    );
  });
  return (
    `<clipPath id="clip-${word}"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="10"/></clipPath>` +
    `<path clip-path="url(#clip-${word})" d="${rays}" fill="${INK}"/><path d="M${rim.join("L")}z" fill="${INK}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(round * 0.415)}" fill="none" stroke="${PAPER}" stroke-width="1.1" stroke-dasharray="1.5 3.2"/>` +
    placed(icon, width, height, 0.614)(PAPER)
  );
}

function ability(word: string, figure: Figure, width: number, height: number): string {
  const dice = new Dice(word);
  let strokes = "";
  for (let i = 0; i < 26; i += 1) {
    const x = width * 0.4 + i * 7.5 + dice.from(-1.5, 1.5) + 26 + dice.from(-3, 8);
    strokes += wedge(x, dice.from(0, 40), 1.845, dice.from(34, 110), dice.from(0.35, 0.9));
  }
  return (
    `<path d="M2 2L${n(width * 0.66)} 2L${n(width * 0.34)} ${height - 2}L2 ${height - 2}z" fill="${INK}"/>` +
    `<clipPath id="side-${word}"><path d="M${n(width * 0.665)} 3L${width - 3} 3L${width - 3} ${height - 3}L${n(width * 0.37)} ${height - 3}z"/></clipPath>` +
    `<path clip-path="url(#side-${word})" d="${strokes}" fill="${INK}"/>${figure(INK, 40)}${figure(PAPER)}` +
    `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="none" stroke="${INK}" stroke-width="2"/>`
  );
}

function thing(word: string, figure: Figure, width: number, height: number): string {
  const dice = new Dice(word);
  let lines = "";
  let gap = 8;
  for (let y = 5; y < height - 3; y += gap, gap = Math.max(3, gap * 0.93)) {
    for (let x = 4; x < width - 8;) {
      const length = dice.from(18, 70);
      lines += wedge(
        x,
        y,
        dice.from(-0.012, 0.012),
        Math.min(length, width - 5 - x),
        0.3 + 0.95 * (y / height),
      );
      x += length * dice.from(0.9, 1.15);
    }
  }
  for (const right of [false, true]) {
    for (let i = 0; i < 9; i += 1) {
      const x = right ? width - 4 - i * 2.6 : 4 + i * 2.6;
      lines += wedge(x, 4 + i * dice.from(0, 4), 1.57, dice.from(height * 0.4, height * 0.92) - i * 5, 0.6);
    }
  }
  return (
    `<path d="${lines}" fill="${INK}"/>${figure(PAPER, 44)}${figure(INK)}` +
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" fill="none" stroke="${INK}" stroke-width="3"/>`
  );
}

/** The picture itself in one ink; with a margin of that ink around it, to stand out. */
type Figure = (ink: string, margin?: number) => string;

function placed(icon: IconData, width: number, height: number, share: number): Figure {
  const scale = (Math.min(width, height) * share) / icon.height;
  const moved = `translate(${n(width / 2 - (icon.width / 2) * scale)} ${n(height / 2 - (icon.height / 2) * scale)}) scale(${scale.toFixed(4)})`;
  return (ink, margin) => {
    const line = margin ? ` stroke="${ink}" stroke-width="${margin}" stroke-linejoin="round"` : "";
    return `<g transform="${moved}" color="${ink}"${line}>${icon.body}</g>`;
  };
}

/** The picture of a card, in a box of this size; `word` makes its strokes, and names its parts. */
export function picture(
  word: string,
  icon: IconData,
  type: CardType,
  kind: Kind | undefined,
  width: number,
  height: number,
): string {
  const figure = placed(icon, width, height, 0.82);
  if (type === "beast") return beast(word, kind ?? "zombie", figure, width, height);
  if (type === "magic") return magic(word, icon, width, height);
  return type === "ability" ? ability(word, figure, width, height) : thing(word, figure, width, height);
}

const EDGE = "M12 0H188Q200 0 200 12V268Q200 280 188 280H12Q0 280 0 268V12Q0 0 12 0z";

/** The frame of a type in a box of 200 × 280. */
export function frame(type: CardType): string {
  const dice = new Dice(`frame ${type}`);
  const cut = (inner: string): string => `<path fill-rule="evenodd" fill="${INK}" d="${EDGE}${inner}"/>`;
  if (type === "beast") return cut(rough(5.5, 5.5, 189, 269, 9, 1.1, dice));
  if (type === "ability") return cut(rough(21, 4, 175.5, 272, 12, 0.7, dice));
  if (type === "magic") {
    const inner =
      "M14 3.5H186Q196.5 3.5 196.5 14V266Q196.5 276.5 186 276.5H14Q3.5 276.5 3.5 266V14Q3.5 3.5 14 3.5z";
    return `${cut(inner)}<rect x="6.5" y="6.5" width="187" height="267" rx="9" fill="none" stroke="${INK}" stroke-width="1.4"/>`;
  }
  const corners = [
    [4, 4, 1, 1],
    [196, 4, -1, 1],
    [4, 276, 1, -1],
    [196, 276, -1, -1],
  ] as const;
  const bolts = corners.map(
    ([x, y, dx, dy]) =>
      `<path d="M${x} ${y}h${dx * 17}l${-dx * 17} ${dy * 17}z" fill="${INK}"/><circle cx="${x + dx * 6}" cy="${y + dy * 6}" r="2.3" fill="${PAPER}"/>`,
  );
  return cut("M5 5H195V275H5z") + bolts.join("");
}

/** The back of every card: a mouth. */
export function back(): string {
  const dice = new Dice("back");
  const count = 9;
  let teeth = "";
  for (let i = 0; i < count; i += 1) {
    const wide = 156 / count;
    const x = 22 + i * wide;
    const outward = Math.abs(i - (count - 1) / 2) / ((count - 1) / 2);
    const top = 52 + 18 * outward;
    const bottom = 228 - 18 * outward;
    const long = (10 + dice.from(30, 46)) * (1 - 0.35 * outward);
    teeth += `M${at(x + 1, top)}L${at(x + wide - 1, top + (i < count / 2 ? 4 : -4))}L${at(x + wide / 2 + dice.from(-3, 3), top + long)}z`;
    teeth += `M${at(x + 1, bottom)}L${at(x + wide - 1, bottom)}L${at(x + wide / 2 + dice.from(-3, 3), bottom - long)}z`;
  }
  let rays = "";
  for (let i = 0; i < 90; i += 1) {
    const angle = (i / 90) * ROUND;
    const far = dice.from(96, 112);
    rays += wedge(
      100 + Math.cos(angle) * far * 0.82,
      140 + Math.sin(angle) * far * 1.18,
      angle,
      dice.from(8, 34),
      dice.from(0.6, 1.3),
    );
  }
  return (
    `<path d="${EDGE}" fill="${INK}"/><path d="${rough(7, 7, 186, 266, 8, 0.9, dice)}" fill="none" stroke="${PAPER}" stroke-width="1.6"/>` +
    `<clipPath id="clip-raw-back"><rect x="9" y="9" width="182" height="262"/></clipPath>` +
    `<path clip-path="url(#clip-raw-back)" d="${rays}" fill="${PAPER}" opacity="0.9"/><path d="${teeth}" fill="${PAPER}"/>` +
    `<text x="100" y="158" text-anchor="middle" font-family="Grenze Gotisch" font-weight="800" font-size="52" letter-spacing="1" fill="${PAPER}">RAW</text>`
  );
}
