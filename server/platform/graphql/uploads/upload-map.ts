/**
 * Puts uploads where the `map` of a multipart request points to: only at a null the client left for it among the
 * variables, never anywhere else.
 */
import { Upload, type FileUpload } from 'graphql-upload-minimal';
import { limits } from '../../../../schema/values/limits';
import { malformedRequest, tooManyFiles } from '../../errors/common-errors';

export type Operations = Record<string, unknown>;

/** The library's Upload, with the two methods its types leave out. */
export class PendingUpload extends Upload {
  declare readonly resolve: (file: FileUpload) => void;
  declare readonly reject: (error: Error) => void;
}

export function placeUploads(operations: Operations, map: unknown): Map<string, PendingUpload> {
  if (!isPlainObject(map)) throw malformedRequest();
  const entries = Object.entries(map);
  if (entries.length > limits.imageCount) throw tooManyFiles();
  const uploads = new Map<string, PendingUpload>();
  for (const [name, paths] of entries) {
    const upload = new PendingUpload();
    uploads.set(name, upload);
    // One place a file: a stream can be read once.
    if (!Array.isArray(paths) || paths.length !== 1) throw malformedRequest();
    place(operations, paths[0], upload);
  }
  return uploads;
}

function place(operations: Operations, path: unknown, upload: PendingUpload): void {
  if (typeof path !== 'string' || !path.startsWith('variables.')) throw malformedRequest();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let target: unknown = operations;
  for (const key of keys) target = own(target, key);
  if (own(target, last) !== null) throw malformedRequest();
  (target as Record<string, unknown>)[last] = upload;
}

/** The object's own property, or undefined: nothing inherited is ever followed. */
function own(target: unknown, key: string): unknown {
  return (isPlainObject(target) || Array.isArray(target)) && Object.hasOwn(target, key)
    ? (target as Record<string, unknown>)[key]
    : undefined;
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
