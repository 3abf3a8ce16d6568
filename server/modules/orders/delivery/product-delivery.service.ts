/**
 * Computes the least that the delivery of a product costs, for lists in which buyers compare: of the least quantity
 * that can be ordered, to the nearest place that its seller delivers to. A quote for a place is `quoteCart`.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { deliveryFee } from '../../../../schema/rules/orders/delivery-fee';
import { type DeliveryRates, distanceClasses } from '../../../../schema/values/orders/delivery';
import { kilogramsIn } from '../../../../schema/values/catalogue/units';
import { money, toMoney, toQuantity } from '../../../platform/money';
import { MarketSettingsService } from '../../settings/market-settings.service';
import { offerOf } from './delivery-offer';
import { type LeastParcel, leastParcels } from './product-delivery.query';

/** BDT, null where no figure can be given. */
export interface ProductDelivery {
  readonly from: string | null;
  readonly freeFrom: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductDeliveryService {
  constructor(
    private readonly db: DataSource,
    private readonly settings: MarketSettingsService,
  ) {}

  /** In the order of the ids. One statement. */
  async findForProducts(ids: readonly string[]): Promise<(ProductDelivery | null)[]> {
    const { deliveryRates } = await this.settings.read();
    const parcels = await leastParcels(this.db, ids);
    const byId = new Map(parcels.map((parcel) => [parcel.id, leastDelivery(parcel, deliveryRates)]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}

function leastDelivery({ unit, unitWeightKg, price, leastQuantity, terms }: LeastParcel, platform: DeliveryRates): ProductDelivery {
  const offer = offerOf(terms, platform);
  const kilograms = kilogramsIn(unit, unitWeightKg);
  const weightKg = kilograms === null ? null : toQuantity(money(leastQuantity).times(kilograms));
  const subtotal = toMoney(money(leastQuantity).times(price));
  const fees = distanceClasses.flatMap((distance) => deliveryFee(offer, distance, weightKg, subtotal).fee ?? []);
  const [first, ...others] = fees;
  return {
    from: first === undefined ? null : others.reduce((least, fee) => (money(fee).lt(least) ? fee : least), first),
    freeFrom: offer.freeFrom === null || fees.length === 0 ? null : toMoney(offer.freeFrom),
  };
}
