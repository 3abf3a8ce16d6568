/** Last in the GraphQL door: what went wrong before GraphQL began, as a GraphQL answer. */
import type { ErrorRequestHandler } from 'express';
import { errorStatus } from '../../../schema/values/error-codes';
import { defaultLanguage } from '../../../schema/values/roles';
import { AppError } from '../errors/app-error';
import { bodyError } from '../errors/body-error';
import type { ErrorFormatter } from '../errors/format-error';
import { readLanguage } from '../errors/reader-language';

export function requestErrors(formatter: ErrorFormatter): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = error instanceof AppError ? error : bodyError(error);
    const language = readLanguage(request.get('accept-language')) ?? defaultLanguage;
    const { message, extensions, headers } = formatter.describe(known ?? error, language);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.status(known ? errorStatus[known.code] : 500).json({ errors: [{ message, extensions }] });
  };
}
