/**
 * The one error a service throws on purpose. It carries a code for programs and a message key for people; the text is
 * looked up at the edge (format-error.ts for GraphQL, rest-error.ts for REST), in the user's language.
 */
import type { ErrorCode } from '../../../schema/values/api/error-codes';
import type { ProblemKind } from '../../../schema/values/api/error-details';
import type { MessageKey } from '../../../schema/messages/text';

export type MessageParams = Readonly<Record<string, string | number>>;

export interface FieldError {
  readonly field: string;
  readonly key: MessageKey;
  readonly params?: MessageParams;
  /** The id in a list of ids that is meant. */
  readonly value?: string;
}

/**
 * One wrong thing among several that a request names: `extensions.problems`. Only what the viewer may see goes into it.
 */
export interface ErrorProblem {
  /** Where it is in the input, as in `fields`: `lines[0].quantity`. */
  readonly path: string;
  readonly productId: string;
  readonly kind: ProblemKind;
  /** The figure the problem is about; null where there is none. */
  readonly value: string | null;
}

interface StateParts {
  readonly version: number;
  readonly status: string;
  /** The exact state of an order. */
  readonly state: string;
  readonly paymentStatus: string;
  readonly allowed: readonly string[];
  readonly total: string;
  readonly count: number;
  readonly triesLeft: number;
  readonly categorySlug: string;
}

/**
 * State of the object of a conflict at this moment, never empty: `extensions.current`. Its keys are described in
 * schema/values/api/error-details.ts.
 */
export type CurrentState = { [Part in keyof StateParts]: Pick<StateParts, Part> & Partial<StateParts> }[keyof StateParts];

/** Codes of errors that always carry the current state. */
type ConflictCode = 'CONFLICT' | 'INVALID_TRANSITION';
type ConflictOptions = AppErrorOptions & { readonly current: CurrentState };

export interface AppErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly problems?: readonly ErrorProblem[];
  readonly current?: CurrentState;
  /** Why no API key may, in English as in the operation's description. */
  readonly reason?: string;
}

export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    code: ConflictCode,
    key: MessageKey,
    params: MessageParams | undefined,
    fields: readonly FieldError[] | undefined,
    options: ConflictOptions,
  );
  constructor(
    code: Exclude<ErrorCode, ConflictCode>,
    key: MessageKey,
    params?: MessageParams,
    fields?: readonly FieldError[],
    options?: AppErrorOptions,
  );
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
