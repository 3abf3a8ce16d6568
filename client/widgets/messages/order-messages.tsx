import type { OrderSide } from './thread-section';
import { lazyPart } from '../../ui/feedback/lazy-part';

const ThreadSection = lazyPart(async () => (await import('./thread-section')).ThreadSection);

/** Messages below an order; their code comes after the order itself. */
export function OrderMessages({ orderId, side }: { orderId: string; side: OrderSide }) {
  return <ThreadSection orderId={orderId} side={side} />;
}
