/**
 * The archive's form: a plain tar, so that a backup can be inspected with any tool. Written and read entry by entry.
 */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

/** Bytes. No entry that we write is larger; an archive that claims a larger one is no backup of ours. */
const LARGEST = 64 * 1024 * 1024;

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Shown to the operator who restores. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  const archive = pack();
  const write = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const writing = (async () => {
    for await (const { name, bytes } of entries) await write(name, bytes);
    archive.finalize();
  })();
  writing.catch((error: unknown) => archive.destroy(error as Error));
  yield* archive as AsyncIterable<Buffer>;
  await writing;
}

/**
 * Throws ArchiveError for what is no archive, or not a whole one. Reads `source` to its end, where a compressed file
 * has its checksum.
 */
export async function* unpackTar(source: Readable): AsyncGenerator<Entry> {
  const archive = extract();
  const reading = pipeline(source, archive).catch((error: unknown) => archive.destroy(error as Error));
  try {
    for await (const entry of archive) {
      const { name, size, type } = entry.header;
      if (type !== 'file' || size > LARGEST) throw damaged();
      yield { name, bytes: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    // what the library throws of a broken archive has no code; errors of the file and of its compression have one
    throw error instanceof Error && 'code' in error ? error : damaged();
  }
}

export function damaged(): ArchiveError {
  return new ArchiveError('The file is no backup, or not a whole one.');
}
