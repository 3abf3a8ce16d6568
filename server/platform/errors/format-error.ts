/**
 * The GraphQL translator of errors, for responses over HTTP and over sockets. Ours carry code, key and text in the
 * user's language; the framework's own (syntax, validation, coercion) pass with their code; anything else is "Something
 * went wrong." with an incident id.
 */
import { GraphQLError } from 'graphql';
import { text } from '../../../schema/messages/text';
import {
  documentErrorMeaning,
  type ErrorCode,
  errorStatus,
  graphqlErrorCode,
  internalErrorCode,
} from '../../../schema/values/api/error-codes';
import type { Language } from '../../../schema/values/accounts/roles';
import type { Logger } from '../logging/logger';
import type { AppError } from './app-error';
import { coercionFields, isWrongVariable, withForm } from './coercion-error';
import { logMissingRight, recordIncident } from './incident';
import { type DiskReport, knownFailure } from './known-failure';

/** How an error leaves the server. */
export interface PublicError {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
  /** HTTP status it asks for, where it asks for one. */
  readonly status?: number;
  readonly headers: ReadonlyMap<string, string>;
}

/** Codes which graphql-js, Apollo Server and our own limits give to errors of the request itself. */
const FRAMEWORK_CODES = new Set<string>([...Object.keys(documentErrorMeaning), 'BAD_USER_INPUT', 'BAD_REQUEST']);
/** graphql-js repeats a wrong value whole, and twice: what a user needs of it is at its beginning. */
const LONGEST_MESSAGE = 500;
const SUGGESTION = / ?Did you mean [^?]{0,300}\?/g;

/** Errors of a resolver that determine the whole response's HTTP status as well. */
const WITH_STATUS = new Set<ErrorCode>(['UNAUTHENTICATED', 'UNAVAILABLE', 'TIMEOUT']);

export class ErrorFormatter {
  constructor(
    private readonly logger: Logger,
    private readonly suggestions: boolean,
    private readonly disk?: DiskReport,
  ) {}

  describe(error: unknown, language: Language): PublicError {
    const app = findAppError(error, this.logger, this.disk);
    if (app) return describeAppError(app, language);
    if (error instanceof GraphQLError) {
      const code = frameworkCode(error);
      if (code) {
        const fields = isWrongVariable(error) && { fields: coercionFields(error, language) };
        return { message: this.readable(error.message), extensions: { code, ...fields }, headers: new Map() };
      }
    }
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const where = error instanceof GraphQLError && error.path ? error.path.join('.') : 'graphql';
    const incident = recordIncident(this.logger, cause, where);
    return { message: text('error.internal', language), extensions: { code: internalErrorCode, incident }, headers: new Map() };
  }

  private readable(message: string): string {
    const short = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
    return withForm(this.suggestions ? short : short.replace(SUGGESTION, ''));
  }
}

function describeAppError(error: AppError, language: Language): PublicError {
  const { code, key, params, fields, options } = error;
  const headers = new Map<string, string>();
  if (options.retryAfterSeconds !== undefined) headers.set('retry-after', String(options.retryAfterSeconds));
  const extensions = {
    code: graphqlErrorCode(code),
    key,
    ...(params && { params }),
    ...(fields && {
      fields: fields.map((field) => ({
        field: field.field,
        key: field.key,
        message: text(field.key, language, field.params),
        ...(field.value !== undefined && { value: field.value }),
      })),
    }),
    ...(options.problems && { problems: options.problems }),
    ...(options.current && { current: options.current }),
    ...(options.reason && { reason: options.reason }),
    ...(options.retryAfterSeconds !== undefined && { retryAfterSeconds: options.retryAfterSeconds }),
  };
  const status = WITH_STATUS.has(code) ? { status: errorStatus[code] } : {};
  return { message: text(key, language, params), extensions, headers, ...status };
}

/** Resolvers' errors arrive wrapped, sometimes more than once. */
function findAppError(error: unknown, logger: Logger, disk?: DiskReport): AppError | null {
  let current = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const failure = knownFailure(current, disk);
    if (failure) {
      logMissingRight(logger, current);
      return failure;
    }
    if (!(current instanceof GraphQLError)) return null;
    current = current.originalError;
  }
  return null;
}

function frameworkCode(error: GraphQLError): string | null {
  const { code } = error.extensions;
  if (typeof code === 'string') return FRAMEWORK_CODES.has(code) ? code : null;
  return isWrongVariable(error) ? 'BAD_USER_INPUT' : null;
}
