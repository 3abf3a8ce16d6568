import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorStatus } from '../../../schema/values/api/error-codes';
import type { ErrorCode } from '../../../schema/values/api/error-codes';
import { CartProblemKind } from '../../../schema/values/orders/orders';
import { LateResponseError } from './late-response-error';

/** Turns whatever Apollo throws into one shape, once. Screens and forms know only `Failure`. */
type FailureKind = 'server' | 'network' | 'unexpected';

export interface LineProblem {
  readonly productId: string;
  readonly kind: CartProblemKind;
  readonly value: string | null;
}

export interface Failure {
  readonly kind: FailureKind;
  readonly code: ErrorCode | null;
  /** The server's own message in the user's language; null when no response came. */
  readonly message: string | null;
  /** Field name → message, as the server found them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Under which the server's log has what no one foresaw; null for every known error. */
  readonly incident?: string | null;
  /** Problems with the lines of a cart, each with the id of its product. */
  readonly problems?: readonly LineProblem[];
  /** Present total of a purchase, if the buyer expected another one. */
  readonly total?: string | null;
  /** State that a conflict is with, as open orders; null where a newer version was stored. */
  readonly status?: string | null;
  /** It was sent, and no one knows what became of it. */
  readonly late?: boolean;
}

interface WireError {
  readonly message?: unknown;
  readonly extensions?: Readonly<Partial<Record<'code' | 'fields' | 'problems' | 'current' | 'incident', unknown>>>;
}

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errorStatus, code);

function readFields(fields: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  if (!Array.isArray(fields)) return messages;
  for (const entry of fields as { field?: unknown; message?: unknown }[]) {
    if (typeof entry.field !== 'string' || typeof entry.message !== 'string') continue;
    const name = entry.field.replace(/^input\./, '');
    messages[name] ??= entry.message;
  }
  return messages;
}

function readProblems(problems: unknown): LineProblem[] {
  if (!Array.isArray(problems)) return [];
  return (problems as Partial<Record<keyof LineProblem, unknown>>[]).flatMap(({ productId, kind, value }) => {
    const cartProblem = Object.values(CartProblemKind).find((one) => one === kind);
    return typeof productId === 'string' && cartProblem
      ? [{ productId, kind: cartProblem, value: typeof value === 'string' ? value : null }]
      : [];
  });
}

function readCurrent(current: unknown, name: 'status' | 'total'): string | null {
  const value = typeof current === 'object' && current !== null ? (current as Partial<Record<typeof name, unknown>>)[name] : null;
  return typeof value === 'string' ? value : null;
}

function fromWire(error: WireError | undefined): Failure {
  const code = error?.extensions?.code;
  return {
    kind: 'server',
    code: isErrorCode(code) ? code : null,
    message: typeof error?.message === 'string' && error.message ? error.message : null,
    fields: readFields(error?.extensions?.fields),
    problems: readProblems(error?.extensions?.problems),
    total: readCurrent(error?.extensions?.current, 'total'),
    status: readCurrent(error?.extensions?.current, 'status'),
    incident: typeof error?.extensions?.incident === 'string' ? error.extensions.incident : null,
  };
}

function wireErrors(body: string): readonly WireError[] | null {
  try {
    const parsed = JSON.parse(body) as { errors?: WireError[] };
    return parsed.errors?.length ? parsed.errors : null;
  } catch {
    return null;
  }
}

export function readError(error: unknown): Failure {
  if (CombinedGraphQLErrors.is(error)) return fromWire(error.errors[0]);
  if (ServerError.is(error)) {
    const errors = wireErrors(error.bodyText);
    return errors ? fromWire(errors[0]) : { kind: 'unexpected', code: null, message: null, fields: {}, incident: null };
  }
  if (error instanceof LateResponseError) return { kind: 'network', code: null, message: null, fields: {}, incident: null, late: true };
  const silent = error instanceof TypeError || (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'));
  return { kind: silent ? 'network' : 'unexpected', code: null, message: null, fields: {}, incident: null };
}

export function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null && 'kind' in value && 'fields' in value;
}
