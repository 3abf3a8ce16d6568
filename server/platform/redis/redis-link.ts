/**
 * The connections of this process to Redis: one for commands, one that listens. A lost Redis delays no request:
 * commands fail at once while it is away, the connections come back by themselves, and the log mentions both once. Made
 * by server/app when REDIS_URL is set.
 */
import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger';

const RESPONSE_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 2_000;
const LONGEST_WAIT_MS = 2_000;
/**
 * A Redis that is frozen, or behind a network that swallows packets, ends no connection: each is asked so often whether
 * it still responds.
 */
const BEAT_MS = 1_000;

export class RedisLink {
  readonly commands: Redis;
  readonly listener: Redis;
  private readonly troubled = new Set<string>();
  private closing = false;
  private readonly beat: NodeJS.Timeout;

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    const options = {
      connectTimeout: CONNECT_WITHIN_MS,
      commandTimeout: RESPONSE_WITHIN_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt: number) => Math.min(attempt * 100, LONGEST_WAIT_MS),
    };
    this.commands = this.watch('commands', new Redis(url, options));
    this.listener = this.watch('events', new Redis(url, options));
    this.beat = setInterval(() => [this.commands, this.listener].forEach(endWhenSilent), BEAT_MS).unref();
  }

  isUp(): boolean {
    return this.commands.status === 'ready' && this.listener.status === 'ready';
  }

  close(): void {
    this.closing = true;
    clearInterval(this.beat);
    this.commands.disconnect();
    this.listener.disconnect();
  }

  private watch(what: string, redis: Redis): Redis {
    const lost = (error?: Error): void => {
      if (this.closing || this.troubled.has(what)) return;
      this.troubled.add(what);
      this.log.warn('Redis is away: limits count per process, live events stay in it', { for: what, reason: error?.message });
    };
    redis.on('error', lost);
    redis.on('close', () => lost());
    redis.on('ready', () => {
      if (this.troubled.delete(what)) this.log.warn('Redis is back', { for: what });
    });
    return redis;
  }
}

/** Ended without QUIT, so that commands fail at once until it is connected again. */
function endWhenSilent(redis: Redis): void {
  if (redis.status !== 'ready') return;
  redis.ping().catch(() => {
    if (redis.status === 'ready') redis.stream.destroy();
  });
}
