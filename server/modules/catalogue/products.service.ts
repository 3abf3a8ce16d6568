/**
 * A seller's own products: adds, edits and deletes them. Each change is one transaction with its pictures, stock movement and sell post
 * (ImagesService, StockService, SellPostsService). Another's product answers as a missing one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessageKey } from '../../../schema/messages/text';
import { findCategory } from '../../../schema/values/categories';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { invalidInput } from '../../platform/errors/validation-error';
import type { Viewer } from '../../platform/graphql/context';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { Outbox } from '../../platform/outbox/outbox';
import { assertMay } from '../../platform/security/assert-policy';
import { ImagesService } from '../media/images.service';
import { ProductReader } from './product-reader.service';
import { insertProduct, type ProductDraft, putImages, usableImages, writeProduct } from './product-rows';
import { mayAddProducts, mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import { SellPostsService } from './sell-posts.service';
import { StockMovementKind } from './stock-movement.entity';
import { StockService } from './stock.service';

interface LockedProduct extends Pick<ProductDraft, 'categorySlug' | 'customUnitNote' | 'unit'> {
  readonly version: number;
  readonly isRelisted: boolean;
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
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /** Under a key that was used before, the product that was added then: the same pictures and words again are the same request. */
  async add(viewer: Viewer, draft: ProductDraft, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayAddProducts(viewer));
    assertCategory(draft, 'product.category');
    const id = await inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'addProduct', body: inFixedOrder(draft) };
      const made = await this.idempotency.resultOf(tx, key, request);
      if (made) return made;
      const imageIds = await usableImages(tx, this.images, { ownerId: viewer.id, imageIds: draft.imageIds });
      const productId = await insertProduct(tx, viewer.id, draft, imageIds);
      await putImages(tx, productId, imageIds);
      await this.stock.move(tx, {
        ...{ productId, kind: StockMovementKind.INITIAL, onHandDelta: draft.quantity, reservedDelta: '0' },
        ...{ orderLineId: null, actorId: viewer.id },
      });
      if (draft.addToSellPost) await this.sellPosts.set(tx, productId, true);
      await this.idempotency.keep(tx, key, viewer.id, productId);
      this.outbox.note(tx, 'PRODUCT_CHANGED', [productId]);
      return productId;
    });
    return this.reader.one(id);
  }

  /** With a version, only while nobody else has changed the product since: else CONFLICT. */
  async update(
    viewer: Viewer,
    id: string,
    { version, ...draft }: ProductDraft & { readonly version?: number | null },
    key?: RequestKey | null,
  ): Promise<ProductView> {
    assertMay(mayOwnProducts(viewer));
    assertCategory(draft, 'product.fillRequired');
    const request = { userId: viewer.id, operation: 'updateProduct', body: [id, version ?? null, inFixedOrder(draft)] };
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return;
      const before = await lockOwn(tx, viewer.id, id);
      if (version !== undefined && version !== null && version !== before.version) throw new AppError('CONFLICT', 'product.changed');
      if (before.isRelisted) assertSameGoods(draft, before);
      const imageIds = await usableImages(tx, this.images, { ownerId: viewer.id, imageIds: draft.imageIds, keptFrom: id });
      await writeProduct(tx, id, draft, imageIds);
      await putImages(tx, id, imageIds);
      await this.stock.adjust(tx, id, draft.quantity, viewer.id);
      if (before.unit !== draft.unit) await this.sellPosts.resetTerms(tx, id, draft.unit);
      await this.sellPosts.set(tx, id, draft.addToSellPost);
    });
    return this.reader.one(id);
  }

  /** It leaves the market and its owner's lists; orders keep their own copy of what they need, received goods can be listed anew. */
  async delete(viewer: Viewer, id: string, key?: RequestKey | null): Promise<void> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'deleteProduct', body: [id] })) return;
      await lockOwn(tx, viewer.id, id);
      await this.sellPosts.end(tx, id);
      await this.stock.giveBack(tx, id, viewer.id);
      await execute(tx, 'UPDATE products SET deleted_at = now(), updated_at = now(), version = version + 1 WHERE id = $1', [id]);
    });
  }
}

/** The rules only know that a category was named; its being one of the 62 is known here. */
function assertCategory({ categorySlug }: ProductDraft, key: MessageKey): void {
  if (!findCategory(categorySlug)) throw invalidInput([{ field: 'categorySlug', key }]);
}

/** What was received in kilograms as rice is neither counted in tons nor called sugar by an edit: it would be other goods than were received. */
function assertSameGoods(draft: ProductDraft, before: LockedProduct): void {
  if (draft.unit !== before.unit) throw invalidInput([{ field: 'unit', key: 'product.receivedUnit' }]);
  if (draft.unit === 'OTHERS' && draft.customUnitNote !== before.customUnitNote) {
    throw invalidInput([{ field: 'customUnitNote', key: 'product.receivedUnit' }]);
  }
  if (draft.categorySlug !== before.categorySlug) throw invalidInput([{ field: 'categorySlug', key: 'product.receivedCategory' }]);
}

async function lockOwn(tx: EntityManager, sellerId: string, id: string): Promise<LockedProduct> {
  const text = `SELECT unit, custom_unit_note AS "customUnitNote", category_slug AS "categorySlug", version,
    source_product_id IS NOT NULL AS "isRelisted" FROM products WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL FOR UPDATE`;
  const product = isUuid(id) ? await one<LockedProduct>(tx, text, [id, sellerId]) : null;
  if (!product) throw notFound();
  return product;
}
