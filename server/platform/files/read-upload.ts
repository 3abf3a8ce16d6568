/**
 * Hands one uploaded file to whoever asked for it: spooled while it arrives, in memory only when its turn has come. graphql-upload-minimal and
 * busboy cut a file at their limit without an error, so the limit stands one byte above ours and the size is checked here. Several files must be
 * taken with Promise.all: one after the other deadlocks.
 */
import { limits } from '../../../schema/values/limits';
import type { AppError } from '../errors/app-error';
import { tooManyAttempts } from '../errors/common-errors';
import { invalidInput } from '../errors/validation-error';
import type { FileUpload } from '../graphql/upload.scalar';
import { Gate, GateFullError } from '../security/gate';
import { notAnImage } from './image-pipeline';
import { Spool } from './spool';

/** What multipart-request.ts gives the parser as its limit. */
export const UPLOAD_CUT_AT_BYTES = limits.imageBytes + 1;

const IN_MEMORY_AT_ONCE = 3;
const MAX_WAITING = 500;
const BUSY_RETRY_SECONDS = 10;

const gate = new Gate(IN_MEMORY_AT_ONCE, MAX_WAITING);

/** Calls `use` with the file's bytes; refuses one over 10 MB (`upload.tooLarge`) and an empty one (`upload.notImage`). */
export async function withUpload<T>(upload: FileUpload, use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const spool = await Spool.of(upload.createReadStream() as AsyncIterable<Buffer>, limits.imageBytes);
  try {
    if (spool.size > limits.imageBytes) throw tooLarge(upload.filename);
    if (spool.size === 0) throw notAnImage();
    return await gate.run(async () => use(await spool.bytes()));
  } catch (error) {
    if (error instanceof GateFullError) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    throw error;
  } finally {
    await spool.close();
  }
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
