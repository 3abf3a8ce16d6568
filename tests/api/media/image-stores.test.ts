/**
 * Images in an S3 store and at Cloudinary, each a small server of the test: through the API, on the pages, swept, and
 * in trouble.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { ImageSweepService } from '../../../server/modules/media/image-sweep.service';
import { ImageStore } from '../../../server/platform/files/image-store';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { imageFile } from '../../support/build-catalogue';
import { type CloudinaryStandIn, openCloudinaryStandIn } from '../../support/cloudinary-stand-in';
import { openS3StandIn, type S3StandIn } from '../../support/s3-stand-in';
import type { StandIn } from '../../support/stand-in';
import { ADD, FIELDS, form, LIST } from '../../rest/support/product-api';

const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { id url srcset } }';
const ORPHAN = `${'f'.repeat(64)}-320.webp`;
const ALL = new Date(Date.now() + 3_600_000);

let app: TestApp;
let producer: TestAccount;

async function open(environment: Readonly<Record<string, string>>): Promise<void> {
  app = await startTestApp(environment);
  producer = await approvedProducer(app);
}
afterEach(() => app.stop());

async function upload(size = { width: 700, height: 40 }) {
  const response = await app.upload<{ uploadImage: { id: string; url: string; srcset: string } }>(
    UPLOAD,
    { file: await imageFile('field.jpg', size) },
    {},
    { token: producer.token },
  );
  const { status, code } = response;
  return { status, code, message: response.body.errors?.[0]?.message ?? null, image: response.body.data?.uploadImage };
}
const addresses = (srcset = '') => srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
const policy = async () => (await fetch(app.url)).headers.get('content-security-policy') ?? '';
const store = () => resolvePort(app.container, ImageStore);
const add = async (files: Record<string, number>) =>
  app.rest<{ message: string; product: { _id: string; image: string } }>('POST', ADD, {
    token: producer.token,
    form: await form(FIELDS, files),
  });

/** Puts an orphan aside a stored image; only the orphan may go. */
async function sweepsOrphansOnly(saved: readonly string[]): Promise<void> {
  await store().put(ORPHAN, Buffer.from('left behind'));
  const sweep = app.container.resolve(ImageSweepService);
  expect(await sweep.sweep()).toBe(0); // younger than an hour
  expect(await sweep.sweep(ALL)).toBe(1);
  const left: string[] = [];
  for await (const key of store().list(ALL)) left.push(key);
  expect(left.sort()).toEqual([...saved].sort());
  expect(await store().get(ORPHAN)).toBeNull();
  await store().delete(ORPHAN);
}

describe('an S3-compatible store', () => {
  let s3: S3StandIn;
  beforeEach(async () => {
    s3 = await openS3StandIn();
  });
  afterEach(() => s3.stop());

  it('stores every width signed, with headers for ever, and serves a closed bucket through /media [U1]', async () => {
    await open(s3.environment);
    const { image } = await upload();
    expect(addresses(image?.srcset)).toHaveLength(3);
    for (const address of addresses(image?.srcset)) {
      expect(address).toMatch(/^\/media\/[0-9a-f]{64}-\d+\.webp$/);
      const stored = s3.objects.get(address.slice('/media/'.length));
      expect(stored?.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-type': 'image/webp' });
      const served = await fetch(app.url + address);
      expect(Buffer.from(await served.arrayBuffer()).equals(stored?.body ?? Buffer.alloc(0))).toBe(true);
    }
    expect(await policy()).toContain("img-src 'self' data: blob:;");
    await sweepsOrphansOnly(addresses(image?.srcset).map((address) => address.slice('/media/'.length)));
  });

  it('gives out the public address, absolute, and lets pages load from exactly that host [U1]', async () => {
    await open({ ...s3.environment, S3_PUBLIC_URL: 'https://pictures.haatbar.example/market/' });
    const added = (await add({ image: 1 })).body.product;
    expect(added.image).toMatch(/^https:\/\/pictures\.haatbar\.example\/market\/[0-9a-f]{64}-12\.webp$/);
    expect(await policy()).toContain("img-src 'self' data: blob: https://pictures.haatbar.example;");
    const saved = await app.rest<{ product: { image: string } }>('PUT', `${LIST}/${added._id}`, {
      token: producer.token,
      json: { ...FIELDS, image: added.image },
    });
    expect([saved.status, saved.body.product.image]).toEqual([200, added.image]);
  });

  it('tries again after the store stumbled', async () => {
    await open(s3.environment);
    s3.next.push({ status: 503 }, 'hang up');
    expect((await upload({ width: 12, height: 9 })).code).toBeNull();
    expect(s3.requests).toHaveLength(3);
  });

  it('returns an error when a store rejects or is unreachable, stores no row, and logs the cause [E3]', async () => {
    await open(s3.environment);
    s3.next.push({ status: 403 });
    expect(await upload({ width: 12, height: 9 })).toMatchObject({ code: 'UPLOAD_FAILED', message: 'Upload failed' });
    s3.next.push('hang up', 'hang up', 'hang up');
    expect(await upload({ width: 12, height: 9 })).toMatchObject({ code: 'UPLOAD_FAILED', message: 'Upload error' });
    expect(await app.db.query('SELECT 1 FROM images')).toEqual([]);
    expect(app.logLines.join('')).toContain('the S3 store rejected an image');
    expect(app.logLines.join('')).not.toContain(s3.environment.S3_SECRET_ACCESS_KEY);
  });
});

describe('Cloudinary', () => {
  let cloud: CloudinaryStandIn;
  beforeEach(async () => {
    cloud = await openCloudinaryStandIn();
  });
  afterEach(() => cloud.stop());

  it('stores by an unsigned preset and gives out its address [U1]', async () => {
    await open(cloud.unsigned);
    const { image } = await upload();
    const given = addresses(image?.srcset);
    expect(given).toHaveLength(3);
    for (const address of given) {
      expect(address).toMatch(new RegExp(`^${cloud.url}/haatbar-test/image/upload/[0-9a-f]{64}-\\d+\\.webp$`));
      expect((await fetch(address)).status).toBe(200);
    }
    expect(await policy()).toContain(`img-src 'self' data: blob: ${cloud.url};`);
    expect(await app.container.resolve(ImageSweepService).sweep(ALL)).toBe(0);
  });

  it('signs with key and secret, and sweeps', async () => {
    await open(cloud.signed);
    const { image } = await upload();
    expect(cloud.images.size).toBe(3);
    await sweepsOrphansOnly(addresses(image?.srcset).map((address) => address.slice(address.lastIndexOf('/') + 1)));
  });

  const json = (body: object, status = 200) => ({ status, body: JSON.stringify(body) });
  const times = (response: StandIn['next'][number], count: number) => Array.from({ length: count }, () => response);
  it.each<[what: string, responses: StandIn['next'], message: string]>([
    ['no JSON', [{ body: '<html>' }], 'Cloudinary returned invalid response'],
    ['no address', [json({})], 'Cloudinary returned invalid response'],
    ['a picture of another name', [json({ secure_url: 'https://x', public_id: 'else' })], 'Cloudinary returned invalid response'],
    ['a failure without words', times({ status: 500, body: 'oops' }, 3), 'Cloudinary upload failed'],
    ['a failure without a reason', [json({ error: {} }, 400)], 'Upload failed'],
    ['its own reason', [json({ error: { message: 'Invalid image\nfile' } }, 400)], 'The photo could not be stored: Invalid image file'],
    ['nothing at all', times('hang up', 3), 'Upload error'],
  ])('returns an error for %s [E3]', async (_what, responses, message) => {
    await open(cloud.unsigned);
    cloud.next.push(...responses);
    expect(await upload({ width: 12, height: 9 })).toMatchObject({ status: 200, code: 'UPLOAD_FAILED', message });
    expect(await app.db.query('SELECT 1 FROM images')).toEqual([]);
  });

  it('returns it over REST for the main image, another one, and an edit, which is rolled back [E3]', async () => {
    await open(cloud.unsigned);
    const rejection = json({ error: { message: 'Account disabled' } }, 400);
    cloud.next.push(rejection);
    expect(await add({ image: 1, secondaryImages: 1 })).toMatchObject({
      status: 503,
      body: { message: 'Main product image upload failed' },
    });
    const added = (await add({ image: 1 })).body.product;
    cloud.next.push(rejection);
    const edit = { token: producer.token, form: await form({ ...FIELDS, productName: 'Onion' }, { image: 1 }) };
    expect(await app.rest('PUT', `${LIST}/${added._id}`, edit)).toMatchObject({ status: 503, body: { message: 'Image upload failed' } });
    expect((await app.rest('GET', `${LIST}/${added._id}`, { token: producer.token })).body.productName).toBe('Potato');
    cloud.next.push('serve', rejection);
    expect((await add({ image: 1, secondaryImages: 1 })).body).toEqual({ message: 'The photo could not be stored: Account disabled' });
  });
});
