import { mulberry } from './mulberry';

/**
 * Chance for the demo market: the same seed gives the same draws, on every machine. Each part of the market draws from
 * a stream of its own.
 */
export class SeedRandom {
  /** In [0, 1). */
  readonly next: () => number;

  constructor(private readonly seed: number) {
    this.next = mulberry(seed);
  }

  /** A stream of its own, so that a change in one part does not stir the others. */
  fork(name: string): SeedRandom {
    let hash = this.seed ^ 0x9e3779b9;
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
    return new SeedRandom(hash >>> 0);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** Whole, both ends included. */
  int(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  }

  weighted<T>(list: readonly T[], weight: (item: T) => number): T {
    const picked = this.weightedOrNull(list, weight);
    if (picked === null) throw new Error('Nothing to pick from.');
    return picked;
  }

  /** Null where nothing weighs anything. */
  weightedOrNull<T>(list: readonly T[], weight: (item: T) => number): T | null {
    const upTo = new Float64Array(list.length);
    let sum = 0;
    for (let index = 0; index < list.length; index++) upTo[index] = sum += weight(list[index] as T);
    if (sum === 0) return null;
    return list[firstAbove(upTo, this.next() * sum)] ?? null;
  }

  /** `count` different ones, or all there are. */
  sample<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(this.next() * left.length), 1));
    return taken;
  }

  /** Around 1, mostly between 0.4 and 2.5: how popular things differ. */
  logNormal(spread = 0.6): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.exp(normal * spread);
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  /** A UUIDv7 of that moment. */
  id(time: Date): string {
    const ms = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
    const [a, b, c] = [this.hex(), this.hex(), this.hex()];
    const variant = '89ab'[this.int(0, 3)];
    return `${ms.slice(0, 8)}-${ms.slice(8)}-7${a.slice(0, 3)}-${variant}${a.slice(3, 6)}-${b}${c.slice(0, 4)}`;
  }

  /** Eight hexadecimal digits. */
  private hex(): string {
    return Math.floor(this.next() * 4294967296)
      .toString(16)
      .padStart(8, '0');
  }
}

/** The place of the first mark above `wanted` in an ascending list. */
function firstAbove(upTo: Float64Array, wanted: number): number {
  let [low, high] = [0, upTo.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (wanted < (upTo[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
