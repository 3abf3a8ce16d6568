/**
 * Sellers see here how many deliveries a buyer did not accept on arrival. From a number of them on, the buyer cannot
 * pay cash on delivery.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../schema/values/server-limits';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { PaymentProviders } from '../../../platform/payments/payment-providers';
import type { Viewer } from '../../../platform/security/viewer';
import { refusalsOf } from './buyer-refusals.query';
import type { BuyerRefusals } from '../orders/order.types';

/** May a buyer who did not accept so many deliveries lately pay on delivery? */
export const maySettleInCash = (recentRefusals: number): boolean => recentRefusals < serverLimits.refusalsWithoutCash;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class BuyerRefusalsService {
  constructor(
    private readonly db: DataSource,
    private readonly providers: PaymentProviders,
  ) {}

  /** In the order asked for. */
  async findForBuyers(buyerIds: readonly string[]): Promise<BuyerRefusals[]> {
    const countsByBuyer = new Map((await refusalsOf(this.db, buyerIds)).map((row) => [row.buyerId, row]));
    return buyerIds.map((id) => {
      const { refused = 0, received = 0 } = countsByBuyer.get(id) ?? {};
      return { refused, deliveries: refused + received };
    });
  }

  /** Whether cash is offered to these buyers, in the order asked for. */
  async paysInCash(buyerIds: readonly string[]): Promise<boolean[]> {
    const recent = new Map((await refusalsOf(this.db, buyerIds)).map((row) => [row.buyerId, row.recent]));
    return buyerIds.map((id) => maySettleInCash(recent.get(id) ?? 0));
  }

  /** How this buyer may pay; a visitor sees every method of the market. */
  async paymentMethods(viewer: Viewer | null): Promise<PaymentMethod[]> {
    const [row] = viewer ? await refusalsOf(this.db, [viewer.id]) : [];
    const offered = Object.values(PaymentMethod).filter((method) => method !== 'ONLINE' || this.providers.all.length > 0);
    return maySettleInCash(row?.recent ?? 0) ? offered : offered.filter((method) => method !== 'CASH_ON_DELIVERY');
  }
}
