import { newRequestKey } from '../../platform/apollo/new-request-key';
import { forgetOne, recall, remember } from '../../platform/session/tab-memory';

/**
 * One attempt to order, from the first press of "Place order" to a response. Its key survives a reload and changes of
 * the form, so that however often it is pressed, one purchase comes of it: the server returns the same purchase for the
 * same key, or rejects another content.
 */
const name = 'order-attempt';

interface Attempt {
  readonly key: string;
  /** It went out and no response has come. */
  readonly open: boolean;
}

/** The key to send now; from here on the attempt is open. */
export function beginAttempt(owner: string): string {
  const key = recall<Attempt>(name, owner)?.key ?? newRequestKey();
  remember(name, owner, { key, open: true } satisfies Attempt);
  return key;
}

/** The server rejected it: nothing was ordered, and the key is free for the next try. */
export function attemptRejected(owner: string, key: string): void {
  remember(name, owner, { key, open: false } satisfies Attempt);
}

/** The key of an attempt whose response was lost, here or before a reload. */
export function openAttempt(owner: string): string | null {
  const attempt = recall<Attempt>(name, owner);
  return attempt?.open ? attempt.key : null;
}

export function attemptDone(): void {
  forgetOne(name);
}
