/**
 * Stores images and finds them again. The files are written first and the row after them, under a lock on the content's
 * hash which the orphan sweep takes too, so that no row ever points at a missing file. Uses the image pipeline and the
 * ImageStore.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { serverLimits } from '../../../schema/values/server-limits';
import { assertMay } from '../../platform/security/assert-policy';
import { inTransaction } from '../../platform/db/transaction';
import type { Db } from '../../platform/db/sql';
import { processImage } from '../../platform/files/image-pipeline';
import { ImageStore } from '../../platform/files/image-store';
import { parseVariantKey, variantKey, variantWidthFor, variantWidths } from '../../platform/files/image-variants';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { Viewer } from '../../platform/security/viewer';
import type { Image } from './image.entity';
import { isLimitedInUploads, mayUploadImages } from './image.policy';
import { addImage, deleteImages, imageOfOwner, imagesByIds, lockContent, ownedImageIds, ownedImagesByHash } from './images.store';

export { isUnusedImage } from './image-uses.query';

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly store: ImageStore,
    private readonly limiter: RateLimiter,
  ) {}

  /** RATE_LIMITED for a consumer who stores more than a few in an hour. */
  async upload(viewer: Viewer, bytes: Buffer): Promise<Image> {
    assertMay(mayUploadImages(viewer));
    if (isLimitedInUploads(viewer)) await this.limiter.consume('image-upload', viewer.id, 1, serverLimits.buyerImagesPerHour, HOUR_SECONDS);
    return this.add(viewer.id, bytes);
  }

  /** Stores an image for an account; the same content from the same account is the same image. */
  async add(ownerId: string, bytes: Buffer, { isIllustration = false } = {}): Promise<Image> {
    const image = await processImage(bytes);
    return inTransaction(this.db, async (tx) => {
      await lockContent(tx, image.hash);
      await Promise.all(image.variants.map((variant) => this.store.put(variantKey(image.hash, variant.width), variant.bytes)));
      return addImage(tx, { ownerId, hash: image.hash, width: image.width, height: image.height, isIllustration });
    });
  }

  /** In the order requested; null for an id no one has. */
  async findByIds(ids: readonly string[]): Promise<(Image | null)[]> {
    const images = await imagesByIds(this.db, ids);
    const byId = new Map(images.map((image) => [image.id, image]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** Returns which of these ids are images of this account. */
  ownedOf(db: Db, ownerId: string, ids: readonly string[]): Promise<Set<string>> {
    return ownedImageIds(db, ownerId, ids);
  }

  /**
   * Removes images that nothing shows any more. The sweep removes their files where no other user has the same image.
   */
  remove(tx: EntityManager, ids: readonly string[]): Promise<void> {
    return deleteImages(tx, ids);
  }

  /** The account's own image behind an address the store gave out; null for any other address. */
  async ownedByUrl(ownerId: string, url: string): Promise<Image | null> {
    const key = this.keyOf(url);
    return key && imageOfOwner(this.db, ownerId, key.hash);
  }

  /** The ids of the account's own images behind these addresses, by address. */
  async ownedByUrls(ownerId: string, urls: readonly string[]): Promise<Map<string, string>> {
    const hashes = new Map(urls.flatMap((url) => this.keyOf(url)?.hash ?? []).map((hash) => [hash, hash]));
    const idsByHash = await ownedImagesByHash(this.db, ownerId, [...hashes.keys()]);
    const idOf = (url: string) => idsByHash.get(this.keyOf(url)?.hash ?? '');
    return new Map(urls.flatMap((url) => (idOf(url) === undefined ? [] : [[url, idOf(url)!]])));
  }

  /** Is this an address of this image? */
  isAddressOf(image: Pick<Image, 'hash'>, url: string): boolean {
    return this.keyOf(url)?.hash === image.hash;
  }

  /** Address of the variant not narrower than asked for. */
  url(image: Pick<Image, 'hash' | 'width'>, width: number): string {
    return this.store.url(variantKey(image.hash, variantWidthFor(image.width, width)));
  }

  srcset(image: Pick<Image, 'hash' | 'width'>): string {
    return variantWidths(image.width)
      .map((width) => `${this.store.url(variantKey(image.hash, width))} ${width}w`)
      .join(', ');
  }

  private keyOf(url: string): { readonly hash: string; readonly width: number } | null {
    const key = parseVariantKey(url.slice(url.lastIndexOf('/') + 1));
    return key && url === this.store.url(variantKey(key.hash, key.width)) ? key : null;
  }
}
