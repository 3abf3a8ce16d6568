/**
 * Reads the body of a route: JSON up to 100 KB, or a form with or without files (6 of 10 MB). What reaches a handler is flat: texts, numbers,
 * truth values and lists of them; an object where a text belongs counts as nothing given.
 */
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer, { MulterError } from 'multer';
import { limits } from '../../schema/values/limits';
import { AppError } from '../platform/errors/app-error';
import { bodyTooLarge, malformedRequest } from '../platform/errors/common-errors';
import type { RestFields, RestFile, RestRoute, RestValue } from './rest-route';

const JSON_BYTES = 100 * 1024;
const FIELD_LIMITS = { fieldSize: JSON_BYTES, fields: 50, fieldNameSize: 100, headerPairs: 20 };

const json = express.json({ limit: JSON_BYTES });
const form = multer({ limits: FIELD_LIMITS }).none();

/** Leaves what it read in `request.body` and `request.files`. */
export async function readBody({ body }: RestRoute, request: Request, response: Response): Promise<void> {
  if (!body) return;
  if (!request.is('multipart/form-data')) return run(json, request, response);
  await run(body === 'files' ? formWithFiles(request) : form, request, response).catch((error: unknown) => {
    throw toAppError(request, error);
  });
}

function run(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) =>
    parser(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error))),
  );
}

export function fieldsOf(source: unknown): RestFields {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return {};
  const flat = Object.entries(source).map(([name, value]) => [name, toValue(value)] as const);
  return Object.fromEntries(flat.filter((entry): entry is [string, RestValue] => entry[1] !== undefined));
}

export function filesOf(request: Request): RestFile[] {
  const files = Array.isArray(request.files) ? request.files : [];
  return files.map(({ fieldname, originalname, buffer }) => ({ field: fieldname, name: originalname, bytes: buffer }));
}

function toValue(value: unknown): RestValue | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return undefined;
  return value.map(toValue).filter((item) => item !== undefined);
}

const lastFile = new WeakMap<Request, string>();

/** Files arrive one after the other, so the one that grew too large is the last that began. */
function formWithFiles(request: Request): RequestHandler {
  return multer({
    storage: multer.memoryStorage(),
    limits: { ...FIELD_LIMITS, files: limits.imageCount, fileSize: limits.imageBytes },
    defParamCharset: 'utf8',
    fileFilter: (_request, file, accept) => {
      lastFile.set(request, file.originalname);
      accept(null, true);
    },
  }).any();
}

function toAppError(request: Request, error: unknown): AppError {
  if (!(error instanceof MulterError)) return malformedRequest();
  if (error.code === 'LIMIT_FILE_SIZE') return new AppError('BAD_USER_INPUT', 'upload.tooLarge', { file: lastFile.get(request) ?? '' });
  return error.code.startsWith('LIMIT_') && error.code !== 'LIMIT_UNEXPECTED_FILE' ? bodyTooLarge() : malformedRequest();
}
