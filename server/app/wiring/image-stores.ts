/**
 * The store of this installation's images, chosen by its settings. Used by the container, the demo market and the
 * backup commands.
 */
import path from 'node:path';
import type { Config } from '../../platform/config/env';
import { CloudinaryImageStore } from '../../platform/files/cloudinary-image-store';
import { DiskImageStore } from '../../platform/files/disk-image-store';
import type { ImageStore } from '../../platform/files/image-store';
import { S3ImageStore } from '../../platform/files/s3-image-store';
import type { Logger } from '../../platform/logging/logger';

export function openImageStore({ s3, cloudinary, dataDir }: Pick<Config, 's3' | 'cloudinary' | 'dataDir'>, logger: Logger): ImageStore {
  if (s3) return new S3ImageStore(s3, logger);
  if (cloudinary) return new CloudinaryImageStore(cloudinary, logger);
  return new DiskImageStore(path.join(dataDir, 'images'));
}
