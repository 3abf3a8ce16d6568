/**
 * Reads a GraphQL multipart request: `operations`, `map`, then the files, whose promises are put among the variables before the files arrive.
 * graphql-upload-minimal's own reader follows any path of the map through inherited properties (`variables.toString.call` breaks the process), so
 * only its Upload class and scalar are used and the reading is done here.
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { FileUpload } from 'graphql-upload-minimal';
import { limits } from '../../../schema/values/limits';
import { AppError } from '../errors/app-error';
import { bodyTooLarge, malformedRequest, tooManyFiles } from '../errors/common-errors';
import { UPLOAD_CUT_AT_BYTES } from '../files/read-upload';
import { isPlainObject, type PendingUpload, placeUploads, type Operations } from './upload-map';

/** The JSON parts obey the limit of JSON bodies. */
const FIELD_BYTES = 100 * 1024;

/** Resolves once operations and map are read; files stream in afterwards. */
export function readMultipart(request: IncomingMessage): Promise<Operations> {
  return new Promise((resolve, reject) => {
    const parser = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fieldSize: FIELD_BYTES,
        fields: 2,
        files: limits.imageCount,
        fileSize: UPLOAD_CUT_AT_BYTES,
        parts: limits.imageCount + 2,
        headerPairs: 20,
      },
    });
    let operations: Operations | undefined;
    let uploads: Map<string, PendingUpload> | undefined;
    let current: Readable | undefined;

    const fail = (error: AppError) => {
      reject(error);
      request.unpipe(parser);
      current?.destroy(error);
      for (const upload of uploads?.values() ?? []) if (!upload.file) upload.reject(error);
    };

    parser.on('field', (name, value, { valueTruncated }) => {
      try {
        if (valueTruncated) throw bodyTooLarge();
        if (name === 'operations') operations = readOperations(value);
        else if (name === 'map' && operations && !uploads) {
          uploads = placeUploads(operations, parseJson(value));
          resolve(operations);
        } else throw malformedRequest();
      } catch (error) {
        fail(error instanceof AppError ? error : malformedRequest());
      }
    });
    parser.on('file', (name, stream, { filename, encoding, mimeType }) => {
      current = stream;
      stream.on('error', () => undefined);
      const upload = uploads?.get(name);
      if (!upload || upload.file) {
        stream.resume();
        if (!uploads) fail(malformedRequest());
        return;
      }
      upload.resolve({ filename: filename ?? '', fieldName: name, mimetype: mimeType, encoding, createReadStream: once(stream) });
    });
    parser.on('filesLimit', () => fail(tooManyFiles()));
    parser.on('partsLimit', () => fail(tooManyFiles()));
    parser.on('fieldsLimit', () => fail(malformedRequest()));
    parser.on('error', () => fail(malformedRequest()));
    parser.on('close', () => {
      if (!uploads || [...uploads.values()].some((upload) => !upload.file)) fail(malformedRequest());
    });
    request.on('close', () => {
      if (!request.complete) fail(malformedRequest());
    });
    request.pipe(parser);
  });
}

function readOperations(value: string): Operations {
  const parsed = parseJson(value);
  if (!isPlainObject(parsed)) throw malformedRequest();
  return parsed;
}

function parseJson(value: string): unknown {
  return JSON.parse(value) as unknown;
}

/** A file is streamed once; a second reader would get nothing and never know. */
function once(stream: Readable): FileUpload['createReadStream'] {
  let taken = false;
  return () => {
    if (taken) throw malformedRequest();
    taken = true;
    return stream as ReturnType<FileUpload['createReadStream']>;
  };
}
