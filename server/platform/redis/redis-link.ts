/**
 * The connections of this process to Redis: one for commands, one that listens. A lost Redis holds no one up: commands fail at once while it is away,
 * the connections come back by themselves, and the log mentions both once. Made by server/app when REDIS_URL is set.
 */
import { Redis } from 'ioredis';
import type { Logger } from '../logging/logger';

const RESPONSE_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 2_000;
const LONGEST_WAIT_MS = 2_000;

export class RedisLink {
  readonly commands: Redis;
  readonly listener: Redis;
  private readonly troubled = new Set<string>();
  private closing = false;

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    const options = {
      connectTimeout: CONNECT_WITHIN_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (attempt: number) => Math.min(attempt * 100, LONGEST_WAIT_MS),
    };
    this.commands = this.watch('commands', new Redis(url, { ...options, commandTimeout: RESPONSE_WITHIN_MS }));
    this.listener = this.watch('events', new Redis(url, options));
  }

  isUp(): boolean {
    return this.commands.status === 'ready' && this.listener.status === 'ready';
  }

  close(): void {
    this.closing = true;
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
