/** Finds the lots that the orders of a day are taken from, as a shipment takes them: first in, first out. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { money, toQuantity } from '../../platform/money';
import { type LotInStock, lotsInStock } from './lots.query';
import type { PickLot } from './pick-lots.types';

/** The lots of one product that something is left of, the oldest first. */
export type ProductLots = readonly LotInStock[];

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PickLotsService {
  constructor(private readonly db: DataSource) {}

  /** In the order requested. */
  async ofProducts(productIds: readonly string[]): Promise<ProductLots[]> {
    const found = await lotsInStock(this.db, productIds);
    return productIds.map((id) => found.filter(({ productId }) => productId === id));
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

  /** '0' where everything can be sent. */
  onHold(lots: ProductLots, quantity: string): string {
    const sumOf = (some: ProductLots) => some.reduce((sum, { remaining }) => sum.plus(remaining), money(0));
    const missing = money(quantity).minus(sumOf(lots.filter(({ isHeld }) => !isHeld)));
    const held = sumOf(lots.filter(({ isHeld }) => isHeld));
    const stuck = missing.lt(held) ? missing : held;
    return stuck.gt(0) ? toQuantity(stuck.toFixed()) : '0';
  }
}
