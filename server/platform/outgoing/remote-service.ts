/**
 * A service elsewhere (image store, SMS provider) that may be away or slow. Its failures are one line in the log for
 * each change, and `/readyz` names it. One that took all its time to fail is left alone for a few seconds: no one waits
 * for it again meanwhile. With a probe it is found to be back without a request.
 */
import type { Logger } from '../logging/logger';
import { isServerError, sendPatiently } from './send-patiently';

const LEFT_ALONE_MS = 5_000;
/** A failure that took longer is one that must not be repeated by everyone. */
const SLOW_MS = 1_500;
const PROBE_EVERY_MS = 5_000;
const PROBE_WITHIN_MS = 3_000;

class ServiceAwayError extends Error {
  override readonly name = 'ServiceAwayError';
}

export class RemoteService {
  private away = false;
  private restsUntil = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** As the log names it: 'the S3 store'. */
    private readonly title: string,
    private readonly log: Logger,
    /** Null: only requests find out. */
    private readonly probe: ((signal: AbortSignal) => Promise<Response>) | null = null,
    private readonly now: () => number = () => performance.now(),
  ) {}

  isUp(): boolean {
    return !this.away;
  }

  /** Milliseconds for which it is left alone. */
  restMs(): number {
    return this.away ? Math.max(0, this.restsUntil - this.now()) : 0;
  }

  /** As sendPatiently; throws ServiceAwayError at once while the service is left alone. */
  async send(send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
    if (this.restMs() > 0) throw new ServiceAwayError(`${this.title} is away`);
    const begun = this.now();
    try {
      const response = await sendPatiently(send);
      this.record(isServerError(response.status) ? `status ${response.status}` : null, begun);
      return response;
    } catch (error) {
      this.record(String(error), begun);
      throw error;
    }
  }

  /**
   * Records the outcome of a request that began at `begun`: null where the service responded, else the reason why it
   * did not.
   */
  record(reason: string | null, begun: number): void {
    const isAway = reason !== null;
    if (isAway && this.now() - begun > SLOW_MS) this.restsUntil = this.now() + LEFT_ALONE_MS;
    if (isAway === this.away) return;
    this.away = isAway;
    if (isAway) this.log.warn(`${this.title} is away`, { reason });
    else this.log.warn(`${this.title} is back`);
    clearTimeout(this.timer);
    if (isAway) this.probeLater();
  }

  private probeLater(): void {
    const { probe } = this;
    if (!probe) return;
    this.timer = setTimeout(() => {
      const begun = this.now();
      probe(AbortSignal.timeout(PROBE_WITHIN_MS)).then(
        (response) => {
          response.body?.cancel().catch(() => undefined);
          if (isServerError(response.status)) this.probeLater();
          else this.record(null, begun);
        },
        () => this.probeLater(),
      );
    }, PROBE_EVERY_MS).unref();
  }
}
