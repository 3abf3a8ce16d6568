/**
 * Stores pictures and finds them again. The files are written first and the row after them, under a lock on the content's hash which the
 * orphan sweep takes too, so that no row ever points at a missing file. Speaks with the image pipeline and the ImageStore.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { assertMay } from '../../platform/security/assert-policy';
import { inTransaction } from '../../platform/db/transaction';
import { one, rows, type Db } from '../../platform/db/sql';
import { processImage, type ProcessedImage } from '../../platform/files/image-pipeline';
import { ImageStore } from '../../platform/files/image-store';
import { parseVariantKey, variantKey, variantWidthFor, variantWidths } from '../../platform/files/image-variants';
import type { Viewer } from '../../platform/graphql/context';
import { Image } from './image.entity';
import { mayUploadImages } from './image.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ImagesService {
  constructor(
    private readonly db: DataSource,
    private readonly store: ImageStore,
  ) {}

  async upload(viewer: Viewer, bytes: Buffer): Promise<Image> {
    assertMay(mayUploadImages(viewer));
    return this.keep(viewer.id, bytes);
  }

  /** Stores a picture for an account; the same content from the same account is the same image. */
  async keep(ownerId: string, bytes: Buffer, { isIllustration = false } = {}): Promise<Image> {
    const image = await processImage(bytes);
    return inTransaction(this.db, async (tx) => {
      await lockContent(tx, image.hash);
      await Promise.all(image.variants.map((variant) => this.store.put(variantKey(image.hash, variant.width), variant.bytes)));
      return insertImage(tx, ownerId, image, isIllustration);
    });
  }

  /** In the order asked for; null for an id nobody has. */
  async byIds(ids: readonly string[]): Promise<(Image | null)[]> {
    const found = await rows<Image>(this.db, `SELECT ${IMAGE_FIELDS} FROM images WHERE id = ANY ($1::uuid[])`, [ids]);
    const byId = new Map(found.map((image) => [image.id, image]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** How many of these ids are pictures of this account. */
  async countOwned(db: Db, ownerId: string, ids: readonly string[]): Promise<number> {
    const found = await one<{ count: number }>(
      db,
      'SELECT count(*)::int AS count FROM images WHERE owner_id = $1 AND id = ANY ($2::uuid[])',
      [ownerId, ids],
    );
    return found?.count ?? 0;
  }

  /** The account's own picture behind an address the store gave out; null for any other address. */
  async ownedByUrl(ownerId: string, url: string): Promise<Image | null> {
    const key = this.keyOf(url);
    return key && one<Image>(this.db, `SELECT ${IMAGE_FIELDS} FROM images WHERE owner_id = $1 AND hash = $2`, [ownerId, key.hash]);
  }

  /** Is this an address of this picture? */
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

const IMAGE_FIELDS = 'id, owner_id AS "ownerId", hash, width, height, is_illustration AS "isIllustration", created_at AS "createdAt"';

/** Held until the transaction ends: nobody sweeps this content's files away between writing them and inserting the row. */
export async function lockContent(tx: EntityManager, hash: string): Promise<void> {
  await rows(tx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [hash]);
}

async function insertImage(tx: EntityManager, ownerId: string, image: ProcessedImage, isIllustration: boolean): Promise<Image> {
  const stored = await one<Image>(
    tx,
    `INSERT INTO images (owner_id, hash, width, height, is_illustration) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (owner_id, hash) DO UPDATE SET is_illustration = images.is_illustration
     RETURNING ${IMAGE_FIELDS}`,
    [ownerId, image.hash, image.width, image.height, isIllustration],
  );
  if (!stored) throw new Error('An image row was neither inserted nor found.');
  return stored;
}
