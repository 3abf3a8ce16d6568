/**
 * The key a client sends with a request it may have to repeat (header `Idempotency-Key`), and the way to tell it that it got an earlier answer again
 * (header `idempotency-replayed`). Made at both doors, used by IdempotencyService.
 */
export interface RequestKey {
  readonly value: string;
  /** What was asked for is done already. */
  onReplay(): void;
}

export const KEY_HEADER = 'idempotency-key';
export const REPLAYED_HEADER = 'idempotency-replayed';

/** Null where no key was sent: then nothing is remembered. */
export function requestKey(value: string | null | undefined, onReplay: () => void): RequestKey | null {
  return value?.trim() ? { value, onReplay } : null;
}
