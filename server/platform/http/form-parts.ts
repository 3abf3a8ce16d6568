/**
 * Parses a multipart body for both transports, within the limits of security: small fields, at most six files, each cut
 * one byte above 10 MB, and no more bytes than these have, whatever is around them. The files are streams that someone
 * must read; when anything is wrong the one that is arriving ends with the same error as the whole.
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { limits } from '../../../schema/values/limits';
import { ByteCount } from '../collected-bytes';
import { AppError } from '../errors/app-error';
import { bodyTooLarge, malformedRequest, tooManyFiles } from '../errors/common-errors';

/** One more than is allowed, so that a file that is too large can be recognised. */
const UPLOAD_CUT_AT_BYTES = limits.imageBytes + 1;

/** A field obeys the limit of JSON bodies. */
const FIELD_BYTES = 100 * 1024;
/** The boundary and the headers of one part. */
const HEAD_BYTES = 1024;

export interface FilePart {
  readonly name: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly encoding: string;
  readonly stream: Readable;
}

export interface FormReader {
  readonly maxFields: number;
  /** False where no file is taken. */
  readonly hasFiles: boolean;
  field(name: string, value: string): void;
  /** An error that it throws, or with which its promise rejects, ends the reading. */
  file(part: FilePart): void | Promise<void>;
}

/** Resolves when the body has ended and every file's promise is stored; rejects with an AppError. */
export function readFormParts(request: IncomingMessage, reader: FormReader): Promise<void> {
  return new Promise((resolve, reject) => {
    const mostBytes = mostBytesOf(reader);
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return reject(bodyTooLarge());
    const parser = openParser(request, reader.maxFields);
    if (!parser) return reject(malformedRequest());
    const taken: Promise<void>[] = [];
    let current: Readable | undefined;
    let failed = false;

    const fail = (reason: unknown) => {
      const error = reason instanceof AppError ? reason : malformedRequest();
      failed = true;
      reject(error);
      request.off('data', watch).unpipe(parser);
      current?.destroy(error);
    };
    const count = new ByteCount(mostBytes);
    const watch = (chunk: Buffer) => {
      const excess = count.add(chunk);
      if (excess) fail(excess === 'BYTES' ? bodyTooLarge() : malformedRequest());
    };
    // The rest of the chunk that went wrong still arrives, and is discarded.
    const attempt = (work: () => void | Promise<void>) => {
      if (failed) return;
      try {
        const running = Promise.resolve(work());
        running.catch(fail);
        taken.push(running);
      } catch (error) {
        fail(error);
      }
    };

    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      if (valueTruncated) fail(bodyTooLarge());
      else if (name === undefined || nameTruncated) fail(malformedRequest());
      else attempt(() => reader.field(name, value));
    });
    parser.on('file', (name: string | undefined, stream, { filename, encoding, mimeType: mimetype }) => {
      current = stream;
      stream.on('error', () => undefined);
      endAsMalformed(stream);
      if (failed) stream.resume();
      else if (name === undefined) fail(malformedRequest());
      else attempt(() => reader.file({ name, filename: filename ?? '', mimetype, encoding, stream }));
    });
    parser.on('filesLimit', () => fail(tooManyFiles()));
    parser.on('partsLimit', () => fail(tooManyFiles()));
    parser.on('fieldsLimit', () => fail(malformedRequest()));
    parser.on('error', fail);
    parser.on('close', () => void Promise.all(taken).then(() => resolve(), fail));
    request.on('close', () => {
      if (!request.complete) fail(malformedRequest());
    });
    request.on('data', watch).pipe(parser);
  });
}

/** Returns the size of the largest form with these fields and files. What no one reads of it counts as well. */
function mostBytesOf({ maxFields, hasFiles }: FormReader): number {
  const files = hasFiles ? limits.imageCount : 0;
  return maxFields * (FIELD_BYTES + HEAD_BYTES) + files * (UPLOAD_CUT_AT_BYTES + HEAD_BYTES);
}

/**
 * Where a form breaks off, busboy ends the file that is arriving with an error of its own, which has no code: its
 * consumer receives ours.
 */
function endAsMalformed(stream: Readable): void {
  const destroy = stream.destroy.bind(stream);
  stream.destroy = (error) => destroy(error === undefined || error instanceof AppError || 'code' in error ? error : malformedRequest());
}

/** Null for headers that name no boundary. */
function openParser({ headers }: IncomingMessage, maxFields: number): busboy.Busboy | null {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: maxFields,
        files: limits.imageCount,
        fileSize: UPLOAD_CUT_AT_BYTES,
        parts: limits.imageCount + maxFields,
        headerPairs: 20,
      },
    });
  } catch {
    return null;
  }
}
