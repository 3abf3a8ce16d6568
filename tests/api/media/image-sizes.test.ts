/** Images of few bytes and many pixels: what decoding them takes is known from their heads, and bounded. */
import sharp from 'sharp';
import { isHeldWhole } from '../../../server/platform/files/decoding-size';
import { processImage } from '../../../server/platform/files/image-pipeline';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { pngHead } from '../../support/thread-png';

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a84' } });

/** A file whose head says another size: whoever decodes it learns from the head how much memory that takes. */
async function avif(width: number, height: number, bitdepth: 8 | 12 = 8): Promise<Buffer> {
  const bytes = await plain(64, 64).avif({ effort: 0, bitdepth }).toBuffer();
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

/** The same for a JPEG: height and width follow the length and the depth of its frame (SOF2). */
async function progressive(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(64, 64).jpeg({ progressive: true }).toBuffer();
  const at = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, at + 5);
  bytes.writeUInt16BE(width, at + 7);
  return bytes;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await processImage(pngHead(1, 1)).catch(() => undefined); // what a first call loads
});
afterAll(() => app.stop());

it.each([
  ['an AVIF of 6300 × 6300', () => avif(6300, 6300)],
  ['an AVIF of 12 bits, 4000 × 3000', () => avif(4000, 3000, 12)],
  ['a PNG of 16 bits, 6300 × 6300', () => pngHead(6300, 6300, { bits: 16 })],
  ['an interlaced PNG of 16 bits, 820 × 16,383', () => pngHead(820, 16_383, { bits: 16, isInterlaced: true })],
  ['an interlaced PNG of 8 bits, 6300 × 6300', () => pngHead(6300, 6300, { isInterlaced: true })],
  ['a progressive JPEG of 6300 × 6300', () => progressive(6300, 6300)],
])('%s is rejected before it is decoded', async (_name, make) => {
  const bytes = await make();
  const begun = process.cpuUsage();
  await expect(processImage(bytes)).rejects.toMatchObject({ key: 'upload.tooManyPixels' });
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(100);
});

it('what cameras and programs write is taken: an AVIF of 12 million pixels, a JPEG of 39', async () => {
  expect(await processImage(await plain(4032, 3024).avif({ effort: 0 }).toBuffer())).toMatchObject({ width: 4032 });
  expect(await processImage(await plain(7200, 5400).jpeg().toBuffer())).toMatchObject({ width: 7200 });
});

it.each([
  ['heif', 4032, 3024, false, true],
  ['heif', 1600, 1200, false, false],
  ['jpeg', 7200, 5400, false, false],
  ['jpeg', 6000, 4000, true, true],
  ['png', 1600, 1200, true, false],
] as const)('%s of %d × %d, progressive: %s, waits for others like it: %s', (format, width, height, isProgressive, expected) => {
  expect(isHeldWhole({ format, width, height, isProgressive, channels: 3, depth: 'uchar' })).toBe(expected);
});

it('an AVIF that is larger than its head says is not decoded', async () => {
  const bytes = await plain(2000, 2000).avif({ effort: 0 }).toBuffer();
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(64, at + 8);
  bytes.writeUInt32BE(64, at + 12);
  await expect(processImage(bytes)).rejects.toMatchObject({ key: 'upload.notImage' });
});

it('says in both languages what to do', async () => {
  const producer = await approvedProducer(app);
  const file = { bytes: Uint8Array.from(await avif(6300, 6300)), name: 'x.avif', type: 'image/avif' };
  const send = (language: 'en' | 'bn') =>
    app.upload('mutation ($file: Upload!) { uploadImage(file: $file) { id } }', { file }, {}, { token: producer.token, language });
  const [en, bn] = [await send('en'), await send('bn')];
  expect([en.code, bn.code]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  expect(en.body.errors?.[0]?.message).toBe('This image has too many pixels. Choose a smaller one, or save it as a JPG');
  expect(bn.body.errors?.[0]?.message).toBe('ছবিটির পিক্সেল অনেক বেশি। ছোট একটি ছবি দিন, অথবা JPG হিসেবে সংরক্ষণ করে দিন');
});
