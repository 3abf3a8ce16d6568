/**
 * Ends the process in order on SIGINT or SIGTERM: exit 0 when everything closed in time, 1 when something had to be cut
 * off. Used by start.ts.
 */
import type { Logger } from '../../platform/logging/logger';
import { endWithNpm } from '../../../tools/processes/end-with-npm';

const PATIENCE_MS = 9_000;
// A terminal sends Ctrl-C to npm and to us, and npm passes it on: two signals, one shutdown.
const SAME_WISH_MS = 1_500;

/** Returns whether a signal has come: what fails from then on fails because everything is being closed. */
export function stopOnSignals(logger: Logger, stop: () => Promise<void>): () => boolean {
  let askedAt: number | undefined;
  const onSignal = (signal: string): void => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_WISH_MS) process.exit(130);
      return;
    }
    askedAt = performance.now();
    logger.info('stopping', { signal });
    setTimeout(() => {
      logger.error('not everything closed in time');
      process.exit(1);
    }, PATIENCE_MS).unref();
    const begun = performance.now();
    stop().then(
      () => {
        logger.info('stopped', { ms: Math.round(performance.now() - begun) });
        process.exit(0);
      },
      (error: unknown) => {
        logger.error('stopping failed', { error });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  endWithNpm();
  return () => askedAt !== undefined;
}
