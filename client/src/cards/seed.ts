/** Chance that is always the same for the same words: xmur-like hash into mulberry32. */
export class Dice {
  private state: number;

  constructor(words: string) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < words.length; at++) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
    // FNV leaves neighbouring words with neighbouring high bits: stir once more.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    this.state = hash ^ (hash >>> 12);
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** One of the list. */
  pick<T>(list: readonly T[]): T {
    const chosen = list[this.below(list.length)];
    if (chosen === undefined) throw new Error("expected a list with something in it, found an empty one");
    return chosen;
  }

  /** Does something of this likelihood happen? */
  chance(likelihood: number): boolean {
    return this.next() < likelihood;
  }
}
