import { lazy, Suspense } from 'react';

const ProblemsSection = lazy(async () => ({ default: (await import('./problems-section')).ProblemsSection }));

const ReportAtTop = lazy(async () => ({ default: (await import('./report-button')).ReportAtTop }));

/** Problems of an order once it is delivered; loaded then only. */
export function DeliveredProblems({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return (
    <Suspense fallback={null}>
      <ProblemsSection orderId={order.id} />
    </Suspense>
  );
}

/** Stands beside the confirmation of the receipt, so that both are seen together. */
export function ReportBeside({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return (
    <Suspense fallback={null}>
      <ReportAtTop orderId={order.id} />
    </Suspense>
  );
}
