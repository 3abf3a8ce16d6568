/**
 * Computes what the delivery of an order costs once it weighs less: by the seller's rates as they are now, and never
 * more than before. The fee of a parcel that several share stays, and so does that of an order whose seller delivers
 * there no longer.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { deliveryFee } from '../../../../schema/rules/orders/delivery-fee';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { money, toMoney } from '../../../platform/money';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { offerOf } from '../delivery/delivery-offer';
import { storedTerms } from '../delivery/delivery-terms.store';
import { distanceClass } from '../delivery/distance';
import type { Order } from '../orders/order.entity';
import { placesOf } from './order-fees.query';

interface Parcel {
  /** BDT, before. */
  readonly fee: string;
  readonly weightKg: string;
  readonly subtotal: string;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderFeesService {
  constructor(private readonly settings: MarketSettingsService) {}

  async loweredFee(db: Db, order: Order, { fee, weightKg, subtotal }: Parcel): Promise<string> {
    const { deliveryMethod, upazilaId, sharedBasketId, sellerId } = order;
    if (deliveryMethod !== DeliveryMethod.DELIVERY || upazilaId === null || sharedBasketId || money(fee).eq(0)) return fee;
    const places = await placesOf(db, sellerId, upazilaId);
    if (!places) return fee;
    const { deliveryRates } = await this.settings.read(db);
    const terms = await storedTerms(db, sellerId);
    const distance = distanceClass(
      { upazilaId: places.fromUpazila, districtId: places.fromDistrict, divisionId: places.fromDivision },
      { upazilaId: places.toUpazila, districtId: places.toDistrict, divisionId: places.toDivision },
    );
    const { fee: now } = deliveryFee(offerOf(terms?.terms ?? null, deliveryRates), distance, weightKg, subtotal);
    return now !== null && money(now).lt(fee) ? toMoney(now) : fee;
  }
}
