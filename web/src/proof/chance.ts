/**
 * Chance, recomputed: the twin of src/ludoteka/core/chance.py. Both kinds are streams of 32-bit
 * words, and whoever has the seed gets the same outcomes; docs/replay-format.md tells how.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

const WORD = 2 ** 32;
const SEED_BYTES = 32;
const WORDS_A_BLOCK = 16;

/** What is shown before the game: SHA-256 of the seed, in hex. */
export const commitment = (seed: string): string => bytesToHex(sha256(seedBytes(seed)));

function seedBytes(seed: string): Uint8Array {
  const bytes = hexToBytes(seed);
  if (bytes.length !== SEED_BYTES) throw new Error(`a seed has ${SEED_BYTES} bytes, not ${bytes.length}`);
  return bytes;
}

export abstract class Chance {
  abstract word(): number;

  /** A number from 0 to n - 1: words too large to be fair are passed over. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD)
      throw new Error(`chance can pick one of 1 to ${WORD}, not of ${n}`);
    const limit = WORD - (WORD % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/** Provable: block i is BLAKE2b-512 of i (8 bytes, little-endian), keyed by the seed: 16 words. */
export class Sealed extends Chance {
  readonly #seed: Uint8Array;
  #block: DataView = new DataView(new ArrayBuffer(0));
  #position = 0;

  constructor(seed: string) {
    super();
    this.#seed = seedBytes(seed);
  }

  word(): number {
    const at = this.#position % WORDS_A_BLOCK;
    if (at === 0) this.#block = this.#make(this.#position / WORDS_A_BLOCK);
    this.#position += 1;
    return this.#block.getUint32(at * 4, true);
  }

  #make(number: number): DataView {
    const name = new Uint8Array(8);
    new DataView(name.buffer).setBigUint64(0, BigInt(number), true);
    const block = blake2b(name, { key: this.#seed, dkLen: 64 });
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  }
}

/** That of simulations: Marsaglia's xorshift128, started from the SHA-256 of the seed. */
export class Quick extends Chance {
  #x: number;
  #y: number;
  #z: number;
  #w: number;

  constructor(seed: string) {
    super();
    const start = sha256(seedBytes(seed));
    const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
    this.#x = view.getUint32(0, true);
    this.#y = view.getUint32(4, true);
    this.#z = view.getUint32(8, true);
    this.#w = (view.getUint32(12, true) | 1) >>> 0;
  }

  word(): number {
    const t = (this.#x ^ (this.#x << 11)) >>> 0;
    [this.#x, this.#y, this.#z] = [this.#y, this.#z, this.#w];
    this.#w = (this.#w ^ (this.#w >>> 19) ^ t ^ (t >>> 8)) >>> 0;
    return this.#w;
  }
}

/** The stream of a game, by the kind that its draws name. */
export const stream = (kind: string, seed: string): Chance =>
  kind === "quick" ? new Quick(seed) : new Sealed(seed);
