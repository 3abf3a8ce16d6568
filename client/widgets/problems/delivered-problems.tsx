import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';
import type { ProblemsPlace } from './problems-section';

const ProblemsSection = lazyPart(async () => (await import('./problems-section')).ProblemsSection);

const ReportAtTop = lazyPart(async () => (await import('./report-button')).ReportAtTop, { missing: Nothing });

interface DeliveredProblemsProps {
  order: { readonly id: string; readonly state: string };
  place?: ProblemsPlace;
}

/** Problems of an order once it is delivered; loaded then only. */
export function DeliveredProblems({ order, place }: DeliveredProblemsProps) {
  if (order.state !== 'DELIVERED') return null;
  return <ProblemsSection orderId={order.id} place={place} />;
}

/** Stands beside the confirmation of the receipt, so that both are seen together. */
export function ReportBeside({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return <ReportAtTop orderId={order.id} />;
}
