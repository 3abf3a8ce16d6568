/**
 * Counts the sockets that an address opens. One that is closed for what it sent takes as many places as it costs, so
 * that floods, of pings or of anything else, end at the address. A phone that comes back on a bad network takes one.
 */
import { AppError } from '../../errors/app-error';
import type { Logger } from '../../logging/logger';
import { addressKey } from '../../security/address-key';
import type { RateLimiter } from '../../security/rate-limiter';

/** From one address, open at once or not: many phones of a mobile operator share one, and each opens some a minute. */
export const OPENINGS_A_MINUTE = 1800;
/** A flood is read until it is cut off: some 4 ms of the main thread, an opening takes a quarter of one. */
export const PLACES_OF_A_FLOOD = 20;

export class Openings {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly log: Logger,
  ) {}

  /** False where the address has opened too many. */
  take(ip: string): Promise<boolean> {
    return this.consume(ip, 1);
  }

  /** The socket was closed for what it sent. */
  async charge(ip: string): Promise<void> {
    await this.consume(ip, PLACES_OF_A_FLOOD - 1);
  }

  /** A socket that cannot be counted (the store of limits is away) is let in. */
  private async consume(ip: string, places: number): Promise<boolean> {
    try {
      await this.limiter.consume('sockets', addressKey(ip), places, OPENINGS_A_MINUTE, 60);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      this.log.warn('openings of sockets were not counted', { error });
      return true;
    }
  }
}
