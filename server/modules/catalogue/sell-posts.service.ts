/**
 * Puts products on the market and takes them off by one press: opens, resumes, pauses and ends sell posts as they stand. Terms are
 * SellPostTermsService's; what follows for lists, counts and followers is SellPostPublicationService's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { defaultTerms } from '../../../schema/values/sell-terms';
import type { Unit } from '../../../schema/values/units';
import { execute, one } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { ProductReader } from './product-reader.service';
import { mayOwnProducts } from './product.policy';
import type { ProductView } from './product.types';
import { SellPostPublicationService } from './sell-post-publication.service';

interface LockedProduct {
  readonly id: string;
  readonly unit: Unit;
  readonly isHidden: boolean;
}

interface Press {
  readonly operation: string;
  readonly key: RequestKey | null | undefined;
}

type Change = (tx: EntityManager, product: LockedProduct) => Promise<void>;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class SellPostsService {
  constructor(
    private readonly db: DataSource,
    private readonly reader: ProductReader,
    private readonly publication: SellPostPublicationService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** All of them or none; answers them in the order asked for. */
  postForSell(viewer: Viewer, productIds: readonly string[], key?: RequestKey | null): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, { operation: 'postForSell', key }, async (tx, product) => {
      if (product.isHidden) throw new AppError('PRODUCT_UNAVAILABLE', 'product.hidden');
      await open(tx, product);
    });
  }

  stopSelling(viewer: Viewer, productIds: readonly string[], key?: RequestKey | null): Promise<ProductView[]> {
    return this.forEachOwn(viewer, productIds, { operation: 'stopSelling', key }, pause);
  }

  /** Opens or closes the post of a product whose row this transaction has locked, as its form said. */
  async set(tx: EntityManager, productId: string, wantsPost: boolean): Promise<void> {
    const product = await lock(tx, productId);
    await (wantsPost ? open(tx, product) : pause(tx, product));
    await this.publication.sync(tx, [productId]);
  }

  /** For good: its product is deleted. */
  async end(tx: EntityManager, productId: string): Promise<void> {
    await lock(tx, productId);
    await execute(tx, END, [productId]);
    await this.publication.sync(tx, [productId]);
  }

  /** Terms are told in units: another unit starts from its own defaults. */
  async resetTerms(tx: EntityManager, productId: string, unit: Unit): Promise<void> {
    const { minQuantity, step } = defaultTerms(unit);
    await execute(
      tx,
      `WITH post AS (
         UPDATE sell_posts SET min_quantity = $2, step = $3, version = version + 1, updated_at = now()
         WHERE product_id = $1 AND state <> 'ENDED' RETURNING id
       ) DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM post)`,
      [productId, minQuantity, step],
    );
  }

  private async forEachOwn(
    viewer: Viewer,
    productIds: readonly string[],
    { operation, key }: Press,
    change: Change,
  ): Promise<ProductView[]> {
    assertMay(mayOwnProducts(viewer));
    const ids = [...new Set(productIds)];
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation, body: ids.toSorted() })) return;
      // one order of locking, so that two requests never wait for each other
      for (const id of ids.toSorted()) {
        const counted = isUuid(id) ? await execute(tx, COUNT_CHANGE, [id, viewer.id]) : 0;
        if (counted === 0) throw notFound();
        await change(tx, await lock(tx, id));
      }
      await this.publication.sync(tx, ids);
    });
    return this.reader.existing(ids);
  }
}

/** A post whose time is over is not resumed: a new one begins, for the same audience. */
async function open(tx: EntityManager, { id, unit }: LockedProduct): Promise<void> {
  const { minQuantity, step } = defaultTerms(unit);
  await execute(tx, END_OVERDUE, [id]);
  await execute(tx, OPEN, [id, minQuantity, step]);
}

async function pause(tx: EntityManager, { id }: LockedProduct): Promise<void> {
  await execute(tx, `UPDATE sell_posts SET state = 'PAUSED', updated_at = now() WHERE product_id = $1 AND state = 'OPEN'`, [id]);
}

/** SQL: whoever edits the product meanwhile must see that it went on or off the market. */
export const COUNT_CHANGE = 'UPDATE products SET version = version + 1 WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL';

const END = `
  UPDATE sell_posts SET state = 'ENDED', is_scheduled = false, ended_at = now(), updated_at = now() WHERE product_id = $1 AND state <> 'ENDED'`;

/** SQL: ends the post whose window is over before the job comes round to it. */
export const END_OVERDUE = `${END} AND available_until <= now()`;

const OPEN = `
  INSERT INTO sell_posts (product_id, seller_id, state, audience, min_quantity, step)
  SELECT id, seller_id, 'OPEN', audience, $2, $3 FROM products WHERE id = $1
  ON CONFLICT (product_id) WHERE state <> 'ENDED'
  DO UPDATE SET state = 'OPEN', opened_at = CASE WHEN sell_posts.state = 'OPEN' THEN sell_posts.opened_at ELSE now() END, updated_at = now()`;

async function lock(tx: EntityManager, productId: string): Promise<LockedProduct> {
  const product = await one<LockedProduct>(
    tx,
    'SELECT id, unit, hidden_at IS NOT NULL AS "isHidden" FROM products WHERE id = $1 FOR UPDATE',
    [productId],
  );
  if (!product) throw notFound();
  return product;
}
