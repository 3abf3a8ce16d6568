import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';

const ProblemsSection = lazyPart(async () => (await import('./problems-section')).ProblemsSection);

const ReportAtTop = lazyPart(async () => (await import('./report-button')).ReportAtTop, { missing: Nothing });

/** Problems of an order once it is delivered; loaded then only. */
export function DeliveredProblems({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return <ProblemsSection orderId={order.id} />;
}

/** Stands beside the confirmation of the receipt, so that both are seen together. */
export function ReportBeside({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return <ReportAtTop orderId={order.id} />;
}
