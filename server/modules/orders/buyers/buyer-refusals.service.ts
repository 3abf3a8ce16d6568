/** What sellers see of deliveries that a buyer did not accept on arrival, and what follows for the buyer: from a number on, no cash on delivery. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { mobileMoneyMethods, PaymentMethod } from '../../../../schema/values/orders/orders';
import type { Viewer } from '../../../platform/security/viewer';
import { refusalsOf } from './buyer-refusals.query';
import type { BuyerRefusals } from '../orders/order.types';

/** May a buyer who did not accept so many deliveries lately pay on delivery? */
export const maySettleInCash = (recentRefusals: number): boolean => recentRefusals < serverLimits.refusalsWithoutCash;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BuyerRefusalsService {
  constructor(private readonly db: DataSource) {}

  /** In the order asked for. */
  async of(buyerIds: readonly string[]): Promise<BuyerRefusals[]> {
    const found = new Map((await refusalsOf(this.db, buyerIds)).map((row) => [row.buyerId, row]));
    return buyerIds.map((id) => {
      const { refused = 0, received = 0 } = found.get(id) ?? {};
      return { refused, deliveries: refused + received };
    });
  }

  /** How this buyer may pay; a visitor sees every method. */
  async paymentMethods(viewer: Viewer | null): Promise<PaymentMethod[]> {
    const [row] = viewer ? await refusalsOf(this.db, [viewer.id]) : [];
    return maySettleInCash(row?.recent ?? 0) ? Object.values(PaymentMethod) : [...mobileMoneyMethods, 'ONLINE'];
  }
}
