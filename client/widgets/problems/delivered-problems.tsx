import type { ProblemsPlace_OrderFragment } from '../../generated/graphql';
import './problems-place.css';
import { Nothing, lazyPart } from '../../ui/feedback/lazy-part';
import type { ProblemReader } from './problem-card';
import type { ProblemsPlace } from './problems-section';

const ProblemsSection = lazyPart(async () => (await import('./problems-section')).ProblemsSection);

const ReportAtTop = lazyPart(async () => (await import('./report-button')).ReportAtTop, { missing: Nothing });

interface DeliveredProblemsProps {
  order: { readonly id: string; readonly state: string } & ProblemsPlace_OrderFragment;
  reader: ProblemReader;
  place?: ProblemsPlace;
}

/**
 * Problems of an order once it is delivered; loaded then only. An open one is at the top: its place is kept free until
 * it is there, so that nothing moves under a finger.
 */
export function DeliveredProblems({ order, reader, place }: DeliveredProblemsProps) {
  if (order.state !== 'DELIVERED') return null;
  const section = <ProblemsSection orderId={order.id} reader={reader} place={place} />;
  const isExpected = place !== 'END' && order.problems.some(({ dueAt }) => dueAt !== null);
  return isExpected ? <div className="problems-place">{section}</div> : section;
}

/** Stands beside the confirmation of the receipt, so that both are seen together. */
export function ReportBeside({ order }: { order: { readonly id: string; readonly state: string } }) {
  if (order.state !== 'DELIVERED') return null;
  return <ReportAtTop orderId={order.id} />;
}
