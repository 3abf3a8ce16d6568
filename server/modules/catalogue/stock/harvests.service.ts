/** Brings a new harvest of the seller's own into the stock: a lot of its day, which the sell post shows from then. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Outbox } from '../../../platform/outbox/outbox';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { isUuid } from '../../../platform/uuid';
import { ProductReader } from '../products/product-reader.service';
import { mayAddProducts } from '../products/product.policy';
import type { ProductView } from '../products/product.types';
import { showHarvest } from '../sell-posts/sell-posts.store';
import { relistedProduct } from './receipts.store';
import { StockService } from './stock.service';
import { StockStore } from './stock.store';

/** After the rules. */
export interface Harvest {
  readonly productId: string;
  readonly quantity: string;
  /** YYYY-MM-DD. */
  readonly harvestedOn: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class HarvestsService {
  constructor(
    private readonly db: DataSource,
    private readonly store: StockStore,
    private readonly stock: StockService,
    private readonly reader: ProductReader,
    private readonly idempotency: IdempotencyService,
    private readonly outbox: Outbox,
  ) {}

  /** NOT_FOUND for another's product, CONFLICT for received items that were listed again: nobody harvests those. */
  async add(viewer: Viewer, { productId, quantity, harvestedOn }: Harvest, key?: RequestKey | null): Promise<ProductView> {
    assertMay(mayAddProducts(viewer));
    await inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'addHarvest', body: [productId, quantity, harvestedOn] };
      if (await this.idempotency.isDone(tx, key, request)) return;
      if (!isUuid(productId) || !(await this.store.lockOwn(tx, productId, viewer.id))) throw notFound();
      if (await relistedProduct(tx, productId)) throw conflict('lot.received', { status: 'RECEIVED' });
      await showHarvest(tx, productId, harvestedOn);
      await this.stock.bringIn(tx, { productId, quantity, harvestedOn, actorId: viewer.id });
      this.outbox.record(tx, 'PRODUCT_CHANGED', [productId]);
    });
    return this.reader.one(productId);
  }
}
