/**
 * Errors from before GraphQL began, as a GraphQL response; the handler for Express is the last of the GraphQL
 * transport.
 */
import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import { errorStatus } from '../../../../schema/values/api/error-codes';
import { defaultLanguage } from '../../../../schema/values/accounts/roles';
import { AppError } from '../../errors/app-error';
import { bodyError } from '../../errors/body-error';
import type { ErrorFormatter } from '../../errors/format-error';
import { requestState } from '../../http/request-state';
import { readLanguage } from '../../errors/request-language';

export interface RequestErrorResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: { readonly errors: readonly object[] };
}

/** In the language of the request, whose line in the log will have the code. */
export function describeRequestError(formatter: ErrorFormatter, error: unknown, request: IncomingMessage): RequestErrorResponse {
  const appError = error instanceof AppError ? error : bodyError(error);
  const language = readLanguage(request.headers['accept-language']) ?? defaultLanguage;
  const { message, extensions, headers, status = 500 } = formatter.describe(appError ?? error, language);
  requestState(request).error = extensions.code;
  return { status: appError ? errorStatus[appError.code] : status, headers: new Map(headers), body: { errors: [{ message, extensions }] } };
}

export function requestErrors(formatter: ErrorFormatter): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, headers, body } = describeRequestError(formatter, error, request);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(status).json(body);
  };
}
