// The seeded stream of src/updown/rules/rng.py: the same numbers here as there.
import { digest } from "./hash";

const WORD = 2 ** 32;

export class Stream {
  #a: number;
  #b: number;
  #c: number;
  #counter: number;

  /** `seed` in hexadecimal digits. */
  constructor(seed: string, purpose: string) {
    const start = new DataView(digest(`updown ${purpose} ${seed.replace(/^0+(?=.)/, "")}`).buffer);
    [this.#a, this.#b, this.#c, this.#counter] = [0, 4, 8, 12].map((place) =>
      start.getUint32(place, true),
    ) as [number, number, number, number];
  }

  /** The next 32 random bits. */
  word(): number {
    const [b, c] = [this.#b, this.#c];
    const word = (this.#a + b + this.#counter) >>> 0;
    this.#a = (b ^ (b >>> 9)) >>> 0;
    this.#b = (c + c * 8) >>> 0;
    this.#c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    this.#counter = (this.#counter + 1) >>> 0;
    return word;
  }

  /** A number from 0 to n - 1, each equally likely; n is small. */
  below(n: number): number {
    const reject = (WORD - n) % n;
    let product = this.word() * n;
    while (product % WORD < reject) product = this.word() * n;
    return Math.floor(product / WORD);
  }

  /** Picks that number of cards, in their order, and returns the rest too. */
  pick<T>(cards: readonly T[], count: number): { picked: T[]; left: T[] } {
    const left = [...cards];
    if (count === cards.length) return { picked: left, left: [] };
    const picked = Array.from({ length: count }, () => left.splice(this.below(left.length), 1)[0] as T);
    return { picked, left };
  }

  /** For each of up to 63 things, whether a coin shows heads. */
  toss(count: number): boolean[] {
    const [low, high] = [this.word(), this.word() >>> 1];
    return Array.from({ length: count }, (_, n) => ((n < 32 ? low >>> n : high >>> (n - 32)) & 1) === 1);
  }
}
