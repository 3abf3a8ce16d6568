/**
 * Finds the lots that the orders of a day are taken from, as a shipment takes them: first in, first out, after the lot
 * that the seller chose.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { LotState } from '../../../../schema/values/catalogue/lots';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { money, toQuantity } from '../../../platform/money';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import { StockLots } from '../../catalogue/stock/stock-lots.service';
import type { OrderLine } from '../../orders/orders/order-line.entity';
import { lockLots } from '../lot-holds.store';
import { mayPick } from '../lot.policy';
import type { LotView } from '../lot.types';
import { lotByCode, type LotInStock, lotsInStock } from '../lots.query';
import type { PickLot } from './pick-lots.types';

/** The lots of one product that something is left of, in the order in which orders take them. */
export type ProductLots = readonly LotInStock[];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PickLotsService {
  constructor(
    private readonly db: DataSource,
    private readonly lots: StockLots,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Orders take from this lot first, until nothing is left of it or another one is chosen. NOT_FOUND for another
   * seller's lot, CONFLICT for one that is on hold or sold out.
   */
  async takeFirst(viewer: Viewer, written: string, key?: RequestKey | null): Promise<LotView> {
    const code = parseLabelCode(written) ?? '';
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation: 'takeFirstFromLot', body: [code] })) return;
      const lot = await lotByCode(tx, code);
      assertMay(lot !== null && mayPick(viewer, lot), 'NOT_FOUND');
      await lockLots(tx, [lot]);
      if ((await lotByCode(tx, code))?.state !== LotState.OPEN) throw conflict('lot.notInStock', { status: lot.state });
      await this.lots.takeFirst(tx, lot.productId, lot.id);
    });
    const lot = await lotByCode(this.db, code);
    if (!lot) throw notFound();
    return lot;
  }

  /** In the order requested. */
  async findForProducts(productIds: readonly string[]): Promise<ProductLots[]> {
    const lots = await lotsInStock(this.db, productIds);
    return productIds.map((id) => lots.filter(({ productId }) => productId === id));
  }

  taken(lots: ProductLots, quantity: string): PickLot[] {
    let missing = money(quantity);
    return lots.flatMap(({ isHeld, remaining, code, harvestedFrom, harvestedUntil }) => {
      const part = missing.lt(remaining) ? missing : money(remaining);
      if (isHeld || part.lte(0)) return [];
      missing = missing.minus(part);
      return [{ code, harvestedFrom, harvestedUntil, quantity: toQuantity(part.toFixed()) }];
    });
  }

  /** All that orders may take from, with what is left of each. */
  free(lots: ProductLots): PickLot[] {
    return lots
      .filter(({ isHeld }) => !isHeld)
      .map(({ code, remaining, harvestedFrom, harvestedUntil }) => ({
        code,
        harvestedFrom,
        harvestedUntil,
        quantity: toQuantity(remaining),
      }));
  }

  /** '0' where everything can be sent. */
  onHold(lots: ProductLots, quantity: string): string {
    const sumOf = (some: ProductLots) => some.reduce((sum, { remaining }) => sum.plus(remaining), money(0));
    const missing = money(quantity).minus(sumOf(lots.filter(({ isHeld }) => !isHeld)));
    const held = sumOf(lots.filter(({ isHeld }) => isHeld));
    const stuck = missing.lt(held) ? missing : held;
    return stuck.gt(0) ? toQuantity(stuck.toFixed()) : '0';
  }

  /** A shipment of this order would be rejected: too much of what is left of a product is on hold or recalled. */
  async isOrderOnHold(lines: readonly OrderLine[], load: (productId: string) => Promise<ProductLots>): Promise<boolean> {
    const stuck = await Promise.all(lines.map(async ({ productId, quantity }) => this.onHold(await load(productId), quantity)));
    return stuck.some((quantity) => quantity !== '0');
  }
}
