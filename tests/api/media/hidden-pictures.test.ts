/** Images whose heads hide what is decoded: AVIFs put together from others, or turned again and again; many frames. */
import sharp from 'sharp';
import { isPlainAvif } from '../../../server/platform/files/avif-boxes';
import { processImage } from '../../../server/platform/files/image-pipeline';
import { countFrames, MOST_FRAMES } from '../../../server/platform/files/webp-frames';

const SIDE = 64;
const picture = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: SIDE, height: SIDE, channels, background: { r: 9, g: 90, b: 9, alpha: 0.5 } } });
const avif = (channels: 3 | 4 = 3) => picture(channels).avif({ effort: 0 }).toBuffer();

/** The file with this word written over the first place of another one. */
function written(bytes: Buffer, over: string, word: string): Buffer {
  const at = bytes.indexOf(over);
  expect(at).toBeGreaterThan(0);
  const changed = Buffer.from(bytes);
  changed.write(word, at, 'latin1');
  return changed;
}

it('what programs write is plain: with and without transparency, turned once', async () => {
  const files = [await avif(), await avif(4), written(await avif(), 'pixi', 'irot')];
  expect(files.map((bytes) => isPlainAvif(bytes, SIDE * SIDE))).toEqual([true, true, true]);
  expect(await processImage(files[1] ?? Buffer.alloc(0))).toMatchObject({ width: SIDE, height: SIDE });
});

it.each([
  ['a grid of tiles', (bytes: Buffer) => written(bytes, 'av01', 'grid')],
  ['an overlay', (bytes: Buffer) => written(bytes, 'av01', 'iovl')],
  ['a picture of another one', (bytes: Buffer) => written(bytes, 'av01', 'iden')],
  ['turned twice', (bytes: Buffer) => written(written(bytes, 'pixi', 'irot'), 'av1C', 'irot')],
  ['a film', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0, 0, 0, 8]), Buffer.from('moov')])],
  ['two heads', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from([0, 0, 0, 8]), Buffer.from('meta')])],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 200)],
])('%s is not decoded', async (_name, change) => {
  const bytes = change(await avif());
  expect(isPlainAvif(bytes, SIDE * SIDE)).toBe(false);
  await expect(processImage(bytes)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});

it('a picture within that is larger than the whole is not decoded', async () => {
  expect(isPlainAvif(await avif(), SIDE * SIDE - 1)).toBe(false);
});

it('a WebP of very many frames is rejected in time that grows in line with its size; a sticker is taken', async () => {
  const frame = Buffer.from(await picture(4).webp({ lossless: true }).toBuffer()).subarray(12);
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  const [size, zero] = [Buffer.from([SIDE - 1, 0, 0]), Buffer.alloc(3)];
  const animated = (frames: number) => {
    const one = chunk('ANMF', Buffer.concat([zero, zero, size, size, Buffer.from([100, 0, 0, 0]), frame]));
    const parts = [chunk('VP8X', Buffer.concat([Buffer.from([0x12, 0, 0, 0]), size, size])), chunk('ANIM', Buffer.alloc(6))];
    return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts, ...Array.from({ length: frames }, () => one)]));
  };
  expect(await processImage(animated(100))).toMatchObject({ width: SIDE });
  const bytes = animated(20_000);
  expect(countFrames(bytes, MOST_FRAMES)).toBe(MOST_FRAMES + 1);
  const begun = process.cpuUsage();
  await expect(processImage(bytes)).rejects.toMatchObject({ key: 'upload.notImage' });
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(50);
});
