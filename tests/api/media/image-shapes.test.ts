/** Images whose few bytes would take long to open: rejected by their shape, and no one else waits for them. */
import { deflateSync } from 'node:zlib';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import type { TestFile } from '../../support/client';
import { processImage } from '../../../server/platform/files/image-pipeline';
import { KeyedGate } from '../../../server/platform/security/gate';
import { chunk, threadPng } from '../../support/thread-png';

const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id width height } }';
const file = (bytes: Uint8Array): TestFile => ({ bytes: Uint8Array.from(bytes), name: 'x.png', type: 'image/png' });

let app: TestApp;
let attacker: TestAccount;
let other: TestAccount;
let thread: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  [attacker, other] = [await approvedProducer(app), await approvedProducer(app)];
  thread = threadPng(1, 39_999_999);
});
afterAll(() => app.stop());

const upload = (bytes: Uint8Array, { token }: TestAccount, language: 'en' | 'bn' = 'en') =>
  app.upload(UPLOAD, { file: file(bytes) }, {}, { token, language });

it('1 × 39,999,999 pixels are rejected within 50 ms of processor time', async () => {
  await processImage(Buffer.from('no image')).catch(() => undefined); // what a first call loads
  const begun = process.cpuUsage();
  await expect(processImage(thread)).rejects.toMatchObject({ key: 'upload.badShape' });
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(50);
});

it.each([
  [1, 39_999_999],
  [39_999_999, 1],
  [16_384, 2_000],
  [10, 201],
])('%d × %d pixels are rejected with a message in both languages', async (width, height) => {
  const bytes = threadPng(width, height);
  const [en, bn] = await Promise.all([upload(bytes, attacker), upload(bytes, attacker, 'bn')]);
  expect(en.code).toBe('BAD_USER_INPUT');
  expect(en.body.errors?.[0]?.message).toBe('This image is too long or too narrow. Please choose another one');
  expect(bn.body.errors?.[0]?.message).toBe('ছবিটি খুব লম্বা বা সরু। অন্য একটি ছবি দিন');
});

it('a panorama of 20 : 1 is taken', async () => {
  expect((await upload(threadPng(2_000, 100), attacker)).code).toBeNull();
});

it('another seller’s image does not wait behind many uploads of one seller', async () => {
  const small = await jpegFile({ width: 64, height: 64 });
  const flood = Array.from({ length: 12 }, () => upload(thread, attacker));
  const begun = performance.now();
  expect((await upload(small, other)).code).toBeNull();
  expect(performance.now() - begun).toBeLessThan(4_000); // it took 41 s
  await Promise.all(flood);
});

it('a gate by key lets two of one account in, and others at once', async () => {
  const gate = new KeyedGate(2, 10);
  const inside: string[] = [];
  const finish: (() => void)[] = [];
  const enter = (key: string) =>
    gate.run(key, () => {
      inside.push(key);
      return new Promise<void>((resolve) => finish.push(resolve));
    });
  const all = [enter('a'), enter('a'), enter('a'), enter('b')];
  await new Promise(setImmediate);
  expect(inside).toEqual(['a', 'a', 'b']);
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(inside).toEqual(['a', 'a', 'b', 'a']);
});

it.each([
  ['zTXt', Buffer.from('Comment\0\0', 'latin1')],
  ['iTXt', Buffer.from('Comment\0\x01\0\0\0', 'latin1')],
])('texts in a PNG (%s) that unpack to 100 MB are not unpacked', async (type, head) => {
  const text = chunk(type, Buffer.concat([head, deflateSync(Buffer.alloc(5_000_000, 65))]));
  const image = threadPng(64, 64, Buffer.concat(Array.from({ length: 20 }, () => text)));
  await processImage(threadPng(64, 64)); // what a first call loads
  const begun = process.cpuUsage();
  expect(await processImage(image)).toMatchObject({ width: 64, height: 64 });
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(300);
});
