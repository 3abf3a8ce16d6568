/**
 * The REST translator of errors: status by code, the body `{ message }` alone, the code in the header `error-code`,
 * what programs need beside it in `error-fields` and `error-current`. Used as the last middleware of everything that is
 * not GraphQL.
 */
import type { ErrorRequestHandler, Response } from 'express';
import { text } from '../../../schema/messages/text';
import { errorStatus, internalErrorCode, restErrorCode } from '../../../schema/values/api/error-codes';
import { defaultLanguage, type Language } from '../../../schema/values/accounts/roles';
import type { Logger } from '../logging/logger';
import { maskedPath } from '../logging/masked-path';
import { requestState } from './request-state';
import { sendJson } from './send-json';
import type { AppError } from '../errors/app-error';
import { bodyError } from '../errors/body-error';
import { logMissingRight, recordIncident } from '../errors/incident';
import { type DiskReport, knownFailure } from '../errors/known-failure';
import { readLanguage } from '../errors/request-language';

export function restErrors(logger: Logger, disk?: DiskReport): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const language = readLanguage(request.get('accept-language')) ?? defaultLanguage;
    const appError = knownFailure(error, disk) ?? bodyError(error);
    requestState(request).error = appError?.code ?? internalErrorCode;
    logMissingRight(logger, error);
    if (appError) return sendRestError(response, appError, language);
    const incident = recordIncident(logger, error, `${request.method} ${maskedPath(request.baseUrl + request.path)}`);
    response.status(500).set({ 'error-code': internalErrorCode, incident });
    sendJson(response, { message: text('error.internal', language) });
  };
}

function sendRestError(response: Response, error: AppError, language: Language): void {
  response.status(errorStatus[error.code]).set('error-code', restErrorCode(error.code));
  if (errorStatus[error.code] === 401) response.set('www-authenticate', 'Bearer');
  if (error.options.retryAfterSeconds !== undefined) response.set('retry-after', String(error.options.retryAfterSeconds));
  // fields and texts may be in Bangla: headers carry names and keys, which are ASCII
  if (error.fields) response.set('error-fields', JSON.stringify(error.fields.map(({ field, key }) => ({ field, key }))));
  if (error.options.current) response.set('error-current', JSON.stringify(error.options.current));
  // whoever takes the tag of the last response has the stored one
  if (error.code === 'PRECONDITION_FAILED') response.set('etag', `"${error.options.current?.version ?? ''}"`);
  sendJson(response, { message: text(error.key, language, error.params) });
}
