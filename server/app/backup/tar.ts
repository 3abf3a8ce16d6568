/** The archive's form: a plain tar (ustar), so that a backup can be looked into with any tool. Written and read entry by entry. */
const BLOCK = 512;
/** Nothing we write is larger; what claims to be is no backup of ours. */
const LARGEST = 64 * 1024 * 1024;

export interface Entry {
  /** At most 100 ASCII letters. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** Told to the person who restores. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield header(name, bytes.length);
    yield bytes;
    yield Buffer.alloc(padding(bytes.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

export async function* unpackTar(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const take = taker(source);
  for (;;) {
    const head = await take(BLOCK);
    if (head.every((byte) => byte === 0)) break;
    const name = textOf(head, 0, 100);
    const size = parseInt(textOf(head, 124, 12), 8);
    if (textOf(head, 257, 5) !== 'ustar' || !(size <= LARGEST) || parseInt(textOf(head, 148, 8), 8) !== checksum(head)) throw damaged();
    const bytes = await take(size);
    await take(padding(size));
    yield { name, bytes };
  }
  await take.rest(); // to the end of the compressed file, where its checksum stands
}

interface Taker {
  /** The next so many bytes. */
  (size: number): Promise<Buffer>;
  /** Reads what is left and forgets it. */
  rest(): Promise<void>;
}

function taker(source: AsyncIterable<Buffer>): Taker {
  const chunks = source[Symbol.asyncIterator]();
  let waiting: Buffer[] = [];
  let length = 0;
  const take = async (size: number): Promise<Buffer> => {
    while (length < size) {
      const { value, done } = (await chunks.next()) as IteratorResult<Buffer, undefined>;
      if (done || !value) throw damaged();
      waiting.push(value);
      length += value.length;
    }
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
  const rest = async (): Promise<void> => {
    while (!(await chunks.next()).done);
  };
  return Object.assign(take, { rest });
}

function header(name: string, size: number): Buffer {
  const head = Buffer.alloc(BLOCK);
  head.write(name, 0, 100, 'ascii');
  head.write('0000600\0', 100, 'ascii');
  head.write('0000000\0', 108, 'ascii');
  head.write('0000000\0', 116, 'ascii');
  head.write(`${octal(size, 11)}\0`, 124, 'ascii');
  head.write(`${octal(Math.floor(Date.now() / 1000), 11)}\0`, 136, 'ascii');
  head.write('0', 156, 'ascii');
  head.write('ustar\x0000', 257, 'ascii');
  head.write(`${octal(checksum(head), 6)}\0 `, 148, 'ascii');
  return head;
}

/** The sum of the header's bytes with the place of the sum itself taken for blanks. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

function textOf(bytes: Buffer, start: number, size: number): string {
  return bytes.toString('ascii', start, start + size).replace(/[\0 ].*$/s, '');
}

export function damaged(): ArchiveError {
  return new ArchiveError('The file is no backup, or not a whole one.');
}
