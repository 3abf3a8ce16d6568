/**
 * Passes one uploaded file to its consumer: spooled while it arrives, in memory only when its turn has come. busboy
 * cuts a file at its limit without an error, so the limit is one byte above ours and the size is checked here. Several
 * files of one request must be received with Promise.all: one after the other deadlocks.
 */
import type { Readable } from 'node:stream';
import type { MessageKey } from '../../../schema/messages/text';
import { limits } from '../../../schema/values/limits';
import { CollectedBytes } from '../collected-bytes';
import type { AppError } from '../errors/app-error';
import { tooManyAttempts } from '../errors/common-errors';
import { invalidInput } from '../errors/validation-error';
import type { FileUpload } from '../graphql/uploads/upload.scalar';
import { Gate, GateFullError, KeyedGate } from '../security/gate';
import { notAnImage } from './image-pipeline';
import { Spool } from './spool';
import { uploadPlaces } from '../http/upload-places';

const IN_MEMORY_AT_ONCE = 3;
const MAX_WAITING = 500;
const BUSY_RETRY_SECONDS = 10;

/** Number of images of one account in memory at once: images of others do not wait behind all of one account's. */
const OF_ONE_ACCOUNT = 1;
const WAITING_OF_ONE_ACCOUNT = 60;

const gate = new Gate(IN_MEMORY_AT_ONCE, MAX_WAITING);
const accounts = new KeyedGate(OF_ONE_ACCOUNT, WAITING_OF_ONE_ACCOUNT);

/** Memory of large files that were read, for those that wait. It is let go when none does. */
const free: Buffer[] = [];
const LARGE = limits.imageBytes / 10;
let inUse = 0;

/**
 * V8 frees the memory of a file long after the file was read, on Node 24 some 20 files later. Memory is used again only
 * where the work has succeeded: what was given up may still read it.
 */
async function withMemory<T>(size: number, use: (memory: Buffer) => Promise<T>): Promise<T> {
  if (size < LARGE) return use(Buffer.allocUnsafeSlow(size));
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(limits.imageBytes);
  inUse++;
  try {
    const result = await use(memory);
    if (memory.buffer.byteLength === limits.imageBytes) free.push(memory); // not what a thread has taken
    return result;
  } finally {
    inUse--;
    if (inUse === 0) free.length = 0;
  }
}

/** A file that has arrived whole: it is on disk until it is closed. */
export class ReceivedFile {
  private constructor(private readonly spool: Spool) {}

  /**
   * Rejects one over 10 MB (`upload.tooLarge`) and an empty one (`upload.notImage`), and with RATE_LIMITED where too
   * much of the sender or of all is on disk.
   */
  static async receive(stream: Readable, filename: string, sender: string): Promise<ReceivedFile> {
    const spool = await Spool.fill(stream as AsyncIterable<Buffer>, limits.imageBytes, { places: uploadPlaces, sender });
    if (spool.size > 0 && spool.size <= limits.imageBytes) return new ReceivedFile(spool);
    await spool.close();
    throw spool.size === 0 ? notAnImage() : tooLarge(filename);
  }

  /** Calls `use` with the bytes, one file of one account and three of the whole server at a time. */
  withBytes<T>(accountId: string, use: (bytes: Buffer) => Promise<T>): Promise<T> {
    return withDownloadTurn(accountId, () => withMemory(this.spool.size, async (memory) => use(await this.spool.readInto(memory))));
  }

  close(): Promise<void> {
    return this.spool.close();
  }
}

/**
 * Runs `work`, which holds the bytes of an image in memory, when it is its turn: one of one account and three of the
 * whole server at a time.
 */
export async function withDownloadTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await accounts.run(accountId, () => gate.run(work));
  } catch (error) {
    if (error instanceof GateFullError) throw tooManyAttempts(BUSY_RETRY_SECONDS);
    throw error;
  }
}

/** Receives the file of a GraphQL upload, calls `use` with its bytes and removes it. */
export async function withUpload<T>(upload: FileUpload, accountId: string, use: (bytes: Buffer) => Promise<T>): Promise<T> {
  const file = await ReceivedFile.receive(upload.createReadStream(), upload.filename, accountId);
  try {
    return await file.withBytes(accountId, use);
  } finally {
    await file.close();
  }
}

export interface SmallFile {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The whole of a small file that is no image. One over `maxBytes` is rejected at `file` with this message. */
export async function readSmallUpload(upload: FileUpload, maxBytes: number, key: MessageKey): Promise<SmallFile> {
  const collected = new CollectedBytes();
  let size = 0;
  for await (const chunk of upload.createReadStream() as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) collected.add(chunk);
  }
  if (size > maxBytes) throw invalidInput([{ field: 'file', key }]);
  return { filename: shortName(upload.filename), bytes: collected.take() };
}

function tooLarge(filename: string): AppError {
  return invalidInput([{ field: 'file', key: 'upload.tooLarge', params: { file: shortName(filename) } }]);
}

/** The name goes back into a message: its last part only, without control characters, not too long. */
function shortName(filename: string): string {
  const base = filename.split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 100) || 'file';
}
