/** Shared baskets for tests. */
import type { TestApp } from './app';
import { approvedProducer } from './build-accounts';
import { listedProduct, orderInput } from './build-orders';

/** Returns the input that opens a shared basket: 2 KG of potatoes of a new producer, delivered to Bogura, for a day. */
export async function basketInput(app: TestApp): Promise<Record<string, unknown>> {
  const { paymentMethod: _, ...place } = await orderInput(app);
  const { id } = await listedProduct(app, await approvedProducer(app));
  return { ...place, deliveryMethod: 'DELIVERY', lines: [{ productId: id, quantity: '2' }], closesInHours: 24 };
}
