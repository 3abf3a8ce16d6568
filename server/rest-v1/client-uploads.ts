/**
 * Images that a client of REST has uploaded to Cloudinary itself, as the first clients do before an edit: fetched once
 * from the clouds that the operator names, and stored like a file. Any other address is left alone.
 */
import { injectable } from 'tsyringe';
import { limits } from '../../schema/values/limits';
import type { Image } from '../modules/media/image.entity';
import { ImagesService } from '../modules/media/images.service';
import { Config } from '../platform/config/env';
import { AppError } from '../platform/errors/app-error';
import { uploadFailed } from '../platform/files/upload-failure';
import { withDownloadTurn } from '../platform/files/read-upload';
import { guardedGet } from '../platform/outgoing/guarded-get';
import type { Viewer } from '../platform/security/viewer';

@injectable()
export class ClientUploads {
  constructor(
    private readonly images: ImagesService,
    private readonly config: Config,
  ) {}

  /** An address of an image at one of the operator's clouds. */
  isOne(address: string): boolean {
    const { deliveryUrl, clouds } = this.config.clientUploads;
    if (!URL.canParse(address)) return false;
    const { href, username, password } = new URL(address);
    if (username !== '' || password !== '') return false;
    return clouds.some((cloud) => href.startsWith(`${deliveryUrl}/${encodeURIComponent(cloud)}/image/upload/`));
  }

  /**
   * Fetches the image and stores it as the viewer's. One that cannot be fetched is UPLOAD_FAILED; one that is no image
   * is rejected as a file would be.
   */
  async store(viewer: Viewer, address: string): Promise<Image> {
    return withDownloadTurn(viewer.id, async () => this.images.upload(viewer, await this.bytesAt(address)));
  }

  private async bytesAt(url: string): Promise<Buffer> {
    try {
      return await guardedGet({ url, maxBytes: limits.imageBytes, type: 'image/', allowPrivate: this.config.webhookAllowPrivate });
    } catch (error) {
      throw error instanceof AppError ? error : uploadFailed('upload.imageFailed');
    }
  }
}
