/**
 * Lists that are written whole (files of GraphQL, REST's list without pages) are made in turns: two in the process, and
 * one of an account, whose next one waits until the response with this one is out. So what an account has in memory is
 * one file, however many it asks for and however slowly it reads.
 */
import { tookTooLong, tooManyAttempts } from '../errors/common-errors';
import { Gate, GateFullError, KeyedGate } from '../security/gate';

const AT_ONCE = 2;
const WAITING = 20;
const WAITING_OF_ONE_ACCOUNT = 2;
const BUSY_RETRY_SECONDS = 10;

/** The process has one; a test makes its own. */
export class FileTurns {
  private readonly accounts = new KeyedGate(1, WAITING_OF_ONE_ACCOUNT);
  private readonly gate = new Gate(AT_ONCE, WAITING);

  /**
   * Makes the file when it is its turn; `end` is the end of the request that it is made for. Throws RATE_LIMITED where
   * too many wait.
   */
  make<T>(accountId: string, end: AbortSignal, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = async (): Promise<void> => {
        const making = this.gate.run(() => (end.aborted ? Promise.reject(tookTooLong()) : work()));
        making.then(resolve, reject);
        await making.then(
          () => ended(end),
          () => undefined,
        );
      };
      this.accounts.run(accountId, turn).catch(reject);
    }).catch((error: unknown) => {
      throw error instanceof GateFullError ? tooManyAttempts(BUSY_RETRY_SECONDS) : error;
    }) as Promise<T>;
  }
}

export const fileTurns = new FileTurns();

function ended(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
