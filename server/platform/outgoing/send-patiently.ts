/**
 * Requests to a service elsewhere: a time limit for each try, and another try after a growing wait where the other side
 * or the line is the cause. Three tries take 13 s at most, less than a transaction may stand idle (15 s,
 * data-source.ts). Used by the image stores.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 3;
const TRY_MS = 4_000;
const FIRST_WAIT_MS = 150;

/**
 * The first response that is not the other side's error, else the last one; rejects when the last try got no response
 * at all.
 */
export async function sendPatiently(send: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === TRIES;
    try {
      const response = await send(AbortSignal.timeout(TRY_MS));
      if (isLast || !isServerError(response.status)) return response;
      await response.body?.cancel();
    } catch (error) {
      if (isLast) throw error;
    }
    await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}

export function isServerError(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}
