/**
 * Rejects a Content-Type longer than any real one: the parsers of media types behind Express take quadratic time over a
 * header full of blanks.
 */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { wrongBodyType } from '../errors/common-errors';

/** A multipart type with its boundary of 70 characters has about 120. */
const LONGEST = 256;

/** But for the transport at `ownPath`, whose errors have a form of their own: it checks for itself. */
export function plainContentType(ownPath?: string): RequestHandler {
  return (request, _response, next) => {
    if (ownPath === undefined || !isBelow(request.path, ownPath)) assertPlainContentType(request);
    next();
  };
}

/** Throws the error of a wrong body type. */
export function assertPlainContentType({ headers }: IncomingMessage): void {
  if ((headers['content-type']?.length ?? 0) > LONGEST) throw wrongBodyType();
}

const isBelow = (path: string, own: string): boolean => `${path.toLowerCase()}/`.startsWith(`${own}/`);
