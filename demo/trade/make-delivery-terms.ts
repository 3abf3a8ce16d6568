/** Some sellers of the demo market have delivery terms of their own. */
import { dayAt } from '../../schema/rules/orders/delivery-days';
import { serverLimits } from '../../schema/values/server-limits';
import type { DeliveryMethod } from '../../schema/values/orders/orders';
import { deliveryOf, groupBySeller, type PricedLine } from '../../server/modules/orders/pricing/price-cart';
import type { OfferedTerms } from '../../server/modules/orders/delivery/delivery-terms.store';
import type { PlannedDelivery } from '../../server/modules/orders/pricing/draft-orders';
import { deliveryTerms } from '../data/delivery-terms.data';
import type { Market, DemoUser } from '../market';
import type { Place } from '../users/places';

/** Null for sellers who use the platform's terms. */
export function termsOf({ facts }: DemoUser): OfferedTerms | null {
  return (facts && deliveryTerms[facts.business]) ?? null;
}

export function makeDeliveryTerms({ clock, sellers, rows }: Market): void {
  for (const seller of sellers) {
    const terms = termsOf(seller);
    if (!terms) continue;
    const { distances, pickup, leadDays, weekdays, windows, freeFrom, rates } = terms;
    const seller_id = seller.row.id;
    rows.delivery_terms.push({
      seller_id,
      distances,
      pickup,
      lead_days: leadDays,
      weekdays,
      windows,
      free_from: freeFrom,
      updated_at: clock.today,
    });
    rows.delivery_rates.push(
      ...rates.map(({ distance, base, freeKg, perKg, maxKg }) => ({
        seller_id,
        distance,
        base,
        free_kg: freeKg,
        per_kg: perKg,
        max_kg: maxKg,
      })),
    );
  }
}

/** By the seller. What a seller does not bring so far, or only for a fee that is named later, its buyer fetches. */
export function deliveriesAt(lines: readonly PricedLine[], wanted: DeliveryMethod, place: Place, at: Date): Map<string, PlannedDelivery> {
  const today = dayAt(at);
  const quote = (group: readonly PricedLine[], method: DeliveryMethod) =>
    deliveryOf(group, serverLimits.deliveryRates, { method, place, choices: [], today });
  return new Map(
    [...groupBySeller(lines)].map(([sellerId, group]) => {
      const delivery = quote(group, wanted);
      const { method, fee, onConfirmation, days } = delivery.fee === null ? quote(group, 'PICKUP') : delivery;
      return [sellerId, { method, fee, onConfirmation, firstDay: days[0] ?? null }];
    }),
  );
}
