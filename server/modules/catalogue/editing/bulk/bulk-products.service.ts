/**
 * Changes several of a seller's own products by one call: prices, stock, category, or deletion. Each product passes
 * through ProductsService, so the rules of a single edit decide; a product that fails is left as it was and does not
 * roll back the others. All of it is one transaction, with its idempotency key.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { steppedPrice, type PriceStep } from '../../../../../schema/rules/catalogue/price-change';
import { changeProductRules, isPriceInRange } from '../../../../../schema/rules/catalogue/product.rules';
import type { TierChange } from '../../../../../schema/values/catalogue/catalogue';
import { graphqlErrorCode } from '../../../../../schema/values/api/error-codes';
import { limits } from '../../../../../schema/values/limits';
import { inSavepoint, inTransaction } from '../../../../platform/db/transaction';
import { AppError } from '../../../../platform/errors/app-error';
import { invalidInput } from '../../../../platform/errors/validation-error';
import type { Viewer } from '../../../../platform/security/viewer';
import { parseWith } from '../../../../platform/validation/parse-with';
import { IdempotencyService, inFixedOrder } from '../../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../../platform/idempotency/request-key';
import { money } from '../../../../platform/money';
import { assertMay } from '../../../../platform/security/assert-policy';
import { MyProductsService } from '../../products/own-products/my-products.service';
import type { LockedProduct, ProductChange } from '../../products/products.store';
import { mayOwnProducts } from '../../products/product.policy';
import type { ProductView } from '../../products/product.types';
import { ProductsService } from '../products.service';
import type { BulkOutcome, BulkProductResult } from './bulk-product.types';

export interface BulkChange {
  /** Ids of products, without repetitions. */
  readonly productIds: readonly string[];
  readonly price?: PriceStep | null;
  readonly tiersAbovePrice?: TierChange | null;
  readonly quantity?: string | null;
  readonly categorySlug?: string | null;
  readonly delete?: boolean | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BulkProductsService {
  constructor(
    private readonly db: DataSource,
    private readonly products: ProductsService,
    private readonly mine: MyProductsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * The result of each product, in the order of the request. Another seller's product is NOT_FOUND, as a missing one.
   */
  async update(viewer: Viewer, change: BulkChange, key?: RequestKey | null): Promise<BulkProductResult[]> {
    assertMay(mayOwnProducts(viewer));
    const outcomes = await inTransaction(this.db, async (tx) => {
      const request = { userId: viewer.id, operation: 'bulkUpdateProducts', body: inFixedOrder(change) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return JSON.parse(earlier) as BulkOutcome[]; // written two lines below
      const made = await this.each(tx, viewer, change);
      await this.idempotency.saveResult(tx, key, viewer.id, JSON.stringify(made));
      return made;
    });
    const left = await this.ownOf(
      viewer,
      outcomes.map(({ productId }) => productId),
    );
    return outcomes.map(({ productId, error }) => ({
      productId,
      error,
      isDone: error === null,
      code: error && graphqlErrorCode(error.code),
      field: error?.field ?? null,
      current: error?.current ?? null,
      product: left.get(productId) ?? null,
    }));
  }

  private async ownOf(viewer: Viewer, ids: readonly string[]): Promise<ReadonlyMap<string, ProductView>> {
    const { nodes } = await this.mine.list(viewer, { filter: { ids }, language: viewer.language }, { first: limits.bulkProducts });
    return new Map(nodes.map((product) => [product.id, product]));
  }

  private async each(tx: EntityManager, viewer: Viewer, change: BulkChange): Promise<BulkOutcome[]> {
    const outcomes = new Map<string, BulkOutcome>();
    // one order of locking, so that two requests never wait for each other
    for (const productId of change.productIds.toSorted()) {
      outcomes.set(productId, { productId, error: await this.attempt(tx, viewer, productId, change) });
    }
    return change.productIds.flatMap((id) => outcomes.get(id) ?? []);
  }

  /** An AppError of a service is this product's result; any other error fails the whole call. */
  private async attempt(tx: EntityManager, viewer: Viewer, productId: string, change: BulkChange): Promise<BulkOutcome['error']> {
    try {
      await inSavepoint(tx, () =>
        change.delete
          ? this.products.remove(tx, viewer, productId)
          : this.products.change(tx, viewer, productId, (before) => editOf(before, change)),
      );
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, key, params, fields, options } = error;
      return { code, key, params, field: fields?.[0]?.field ?? null, current: options.current ?? null };
    }
  }
}

/** Returns the fields of a single edit that the change sets for this product; null where its price stays the same. */
async function editOf(
  { price }: LockedProduct,
  { price: step, ...change }: BulkChange,
): Promise<(ProductChange & Pick<BulkChange, 'tiersAbovePrice'>) | null> {
  const { quantity, categorySlug, tiersAbovePrice } = change;
  if (!step) return { quantity, categorySlug };
  const after = steppedPrice(price, step);
  if (money(after).eq(price)) return null;
  if (!isPriceInRange(after)) throw invalidInput([{ field: 'price', key: 'product.priceOutOfRange', params: { price: after } }]);
  await parseWith(changeProductRules, { price: after });
  return { price: after, tiersAbovePrice };
}
