import { lazy, Suspense } from 'react';
import type { OrderSide } from './thread-section';

const ThreadSection = lazy(async () => ({ default: (await import('./thread-section')).ThreadSection }));

/** Messages below an order; their code comes after the order itself. */
export function OrderMessages({ orderId, side }: { orderId: string; side: OrderSide }) {
  return (
    <Suspense fallback={null}>
      <ThreadSection orderId={orderId} side={side} />
    </Suspense>
  );
}
