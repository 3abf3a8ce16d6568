/** Images: what the pipeline makes of bytes, how the disk stores them, how the server serves them. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { restErrors } from '../../../server/platform/http/rest-error';
import { DiskImageStore } from '../../../server/platform/files/disk-image-store';
import { processImage } from '../../../server/platform/files/image-pipeline';
import { parseVariantKey, variantKey, variantWidthFor, variantWidths } from '../../../server/platform/files/image-variants';
import { mediaRoutes } from '../../../server/platform/files/media-routes';
import { createLogger } from '../../../server/platform/logging/logger';
import { pngOfZeros } from './support/png';
import { temporaryFolder } from '../../support/temporary-folder';

const formImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3a7d2c' } });

describe('pipeline', () => {
  it('makes WebP of 320, 640 and 1280, and never enlarges', async () => {
    const large = await processImage(await formImage(2000, 1000).jpeg().toBuffer());
    expect([large.width, large.height, large.variants.map(({ width }) => width)]).toEqual([2000, 1000, [320, 640, 1280]]);
    for (const { width, bytes } of large.variants)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    expect((await processImage(await formImage(500, 500).png().toBuffer())).variants.map(({ width }) => width)).toEqual([320, 500]);
    expect((await processImage(await formImage(9, 20).png().toBuffer())).variants.map(({ width }) => width)).toEqual([9]);
  });

  it('turns an image upright and drops its metadata', async () => {
    const shot = formImage(400, 300)
      .withExif({ IFD0: { Copyright: 'GPS 23.7N 90.4E' } })
      .withMetadata({ orientation: 6 });
    const image = await processImage(await shot.jpeg().toBuffer());
    expect([image.width, image.height]).toEqual([300, 400]);
    for (const { bytes } of image.variants) {
      const { exif, orientation, xmp, icc, width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([300, 400]);
      expect({ exif, orientation, xmp, icc }).toEqual({});
      expect(bytes.includes('GPS')).toBe(false);
    }
  });

  it('names the same content alike and other content otherwise', async () => {
    const bytes = await formImage(50, 50).png().toBuffer();
    const [one, two] = await Promise.all([processImage(bytes), processImage(bytes)]);
    expect(one.hash).toBe(two.hash);
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await processImage(await formImage(51, 50).png().toBuffer())).hash).not.toBe(one.hash);
  });

  it('preserves transparency and takes grey, CMYK and animated images', async () => {
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    expect(await sharp((await processImage(await clear.png().toBuffer())).variants[0]!.bytes).metadata()).toMatchObject({ hasAlpha: true });
    for (const space of ['b-w', 'cmyk']) {
      const { variants } = await processImage(await formImage(40, 40).toColourspace(space).jpeg().toBuffer());
      expect(await sharp(variants[0]!.bytes).metadata()).toMatchObject({ format: 'webp', space: 'srgb' });
    }
  });

  it('rejects other formats, bombs and halves, quickly [F04 F06]', async () => {
    const jpeg = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const bad = {
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      gif: await formImage(9, 9).gif().toBuffer(),
      tiff: await formImage(9, 9).tiff().toBuffer(),
      bmp: Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'),
      bomb: pngOfZeros(20_000, 20_000),
      half: jpeg.subarray(0, jpeg.length / 2),
      text: Buffer.from('hello'),
      empty: Buffer.alloc(0),
    };
    for (const [name, bytes] of Object.entries(bad)) {
      const started = process.cpuUsage();
      const key = ['gif', 'tiff', 'bmp'].includes(name) ? 'upload.otherFormat' : 'upload.notImage';
      await expect(processImage(bytes).then(() => name)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', key });
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000).toBeLessThan(2_000); // milliseconds of CPU; drawing the bomb would take ten seconds
    }
  });
});

describe('variants', () => {
  it('picks the narrowest not narrower than asked for', () => {
    expect(variantWidths(4000)).toEqual([320, 640, 1280]);
    expect([1, 320, 321, 640, 641, 5000].map((wanted) => variantWidthFor(4000, wanted))).toEqual([320, 320, 640, 640, 1280, 1280]);
    expect([100, 600].map((wanted) => variantWidthFor(500, wanted))).toEqual([320, 500]);
    expect(variantWidthFor(100, 640)).toBe(100);
  });
});

describe('disk store', () => {
  let root: string;
  let store: DiskImageStore;
  const key = variantKey('a'.repeat(64), 320);
  const files = () =>
    fs.existsSync(root) ? fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : [];
  const listed = async (olderThan: Date) => {
    const keys = [];
    for await (const found of store.list(olderThan)) keys.push(found);
    return keys;
  };
  beforeEach(() => {
    root = path.join(temporaryFolder('images'), 'images');
    store = new DiskImageStore(root);
  });
  afterEach(() => fs.rmSync(path.dirname(root), { recursive: true }));

  it('puts, gets, deletes; a missing key is null and deleting it no error', async () => {
    expect(await store.get(key)).toBeNull();
    expect(await listed(new Date())).toEqual([]);
    await Promise.all([store.put(key, Buffer.from('x')), store.put(key, Buffer.from('x'))]);
    expect(String(await store.get(key))).toBe('x');
    expect(files()).toHaveLength(1);
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  it('lists what is old; putting again makes it young; removes what a killed writer left', async () => {
    await store.put(key, Buffer.from('x'));
    const [file] = files();
    const hourAgo = new Date(Date.now() - 3_600_000);
    const age = (name: string) => fs.utimesSync(name, hourAgo, new Date(hourAgo.getTime() - 1000));
    age(path.join(file!.parentPath, file!.name));
    expect(await listed(hourAgo)).toEqual([key]);
    await store.put(key, Buffer.from('x'));
    expect(await listed(hourAgo)).toEqual([]);
    const left = path.join(root, 'as', 'aside-00000000-0000-4000-8000-000000000000');
    fs.writeFileSync(left, 'half');
    expect(await listed(hourAgo)).toEqual([]);
    expect(fs.existsSync(left)).toBe(true);
    age(left);
    await listed(hourAgo);
    expect(fs.existsSync(left)).toBe(false);
  });

  it.each(['../secret', '/etc/passwd', '..', '.hidden', 'a/b', 'a\0b', ''])('does not leave its folder for %j', async (bad) => {
    await expect(store.get(bad)).rejects.toThrow('not an image key');
    expect(parseVariantKey(bad)).toBeNull();
  });
});

describe('/media', () => {
  const hash = 'b'.repeat(64);
  let url: string;
  let stop: () => void;
  beforeAll(async () => {
    const root = temporaryFolder('media');
    const store = new DiskImageStore(root);
    await store.put(variantKey(hash, 320), Buffer.from('webp'));
    const app = express();
    app.use('/media', mediaRoutes(store));
    app.use(restErrors(createLogger('silent')));
    const server = createServer(app).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => {
      server.close();
      server.closeAllConnections();
      fs.rmSync(root, { recursive: true });
    };
  });
  afterAll(() => stop());

  it('serves a variant that may be stored without expiry', async () => {
    const response = await fetch(`${url}/media/${hash}-320.webp`);
    expect([response.status, await response.text()]).toEqual([200, 'webp']);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(`${url}/media/${hash}-320.webp`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    `${hash}-640.webp`,
    `${hash}-320.png`,
    `..%2F..%2Fetc%2Fpasswd`,
    '%2e%2e%2fsecret',
    `${hash}-320.webp%00`,
    `x/${hash}-320.webp`,
  ])('has nothing at %s', async (name) => {
    const response = await fetch(`${url}/media/${name}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBeNull();
  });
});
