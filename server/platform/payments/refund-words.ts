/** A gateway says in words of its own how a refund is that it has named. */
import type { QueriedRefund } from './payment-provider';

/** The words of a gateway, in small letters. */
export interface RefundWords {
  readonly done: readonly string[];
  readonly sent: readonly string[];
  readonly rejected: readonly string[];
}

/** Returns null for what is no word. */
export const wordOf = (status: string): string | null => (/^\w[\w -]{0,29}$/.test(status) ? status : null);

/** A word that is in no list shows nothing: the gateway is asked again, and an admin decides in the end. */
export function refundStateOf(gateway: string, status: string, { done, sent, rejected }: RefundWords, reference: string): QueriedRefund {
  const word = status.toLowerCase();
  if (done.includes(word)) return { state: 'DONE', reference };
  if (sent.includes(word)) return { state: 'SENT', reference };
  const named = `${gateway} ${wordOf(status) ?? 'without a status'}`;
  return rejected.includes(word) ? { state: 'REJECTED', reason: named, reference } : { state: 'SENT', reference, unknownWord: named };
}
