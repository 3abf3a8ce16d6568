/**
 * Makes deals: a percentage off a seller's own product between two moments. It remembers the price charged before, and never lets two deals of a
 * product run at once. What a deal does to prices is read where prices are read (catalogue/product-reader.service.ts).
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { Product } from '../catalogue/product.entity';
import { Deal } from './deal.entity';
import { mayMakeDeals } from './deal.policy';

export interface WantedDeal {
  readonly productId: string;
  /** 1 to 90. */
  readonly percent: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealsService {
  constructor(private readonly db: DataSource) {}

  start(viewer: Viewer, { productId, percent, startsAt, endsAt }: WantedDeal): Promise<Deal> {
    assertMay(mayMakeDeals(viewer));
    return inTransaction(this.db, async (tx) => {
      const product = isUuid(productId) ? await one<Pick<Product, 'price'>>(tx, LOCK_OWN, [productId, viewer.id]) : null;
      if (!product) throw notFound();
      if ((await rows(tx, OVERLAPPING, [productId, startsAt, endsAt])).length > 0) throw new AppError('CONFLICT', 'deal.overlaps');
      return tx.save(tx.create(Deal, { productId, percent, priceBefore: product.price, startsAt, endsAt }));
    });
  }
}

const LOCK_OWN = 'SELECT price FROM products WHERE id = $1 AND seller_id = $2 AND deleted_at IS NULL FOR UPDATE';
const OVERLAPPING = 'SELECT 1 FROM deals WHERE product_id = $1 AND starts_at < $3 AND ends_at > $2 LIMIT 1';
