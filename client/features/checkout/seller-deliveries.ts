import { DeliveryMethod } from '../../../schema/values/orders/orders';
import type { CheckoutCartQuery, DeliveryChoiceInput } from '../../generated/graphql';
import type { CheckoutValues, SellerChoice } from './checkout-steps';

export type CheckoutGroups = CheckoutCartQuery['cart']['groups'];
type Quote = CheckoutGroups[number]['delivery'];
type Wanted = Pick<CheckoutValues, 'deliveryMethod' | 'deliveryChoices'>;

/**
 * Returns the method that the buyer chose for the seller if the seller offers it, else the seller's first method. If
 * the buyer picks up the whole purchase, it is pickup.
 */
function methodOf({ methods }: Quote, common: string, chosen: SellerChoice): DeliveryMethod {
  if (common === DeliveryMethod.PICKUP) return DeliveryMethod.PICKUP;
  return methods.find((method) => method === chosen.method) ?? methods[0] ?? DeliveryMethod.DELIVERY;
}

/** How each seller's part is to be handed over; a day or time that the seller does not offer any more is left out. */
export function deliveriesOf(groups: CheckoutGroups, { deliveryMethod, deliveryChoices }: Wanted): DeliveryChoiceInput[] {
  return groups.map(({ seller, delivery }) => {
    const chosen = deliveryChoices[seller.id] ?? {};
    return {
      sellerId: seller.id,
      method: methodOf(delivery, deliveryMethod, chosen),
      preferredDay: delivery.days.find((day) => day === chosen.day) ?? null,
      preferredWindow: delivery.windows.find((window) => window === chosen.window) ?? null,
    };
  });
}
