/**
 * A seller's own products: adds, edits and deletes them. Each change is one transaction with its images, stock movement
 * and sell post (ProductImagesService, StockService, SellPostsService). A product of another user is treated as a
 * missing one.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import type { TierChange } from '../../../../schema/values/catalogue/catalogue';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { notFound, versionConflict } from '../../../platform/errors/common-errors';
import { MarketChanges } from '../../../platform/events/market-changes';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import { PriceChangeService } from '../sell-posts/prices/price-change.service';
import { ProductReader } from '../products/product-reader.service';
import { changedProduct } from './product-change';
import { assertReceivedGrades, stateGrades } from '../lots/lot-grades.store';
import { ProductImagesService } from '../products/product-images.service';
import {
  deleteProduct,
  insertProduct,
  type LockedProduct,
  lockOwnProduct,
  type ProductChange,
  type ProductDraft,
  writeProduct,
} from '../products/products.store';
import { mayAddProducts, mayOwnProducts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { SellPostsService } from '../sell-posts/sell-posts.service';
import { showHarvest } from '../sell-posts/sell-posts.store';
import { StockMovementKind } from '../stock/stock-movement.entity';
import { isSameMeasure } from '../products/measured';
import { StockRemovals } from '../stock/stock-removals.service';
import { StockService } from '../stock/stock.service';

interface ProductEdit extends ProductChange {
  readonly version?: number | null;
  readonly tiersAbovePrice?: TierChange | null;
}

/** `harvestedOn`: the day of its first stock, where it was given. */
type NewProduct = ProductDraft & { readonly harvestedOn?: string | null };

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly images: ProductImagesService,
    private readonly stock: StockService,
    private readonly removals: StockRemovals,
    private readonly sellPosts: SellPostsService,
    private readonly prices: PriceChangeService,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
    private readonly changes: MarketChanges,
  ) {}

  /**
   * Under a key that was used before, the product that was added then: the same images and texts again are the same
   * request.
   */
  async add(viewer: Viewer, { harvestedOn, ...draft }: NewProduct, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayAddProducts(viewer));
    const id = await inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'addProduct', body: inFixedOrder({ ...draft, ...(harvestedOn && { harvestedOn }) }) };
      const made = await this.idempotency.resultOf(tx, key, request);
      if (made) return made;
      const imageIds = await this.images.usable(tx, { ownerId: viewer.id, imageIds: draft.imageIds });
      const productId = await insertProduct(tx, viewer.id, draft, imageIds);
      await this.images.replace(tx, productId, imageIds);
      await this.stock.move(tx, {
        productId,
        kind: StockMovementKind.INITIAL,
        onHandDelta: draft.quantity,
        reservedDelta: '0',
        orderLineId: null,
        actorId: viewer.id,
        ...(harvestedOn && { harvestedOn }),
      });
      if (draft.addToSellPost) await this.sellPosts.set(tx, productId, true);
      if (harvestedOn) await showHarvest(tx, productId, harvestedOn);
      await this.idempotency.saveResult(tx, key, viewer.id, productId);
      this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
      return productId;
    });
    return this.reader.one(id);
  }

  /**
   * Changes what is given and nothing else: a description alone moves neither price nor stock. With a version, only
   * while no one else has changed the product since: else CONFLICT.
   */
  async update(viewer: Viewer, id: string, { version, ...change }: ProductEdit, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayOwnProducts(viewer));
    const request = { userId: viewer.id, operation: 'updateProduct', body: [id, version ?? null, inFixedOrder(change)] };
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, request)) return;
      const before = await lockOwn(tx, viewer.id, id);
      if (version !== undefined && version !== null && version !== before.version) throw versionConflict('product.changed', before.version);
      await this.apply(tx, viewer, before, change);
    });
    return this.reader.one(id);
  }

  /**
   * The same in the caller's transaction, for several products at once; `edit` sees the locked product, and returns
   * null where nothing is to be changed.
   */
  async change(tx: EntityManager, viewer: Viewer, id: string, edit: (before: LockedProduct) => Promise<ProductEdit | null>): Promise<void> {
    const before = await lockOwn(tx, viewer.id, id);
    const change = await edit(before);
    if (change) await this.apply(tx, viewer, before, change);
  }

  private async apply(tx: EntityManager, viewer: Viewer, before: LockedProduct, change: ProductEdit): Promise<void> {
    const draft = changedProduct(before, change);
    const { id } = before;
    const wanted = change.imageIds;
    const imageIds = wanted
      ? await this.images.usable(tx, { ownerId: viewer.id, imageIds: wanted, ofProduct: id })
      : await this.images.findIds(tx, id);
    const isSameUnit = isSameMeasure(before, draft);
    if (!isSameUnit) await this.sellPosts.resetTerms(tx, [{ id, unit: draft.unit }]);
    else if (draft.price !== before.price) {
      await this.prices.settle(tx, { productId: id, before: before.price, after: draft.price, tiersAbovePrice: change.tiersAbovePrice });
    }
    await writeProduct(tx, id, draft, imageIds);
    if (draft.grade !== before.grade) await stateGrades(tx, [id]);
    if (wanted) await this.images.replace(tx, id, imageIds);
    if (!isSameUnit) await this.stock.changeUnit(tx, id, change.quantity ?? null, viewer.id);
    else if (typeof change.quantity === 'string') await this.stock.adjust(tx, id, change.quantity, viewer.id);
    if (draft.grade !== before.grade) await assertReceivedGrades(tx, [id]);
    if (typeof change.addToSellPost === 'boolean') await this.sellPosts.set(tx, id, change.addToSellPost);
    this.outbox.record(tx, 'PRODUCT_CHANGED', [id]);
    this.changes.report(tx);
  }

  /**
   * It leaves the market and its owner's lists; orders have their own copy of what they need, received items can be
   * listed again. With `versions`, only while it has one of them: else CONFLICT.
   */
  async delete(viewer: Viewer, id: string, key?: RequestKey | null, versions?: readonly number[] | null): Promise<void> {
    assertMay(mayOwnProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'deleteProduct', body: [id] })) return;
      const { version } = await lockOwn(tx, viewer.id, id);
      if (versions && !versions.includes(version)) throw versionConflict('product.changed', version);
      await this.remove(tx, viewer, id);
    });
  }

  /** Whether the viewer edited a product under this key before. */
  async isEditedUnder(viewer: Viewer, key: RequestKey | null): Promise<boolean> {
    if (!key) return false;
    const request = { userId: viewer.id, key: this.idempotency.requireKey(key.value), operation: 'updateProduct' };
    return (await this.idempotency.find(this.db, request)) !== null;
  }

  /** Deletes the product in the caller's transaction. */
  async remove(tx: EntityManager, viewer: Viewer, id: string): Promise<void> {
    await lockOwn(tx, viewer.id, id);
    await this.sellPosts.end(tx, id);
    await this.removals.beforeDeletion(tx, id, viewer.id);
    await deleteProduct(tx, id);
  }
}

/** Another's product is a missing one. */
async function lockOwn(tx: EntityManager, sellerId: string, id: string): Promise<LockedProduct> {
  const product = isUuid(id) ? await lockOwnProduct(tx, sellerId, id) : null;
  if (!product) throw notFound();
  return product;
}
