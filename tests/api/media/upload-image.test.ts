/**
 * uploadImage over real HTTP: what is taken, what is rejected with which message, and what is on the disk afterwards.
 */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ImageSweepService } from '../../../server/modules/media/image-sweep.service';
import { ImagesService } from '../../../server/modules/media/images.service';
import { ImageStore } from '../../../server/platform/files/image-store';
import { resolvePort } from '../../../server/app/wiring/container';
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { admin, approvedProducer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { image, jpegFile, imageFile, product } from '../../support/build-catalogue';
import type { GraphqlResult, TestFile } from '../../support/client';

const UPLOAD = `mutation ($file: Upload!) { uploadImage(file: $file) { id width height url small: url(width: 320) large: url(width: 1280) srcset isIllustration } }`;

interface Uploaded {
  uploadImage: {
    id: string;
    width: number;
    height: number;
    url: string;
    small: string;
    large: string;
    srcset: string;
    isIllustration: boolean;
  };
}

const LIMIT = 10 * 1024 * 1024;

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const upload = (file: TestFile, token: string | undefined = producer.token) => app.upload<Uploaded>(UPLOAD, { file }, {}, { token });
const file = (bytes: Uint8Array, name: string, type = 'image/jpeg'): TestFile => ({ bytes: Uint8Array.from(bytes), name, type });
const seen = ({ status, code, body }: GraphqlResult<unknown>) => ({ status, code, message: body.errors?.[0]?.message ?? null });
const countImages = async () => ((await app.db.query('SELECT count(*)::int AS count FROM images')) as { count: number }[])[0]?.count;
const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const key of resolvePort(app.container, ImageStore).list(new Date(Date.now() + 60_000))) keys.push(key);
  return keys;
};

describe('what is taken', () => {
  it('stores an image in three widths, upright, without its metadata, and serves it without expiry [U1]', async () => {
    const sideways = await sharp(await jpegFile({ width: 1600, height: 1000 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'secret-artist' }, IFD3: { GPSLatitude: '24/1 51/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { uploadImage } = (await upload(file(sideways, 'field.jpg'))).data;
    expect(uploadImage).toMatchObject({ width: 1000, height: 1600, isIllustration: false });
    expect(uploadImage.srcset).toMatch(
      /^\/media\/\w{64}-320\.webp 320w, \/media\/\w{64}-640\.webp 640w, \/media\/\w{64}-1000\.webp 1000w$/,
    );
    expect(uploadImage.url).toMatch(/-640\.webp$/);
    expect(uploadImage.small).toMatch(/-320\.webp$/);
    expect(uploadImage.large).toMatch(/-1000\.webp$/);
    const served = await fetch(app.url + uploadImage.large);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // without what only a page needs
    expect(['content-security-policy', 'permissions-policy'].filter((name) => served.headers.has(name))).toEqual([]);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 1600, format: 'webp' });
    expect(bytes.includes('secret-artist')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each(['png', 'webp', 'avif'] as const)('takes %s by its content, whatever its name [U1]', async (format) => {
    const bytes = await sharp(await jpegFile())
      .toFormat(format)
      .toBuffer();
    expect((await upload(file(bytes, 'photo.txt', 'text/plain'))).data.uploadImage).toMatchObject({ width: 12, height: 9 });
  });

  it('returns the same image for the same file of the same user', async () => {
    const again = await imageFile();
    const first = (await upload(again)).data.uploadImage;
    expect((await upload(again)).data.uploadImage.id).toBe(first.id);
    const other = await approvedProducer(app);
    const theirs = (await upload(again, other.token)).data.uploadImage;
    expect(theirs.id).not.toBe(first.id);
    expect(theirs.url).toBe(first.url);
  });

  it('takes a file of exactly 10 MB [F02]', async () => {
    const response = await upload(file(padded(await jpegFile(), LIMIT), 'large.jpg'));
    expectRow('F02', seen(response));
    expect(response.data.uploadImage.id).toBeTruthy();
  });
});

describe('what is rejected', () => {
  it('rejects a file over 10 MB with its name in the message [U5 F03]', async () => {
    expectRow('F03', seen(await upload(file(padded(await jpegFile(), LIMIT + 1), 'large.jpg'))), { file: 'large.jpg' });
  });

  it.each([
    ['HTML named .png', () => Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'SVG with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['PDF', () => Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
    ['ZIP', () => Buffer.from('504b0304140000000000', 'hex')],
    ['an empty file', () => Buffer.alloc(0)],
  ])('rejects %s: images only [U5 F04]', async (_what, bytes) => {
    expectRow('F04', seen(await upload(file(bytes(), 'x.png', 'image/png'))));
  });

  it('rejects a pixel bomb quickly [F05]', async () => {
    expectRow('F05', seen(await upload(file(pixelBomb(20_000), 'bomb.png', 'image/png'))));
  });

  it('rejects a JPEG that ends half-way [F06]', async () => {
    const whole = await jpegFile({ width: 400, height: 300 });
    expectRow('F06', seen(await upload(file(whole.subarray(0, whole.length / 2), 'half.jpg'))));
  });

  it('leaves neither row nor file of what it rejected', async () => {
    const before = { rows: await countImages(), files: (await storedKeys()).length };
    await upload(file(Buffer.from('no image'), 'x.jpg'));
    await upload(file(padded(await jpegFile(), LIMIT + 1), 'large.jpg'));
    expect({ rows: await countImages(), files: (await storedKeys()).length }).toEqual(before);
  });

  it('rejects a visitor before reading the body, and admins and pending producers [F14]', async () => {
    const anyFile = await imageFile();
    expectRow('F14', seen(await app.upload(UPLOAD, { file: anyFile })));
    expect((await upload(anyFile, (await admin(app)).token)).code).toBe('FORBIDDEN');
    expect((await upload(anyFile, (await pendingProducer(app)).token)).code).toBe('NOT_APPROVED');
  });
});

describe('the orphan sweep', () => {
  it('removes files without a row and retains those with one [F13]', async () => {
    const store = resolvePort(app.container, ImageStore);
    const stored = await image(app, producer);
    const orphan = 'f'.repeat(64);
    await store.put(`${orphan}-320.webp`, Buffer.from('left behind'));
    await store.put(`${orphan}-640.webp`, Buffer.from('left behind'));
    const sweep = app.container.resolve(ImageSweepService);
    expect(await sweep.sweep()).toBe(0); // younger than an hour
    expect(await sweep.sweep(new Date(Date.now() + 60_000))).toBe(2);
    const left = await storedKeys();
    expect(left.some((key) => key.startsWith(orphan))).toBe(false);
    expect(left.some((key) => key.startsWith(stored.hash))).toBe(true);
  });
});

it("knows the owner's image by its address and no one else's [E1]", async () => {
  const images = app.container.resolve(ImagesService);
  const mine = await image(app, producer);
  const other = await approvedProducer(app);
  await product(app, other);
  expect((await images.ownedByUrl(producer.id, images.url(mine, 320)))?.id).toBe(mine.id);
  for (const url of ['javascript:alert(1)', 'https://evil/x.png', 'data:image/png;base64,AA', `https://evil${images.url(mine, 320)}`, '']) {
    expect(await images.ownedByUrl(producer.id, url)).toBeNull();
  }
  expect(await images.ownedByUrl(other.id, images.url(mine, 320))).toBeNull();
});

/** A JPEG stays one with bytes after its end. */
function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}

/** A valid PNG of white nothing: tiny as a file, 400 million pixels once opened. */
function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, greyscale
  const rows = Buffer.alloc(side * (1 + side / 8));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}
