/**
 * The key a client sends with a request it may have to repeat, as the header `Idempotency-Key` or, in GraphQL, as the
 * argument `idempotencyKey`, and the way to report that the response is an earlier one (header `idempotency-replayed`).
 * Made by both transports, used by IdempotencyService.
 */
import { normalised } from '../../../schema/text/normalised';
import { serverLimits } from '../../../schema/values/server-limits';
import type { MessageKey } from '../../../schema/messages/text';
import type { AppError } from '../errors/app-error';
import { invalidInput } from '../errors/validation-error';

export interface RequestKey {
  readonly value: string;
  /** Called when the requested work was done before. */
  onReplay(): void;
  /** The request in the caller's own form, where the transport adds to it what the next try may find changed. */
  readonly body?: unknown;
}

/** One request that was sent, before anyone asked for its key; the argument is GraphQL's. */
export type KeyOfRequest = (argument?: string | null) => RequestKey | null;

export const KEY_HEADER = 'idempotency-key';
/** The argument of every mutation that takes a key (CurrentKey). */
export const KEY_ARGUMENT = 'idempotencyKey';
export const REPLAYED_HEADER = 'idempotency-replayed';

/** Null where no key was sent: then nothing is remembered. BAD_USER_INPUT where header and argument name two. */
export function requestKey(header: string | undefined, onReplay: () => void): KeyOfRequest {
  return (argument) => {
    const [fromHeader, fromArgument] = [plainKey(header), plainKey(argument)];
    if (fromHeader && fromArgument && fromHeader !== fromArgument) throw wrongKey('order.keysDiffer');
    const value = fromArgument || fromHeader;
    return value ? { value, onReplay } : null;
  };
}

/** Names the key as GraphQL's argument, by whichever way it came. */
export const wrongKey = (key: MessageKey): AppError => invalidInput([{ field: KEY_ARGUMENT, key }]);

/** As it is stored; empty where there is none. */
export function plainKey(given: string | null | undefined): string {
  return given ? normalised(given, serverLimits.idempotencyKeyLength) : '';
}
