/**
 * How each order of a purchase is handed over, checked against what its seller offers. Called by CheckoutService inside
 * its transaction.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import type { DeliveryRates } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { invalidInput } from '../../../platform/errors/validation-error';
import { deliveryOf, groupBySeller, type PricedLine } from '../pricing/price-cart';
import { PricingService } from '../cart/pricing.service';
import type { CartBuyer } from '../pricing/sale-item';
import { assertDeliverable } from '../pricing/delivery-errors';
import { choiceFor } from '../pricing/delivery-quote';
import type { PlaceOrderInput } from './checkout.inputs';
import type { PlannedDelivery } from '../pricing/draft-orders';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class OrderDeliveriesService {
  constructor(private readonly pricing: PricingService) {}

  /**
   * By the seller. BAD_USER_INPUT at each choice that its seller does not offer, and where a delivery has no place or
   * address.
   */
  async quote(
    tx: EntityManager,
    buyer: CartBuyer,
    input: PlaceOrderInput,
    lines: readonly PricedLine[],
    rates: DeliveryRates,
  ): Promise<Map<string, PlannedDelivery>> {
    const { upazilaId, deliveries } = input;
    const groups = [...groupBySeller(lines)];
    const chosen = { choices: deliveries ?? [], method: DeliveryMethod.DELIVERY };
    const isDelivered = groups.some(([sellerId]) => choiceFor(sellerId, chosen).method === DeliveryMethod.DELIVERY);
    const method = isDelivered ? DeliveryMethod.DELIVERY : DeliveryMethod.PICKUP;
    const destination = await this.pricing.destination(tx, { method, upazilaId, deliveries }, buyer);
    if (isDelivered && (!destination.place || !upazilaId)) throw invalidInput([{ field: 'upazilaId', key: 'order.placeRequired' }]);
    if (isDelivered && !input.address) throw invalidInput([{ field: 'address', key: 'order.addressRequired' }]);
    const quotes = new Map(groups.map(([sellerId, group]) => [sellerId, deliveryOf(group, rates, destination)]));
    assertDeliverable(destination.choices, quotes, 'deliveries');
    return new Map(
      [...quotes].map(([sellerId, { method, fee, onConfirmation, days }]) => {
        const { preferredDay, preferredWindow } = choiceFor(sellerId, destination);
        return [sellerId, { method, fee, onConfirmation, preferredDay, preferredWindow, firstDay: days[0] ?? null }];
      }),
    );
  }
}
