/**
 * An image store that takes requests and never responds: the wait ends in time although memory is collected meanwhile,
 * which takes the signal of a `Request` away.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CloudinaryImageStore } from '../../server/platform/files/cloudinary-image-store';
import type { ImageStore } from '../../server/platform/files/image-store';
import { S3ImageStore } from '../../server/platform/files/s3-image-store';
import { createLogger } from '../../server/platform/logging/logger';
import { openStandIn } from '../support/stand-in';

setFlagsFromString('--expose-gc');
const collectMemory = runInNewContext('gc') as () => void;
const log = createLogger('error', { write: () => undefined });

const stores: readonly [string, (url: string) => ImageStore][] = [
  [
    'S3',
    (endpoint) =>
      new S3ImageStore({ endpoint, bucket: 'images', region: 'r1', accessKeyId: 'AK', secretAccessKey: 'secret', publicUrl: null }, log),
  ],
  [
    'Cloudinary',
    (url) => new CloudinaryImageStore({ cloudName: 'c', preset: 'market', account: null, apiUrl: url, deliveryUrl: url }, log),
  ],
];

it.each(stores)(
  '%s',
  async (_title, open) => {
    const standIn = await openStandIn(() => ({ status: 404 }));
    const store = open(standIn.url);
    const key = `${'a'.repeat(64)}-320.webp`;
    expect(await store.get(key)).toBeNull();
    standIn.next.push('hang', 'hang', 'hang');
    const collecting = setInterval(collectMemory, 100);
    await expect(store.get(key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    clearInterval(collecting);
    expect(standIn.requests).toHaveLength(4);
    await standIn.stop();
  },
  30_000,
);
