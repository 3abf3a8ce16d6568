/**
 * The jobs of payments, one at a time: that two of them never take the same refund is a matter of minutes, which the
 * model skips.
 */
import type { TestApp } from '../../../support/app';
import { runPaymentJobs, sendRefunds } from '../support/gateways';

let last: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

export const paymentJobs = (app: TestApp): Promise<void> => inTurn(() => runPaymentJobs(app));
export const refundJobs = (app: TestApp): Promise<void> => inTurn(() => sendRefunds(app));
