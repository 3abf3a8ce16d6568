/**
 * Writes a zip archive as a stream: its files come one after another and leave as they are packed, so that memory does
 * not grow with the archive.
 */
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/**
 * Adds a file; resolves once all of its content has been packed. Images are packed already: `isPacked` stores them as
 * they are.
 */
export type AddToZip = (name: string, content: AsyncIterable<Buffer>, isPacked?: boolean) => Promise<void>;

/**
 * `fill` adds the files, `store` takes the bytes of the archive meanwhile. Where one of them fails the other one ends,
 * and the error is thrown.
 */
export async function writeZip(
  fill: (add: AddToZip) => Promise<void>,
  store: (bytes: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  output.on('error', () => undefined); // `store` receives it, where it has not ended
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  const storing = store(output);
  const storedEarly = storing.then(() => {
    throw new Error('The archive was stored before its last file.');
  });
  storedEarly.catch(() => undefined); // awaited where a file waits to be packed
  const add: AddToZip = async (name, content, isPacked = false) => {
    const stream = Readable.from(content, { objectMode: false });
    zip.addReadStream(stream, name, { compress: !isPacked });
    try {
      await Promise.race([finished(stream, { writable: false }), storedEarly]);
    } finally {
      stream.destroy();
    }
  };
  try {
    await fill(add);
  } catch (error) {
    output.destroy(new Error('The archive has no end.', { cause: error }));
    await storing.catch(() => undefined);
    throw error;
  }
  zip.end();
  await storing;
}

/** A content that is in memory already. */
export async function* once(content: Buffer | string): AsyncIterable<Buffer> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

/** The same bytes in parts of one size, the last one smaller. */
export async function* inParts(bytes: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting);
    let start = 0;
    for (; all.length - start >= size; start += size) yield all.subarray(start, start + size);
    waiting = [all.subarray(start)];
    length = all.length - start;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
