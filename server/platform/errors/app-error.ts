/**
 * The one error a service throws on purpose. It carries a code for programs and a message key for people; the text is looked up at the edge
 * (format-error.ts for GraphQL, rest-error.ts for REST), in the user's language.
 */
import type { ErrorCode } from '../../../schema/values/error-codes';
import type { ProblemKind } from '../../../schema/values/error-details';
import type { MessageKey } from '../../../schema/messages/text';

export type MessageParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  readonly field: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
}

/** One wrong thing among several that a request names: `extensions.problems`. Only what the viewer may see goes into it. */
export interface ErrorProblem {
  /** Where it is in the input, as in `fields`: `lines[0].quantity`. */
  readonly path: string;
  readonly productId: string;
  readonly kind: ProblemKind;
  /** The figure the problem is about; null where there is none. */
  readonly value: string | null;
}

/** What the object of a conflict is now: `extensions.current`. */
interface CurrentState {
  readonly version?: number;
  readonly status?: string;
  readonly paymentStatus?: string;
  readonly allowed?: readonly string[];
  readonly total?: string;
}

export interface AppErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly problems?: readonly ErrorProblem[];
  readonly current?: CurrentState;
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
