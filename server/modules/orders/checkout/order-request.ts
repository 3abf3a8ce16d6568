/** Reads what a request for orders asks for: what of it is stored, and what makes two requests the same. Pure. */
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency.service';
import type { Viewer } from '../../../platform/security/viewer';
import type { DeliveryChoiceInput } from '../delivery/delivery.types';
import type { AddedLine } from '../pricing/price-cart';
import type { PlaceOrderInput } from './checkout.inputs';

/** The request for orders, read once. */
export interface OrderRequest {
  readonly viewer: Viewer;
  readonly input: PlaceOrderInput;
  readonly lines: readonly AddedLine[];
  readonly request: IdempotentRequest;
}

/**
 * Returns the values that make two requests the same: the quantities and everything that is stored, whatever the order
 * of lines.
 */
export function fingerprintOf(input: PlaceOrderInput, wanted: readonly AddedLine[]): unknown {
  const lines = wanted.map(({ productId, quantity }) => [productId, quantity]);
  const sorted = lines.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const body = [sorted, deliveryOf(input), input.paymentMethod, input.couponCode ?? null];
  return input.deliveries?.length ? [...body, choicesOf(input.deliveries)] : body;
}

function choicesOf(deliveries: readonly DeliveryChoiceInput[]): unknown[] {
  const choices = deliveries.map(({ sellerId, method, preferredDay, preferredWindow }) => [
    sellerId.toLowerCase(),
    method,
    preferredDay ?? null,
    preferredWindow ?? null,
  ]);
  return choices.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/** The place is of what is delivered: an order that is picked up is written without one. */
export function deliveryOf({ contactName, contactPhone, upazilaId, address, note }: PlaceOrderInput) {
  return { contactName, contactPhone, note: note || null, upazilaId: upazilaId ?? null, address: address || null };
}
