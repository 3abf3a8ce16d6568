/**
 * Visitors of a day: reports once a day and key that it is the first time. A process remembers a bounded number of keys
 * (the older half is forgotten at once, so that under a flood someone may count twice); with Redis all processes
 * remember together. Asked for by services as `DailyVisitors`.
 */
import { createHash } from 'node:crypto';
import type { RedisLink } from '../redis/redis-link';

/** Some 6 MB at most. */
export const REMEMBERED_VISITORS = 50_000;
const DAY_SECONDS = 24 * 60 * 60;

export class DailyVisitors {
  private day = '';
  private recent = new Set<string>();
  private earlier = new Set<string>();

  constructor(private readonly redis: RedisLink | null = null) {}

  /** How many keys this process remembers. */
  get size(): number {
    return this.recent.size + this.earlier.size;
  }

  /** In this process and at once. `day` is yyyy-mm-dd; a new day forgets the one before. */
  isFirst(day: string, key: string): boolean {
    if (day !== this.day) {
      this.day = day;
      this.recent.clear();
      this.earlier.clear();
    }
    const short = shorten(key);
    if (this.recent.has(short) || this.earlier.has(short)) return false;
    // deleting the oldest key of one set would step over all that were deleted before it: 23 µs a visitor after 100,000
    if (this.recent.size >= REMEMBERED_VISITORS / 2) [this.earlier, this.recent] = [this.recent, new Set()];
    this.recent.add(short);
    return true;
  }

  /**
   * In the order requested: is it the first time among all processes? Without Redis, or while it is away, yes: this
   * process was asked already.
   */
  async areFirst(day: string, keys: readonly string[]): Promise<boolean[]> {
    const { redis } = this;
    if (!redis?.isUp()) return keys.map(() => true);
    const responses = keys.map((key) => redis.commands.set(`haatbar:visitor:${day}:${shorten(key)}`, '1', 'EX', DAY_SECONDS, 'NX'));
    const settled = await Promise.allSettled(responses);
    return settled.map((response) => response.status === 'rejected' || response.value === 'OK');
  }
}

function shorten(key: string): string {
  return createHash('sha1').update(key).digest('base64url').slice(0, 14);
}
