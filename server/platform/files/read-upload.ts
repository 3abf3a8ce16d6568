/**
 * Reads one uploaded file into memory. graphql-upload-minimal cuts a file at its limit without an error, so the limit stands one byte above
 * ours and the count is checked here. Several files must be read with Promise.all: one after the other deadlocks.
 */
import { limits } from '../../../schema/values/limits';
import type { AppError } from '../errors/app-error';
import { invalidInput } from '../errors/validation-error';
import type { FileUpload } from '../graphql/upload.scalar';
import { notAnImage } from './image-pipeline';

/** What multipart-uploads.ts gives the parser as its limit. */
export const UPLOAD_CUT_AT_BYTES = limits.imageBytes + 1;

export async function readUpload(upload: FileUpload): Promise<Buffer> {
  const stream = upload.createReadStream() as NodeJS.ReadableStream & { truncated?: boolean };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limits.imageBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limits.imageBytes || stream.truncated) throw tooLarge(upload.filename);
  if (size === 0) throw notAnImage();
  return Buffer.concat(chunks, size);
}

function tooLarge(filename: string): AppError {
  return invalidInput([{ field: 'file', key: 'upload.tooLarge', params: { file: shortName(filename) } }]);
}

/** The name goes back into a sentence: its last part only, without control characters, not too long. */
function shortName(filename: string): string {
  const base = filename.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 100) || 'file';
}
