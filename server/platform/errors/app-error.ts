/**
 * The one error a service throws on purpose. It carries a code for programs and a message key for people; the text is looked up at the edge
 * (format-error.ts for GraphQL, rest-error.ts for REST), in the user's language.
 */
import type { ErrorCode } from '../../../schema/values/error-codes';
import type { MessageKey } from '../../../schema/messages/text';

export type MessageParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  readonly field: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

export interface AppErrorOptions {
  readonly retryAfterSeconds?: number;
}

export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly key: MessageKey,
    readonly params?: MessageParams,
    readonly fields?: readonly FieldError[],
    readonly options: AppErrorOptions = {},
  ) {
    super(`${code}: ${key}`);
  }
}
