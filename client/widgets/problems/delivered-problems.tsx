import { lazy, Suspense } from 'react';

const ProblemsSection = lazy(async () => ({ default: (await import('./problems-section')).ProblemsSection }));

/** Problems of an order once it is delivered; loaded then only. */
export function DeliveredProblems({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return (
    <Suspense fallback={null}>
      <ProblemsSection orderId={order.id} />
    </Suspense>
  );
}
