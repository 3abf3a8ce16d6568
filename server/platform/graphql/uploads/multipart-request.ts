/**
 * Reads a GraphQL multipart request: `operations`, `map`, then the files, whose promises are put among the variables
 * before the files arrive. graphql-upload-minimal's own reader follows any path of the map through inherited properties
 * (`variables.toString.call` breaks the process), so only its Upload class and scalar are used and the reading is done
 * here.
 */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FileUpload } from 'graphql-upload-minimal';
import type { AppError } from '../../errors/app-error';
import { malformedRequest } from '../../errors/common-errors';
import { readFormParts } from '../../http/form-parts';
import { assertShallow } from '../../validation/shallow';
import { isPlainObject, type PendingUpload, placeUploads, type Operations } from './upload-map';

/** Resolves once operations and map are read; files stream in afterwards. */
export function readMultipart(request: IncomingMessage): Promise<Operations> {
  return new Promise((resolve, reject) => {
    let operations: Operations | undefined;
    let uploads: Map<string, PendingUpload> | undefined;
    const missing = () => [...(uploads?.values() ?? [])].filter((upload) => !upload.file);

    const reading = readFormParts(request, {
      maxFields: 2,
      hasFiles: true,
      field(name, value) {
        if (name === 'operations') operations = readOperations(value);
        else if (name === 'map' && operations && !uploads) {
          uploads = placeUploads(operations, parseJson(value));
          resolve(operations);
        } else throw malformedRequest();
      },
      file({ name, stream, ...about }) {
        if (!uploads) throw malformedRequest();
        const upload = uploads.get(name);
        if (!upload || upload.file) stream.resume();
        else upload.resolve({ ...about, fieldName: name, createReadStream: once(stream) });
      },
    });
    reading
      .then(() => {
        if (!uploads || missing().length > 0) throw malformedRequest();
      })
      .catch((error: AppError) => {
        reject(error);
        for (const upload of missing()) upload.reject(error);
      });
  });
}

function readOperations(value: string): Operations {
  const parsed = parseJson(value);
  if (!isPlainObject(parsed)) throw malformedRequest();
  assertShallow(parsed);
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
