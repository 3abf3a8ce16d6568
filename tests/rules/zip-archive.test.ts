/**
 * Zip archives written as a stream: what is in them, how much of them is in memory, and how they end where a file or
 * their storing fails.
 */
import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { fromBufferPromise } from 'yauzl';
import { inParts, once, writeZip } from '../../server/platform/files/zip-archive';

const KIB = 1024;

async function* chunks(count: number, onEach: (size: number) => void = () => undefined): AsyncIterable<Buffer> {
  for (let index = 0; index < count; index++) {
    onEach(64 * KIB);
    yield randomBytes(64 * KIB);
    await turn();
  }
}

async function* failing(): AsyncIterable<Buffer> {
  yield Buffer.from('x');
  await turn();
  throw new Error('planted');
}

const collect = (into: Buffer[]) => async (bytes: AsyncIterable<Buffer>) => {
  for await (const chunk of bytes) into.push(chunk);
};

it('has its files in order, packed or as they are', async () => {
  const stored: Buffer[] = [];
  await writeZip(async (add) => {
    await add('a.txt', once('হাটবার'.repeat(100)));
    await add('b/c.webp', once(Buffer.from('image')), true);
    await add('empty.json', once(''));
  }, collect(stored));
  const zip = await fromBufferPromise(Buffer.concat(stored), { lazyEntries: true });
  const entries: [string, number, number][] = [];
  for await (const { fileName, compressionMethod, uncompressedSize } of zip.eachEntry())
    entries.push([fileName, compressionMethod, uncompressedSize]);
  expect(entries).toEqual([
    ['a.txt', 8, 1_800],
    ['b/c.webp', 0, 5],
    ['empty.json', 8, 0],
  ]);
});

it('reads no further than it is stored', async () => {
  let [read, stored, most] = [0, 0, 0];
  await writeZip(
    async (add) => {
      for (const name of ['a', 'b'])
        await add(
          name,
          chunks(200, (size) => {
            read += size;
            most = Math.max(most, read - stored);
          }),
          true,
        );
    },
    async (bytes) => {
      for await (const chunk of bytes) {
        stored += chunk.length;
        for (let index = 0; index < 5; index++) await turn();
      }
    },
  );
  expect(read).toBe(400 * 64 * KIB);
  expect(most).toBeLessThan(KIB * KIB);
});

it('a file that fails, and an error between files, end the storing', async () => {
  const stored: Buffer[] = [];
  await expect(writeZip((add) => add('a', failing()), collect(stored))).rejects.toThrow('planted');
  await expect(writeZip(() => Promise.reject(new Error('between')), collect(stored))).rejects.toThrow('between');
});

it('storing that fails or ends early ends the reading', async () => {
  let read = 0;
  const fill = (store: (bytes: AsyncIterable<Buffer>) => Promise<void>) =>
    writeZip(
      (add) =>
        add(
          'a',
          chunks(10_000, () => (read += 1)),
          true,
        ),
      store,
    );
  await expect(
    fill(async (bytes) => {
      for await (const chunk of bytes) if (chunk.length > 0) throw new Error('disk');
    }),
  ).rejects.toThrow('disk');
  await expect(fill(() => Promise.resolve())).rejects.toThrow('before its last file');
  expect(read).toBeLessThan(200);
});

it.each([
  ['one small part', [3], 10, [3]],
  ['parts of one size', [4, 4, 5], 6, [6, 6, 1]],
  ['a chunk of several parts', [20], 6, [6, 6, 6, 2]],
  ['nothing', [], 6, []],
])('cuts into %s', async (_what, sizes, size, expected) => {
  async function* source() {
    for (const length of sizes) yield Buffer.alloc(length);
  }
  const found: number[] = [];
  for await (const part of inParts(source(), size)) found.push(part.length);
  expect(found).toEqual(expected);
});
