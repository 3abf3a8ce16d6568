/**
 * A seller's own products: adds, edits and deletes them. Each change is one transaction with its pictures, stock movement and sell post
 * (ImagesService, StockService, SellPostsService). Another's product answers as a missing one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKey } from '../../../schema/messages/text';
import { findCategory } from '../../../schema/values/categories';
import type { Unit } from '../../../schema/values/units';
import { execute, one, rows, type Db } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { ImagesService } from '../media/images.service';
import { ProductReader } from './product-reader.service';
import { mayAddProducts, mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import { productSearchText } from './search-text';
import { SellPostsService } from './sell-posts.service';
import { StockMovementKind } from './stock-movement.entity';
import { StockService } from './stock.service';

/** A product as its form tells it, after the rules. */
export interface ProductDraft {
  readonly name: string;
  readonly description: string;
  readonly categorySlug: string;
  readonly unit: Unit;
  readonly customUnitNote?: string | null;
  readonly quantity: string;
  readonly price: string;
  readonly addToSellPost: boolean;
  /** The first is the main picture. */
  readonly imageIds: readonly string[];
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ImagesService,
    private readonly stock: StockService,
    private readonly sellPosts: SellPostsService,
    private readonly reader: ProductReader,
  ) {}

  async add(viewer: Viewer, draft: ProductDraft): Promise<ProductView> {
    assertMay(mayAddProducts(viewer));
    assertCategory(draft, 'product.category');
    const id = await inTransaction(this.db, async (tx) => {
      const imageIds = await this.usableImages(tx, viewer, draft);
      const productId = await insert(tx, viewer.id, draft, imageIds);
      await putImages(tx, productId, imageIds);
      await this.stock.move(tx, {
        ...{ productId, kind: StockMovementKind.INITIAL, onHandDelta: draft.quantity, reservedDelta: '0' },
        ...{ orderLineId: null, actorId: viewer.id },
      });
      if (draft.addToSellPost) await this.sellPosts.set(tx, productId, true);
      return productId;
    });
    return this.reader.one(id);
  }

  /** With a version, only while nobody else has changed the product since: else CONFLICT. */
  async update(
    viewer: Viewer,
    id: string,
    { version, ...draft }: ProductDraft & { readonly version?: number | null },
  ): Promise<ProductView> {
    assertMay(mayOwnProducts(viewer));
    assertCategory(draft, 'product.fillRequired');
    await inTransaction(this.db, async (tx) => {
      const before = await lockOwn(tx, viewer.id, id);
      if (version !== undefined && version !== null && version !== before.version) throw new AppError('CONFLICT', 'product.changed');
      const imageIds = await this.usableImages(tx, viewer, draft, id);
      await write(tx, id, draft, imageIds);
      await putImages(tx, id, imageIds);
      await this.stock.adjust(tx, id, draft.quantity, viewer.id);
      if (before.unit !== draft.unit) await this.sellPosts.resetTerms(tx, id, draft.unit);
      await this.sellPosts.set(tx, id, draft.addToSellPost);
    });
    return this.reader.one(id);
  }

  /** It leaves the market and its owner's lists; orders keep their own copy of what they need. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      await lockOwn(tx, viewer.id, id);
      await this.sellPosts.end(tx, id);
      await execute(tx, 'UPDATE products SET deleted_at = now(), updated_at = now(), version = version + 1 WHERE id = $1', [id]);
    });
  }

  /**
   * Without repetitions. A product may keep the pictures it has (a trader's goods show their producer's), new ones must be the seller's own;
   * any other is refused as one that was never uploaded.
   */
  private async usableImages(db: Db, viewer: Viewer, { imageIds }: ProductDraft, productId: string | null = null): Promise<string[]> {
    const ids = [...new Set(imageIds)];
    const kept = productId === null ? [] : await imagesOf(db, productId);
    const added = ids.filter((id) => !kept.includes(id));
    const areKnown = added.every(isUuid) && (await this.images.countOwned(db, viewer.id, added)) === added.length;
    if (!areKnown) throw invalidInput([{ field: 'imageIds', key: 'upload.imageFailed' }]);
    return ids;
  }
}

/** The rules only know that a category was named; its being one of the 62 is known here. */
function assertCategory({ categorySlug }: ProductDraft, key: MessageKey): void {
  if (!findCategory(categorySlug)) throw invalidInput([{ field: 'categorySlug', key }]);
}

async function imagesOf(db: Db, productId: string): Promise<string[]> {
  const found = await rows<{ id: string }>(db, 'SELECT image_id AS id FROM product_images WHERE product_id = $1', [productId]);
  return found.map(({ id }) => id);
}

async function lockOwn(tx: EntityManager, sellerId: string, id: string): Promise<{ unit: Unit; version: number }> {
  const text = 'SELECT unit, version FROM products WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL FOR UPDATE';
  const product = isUuid(id) ? await one<{ unit: Unit; version: number }>(tx, text, [id, sellerId]) : null;
  if (!product) throw notFound();
  return product;
}

async function insert(tx: EntityManager, sellerId: string, draft: ProductDraft, imageIds: readonly string[]): Promise<string> {
  const stored = await one<{ id: string }>(
    tx,
    `INSERT INTO products (seller_id, name, description, category_slug, unit, custom_unit_note, price, main_image_id, search_text,
       division_id, district_id, upazila_id)
     SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, division_id, district_id, upazila_id FROM users WHERE id = $1
     RETURNING id`,
    [sellerId, ...columnsOf(draft, imageIds)],
  );
  if (!stored) throw new Error('A seller without an account.');
  return stored.id;
}

async function write(tx: EntityManager, id: string, draft: ProductDraft, imageIds: readonly string[]): Promise<void> {
  await execute(
    tx,
    `UPDATE products SET name = $2, description = $3, category_slug = $4, unit = $5, custom_unit_note = $6, price = $7,
       main_image_id = $8, search_text = $9, version = version + 1, updated_at = now()
     WHERE id = $1`,
    [id, ...columnsOf(draft, imageIds)],
  );
}

function columnsOf(draft: ProductDraft, imageIds: readonly string[]): unknown[] {
  const { name, description, categorySlug, unit, price } = draft;
  const note = unit === 'OTHERS' ? draft.customUnitNote : null;
  return [name, description, categorySlug, unit, note, price, imageIds[0] ?? null, productSearchText(draft)];
}

async function putImages(tx: EntityManager, productId: string, imageIds: readonly string[]): Promise<void> {
  await execute(tx, 'DELETE FROM product_images WHERE product_id = $1', [productId]);
  await execute(
    tx,
    `INSERT INTO product_images (product_id, position, image_id)
     SELECT $1, position - 1, image_id FROM unnest($2::uuid[]) WITH ORDINALITY AS listed (image_id, position)`,
    [productId, imageIds],
  );
}
