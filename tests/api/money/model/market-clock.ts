/** The clock: what is due of one order comes now, and the jobs run that wait for it. */
import { RefundDeadlinesService } from '../../../../server/modules/orders/account/refund-deadlines.service';
import { ProblemDeadlinesService } from '../../../../server/modules/orders/problems/problem-deadlines.service';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { OrderExpiryService } from '../../../../server/modules/orders/timers/order-expiry.service';
import type { TestApp } from '../../../support/app';
import { paymentJobs } from './market-jobs';
import { type MarketCommand, often, type OrderCommand } from './market';

type Job = (app: TestApp) => Promise<unknown>;

/** Moves the times of the order, $1, and runs the job. */
const due =
  (set: string, job: Job): OrderCommand['take'] =>
  async ({ app }, { id }) => {
    await app.db.query(set, [id]);
    await job(app);
    return null;
  };

export const clockOfOrders: readonly OrderCommand[] = [
  {
    name: 'the time of the seller is over',
    where: ['PLACED', 'FEE_PROPOSED', 'PART_PROPOSED'],
    take: due('UPDATE orders SET expires_at = now() WHERE id = $1', (app) => app.container.resolve(OrderExpiryService).expireDue()),
  },
  {
    name: 'three days after the delivery',
    where: [...often('DELIVERED', 4)],
    take: due("UPDATE orders SET delivered_at = delivered_at - interval '3 days' WHERE id = $1 AND status = 'DELIVERED'", (app) =>
      app.container.resolve(OrderCompletionService).completeDue(),
    ),
  },
  {
    name: 'the time of problems is over',
    where: ['PROBLEM_OPEN', 'PROBLEM_OFFERED', 'PROBLEM_REPLACING'],
    take: due('UPDATE order_problems SET due_at = now() WHERE order_id = $1 AND ended_at IS NULL', (app) =>
      app.container.resolve(ProblemDeadlinesService).run(),
    ),
  },
  {
    name: 'a week passes for its refunds',
    where: ['REFUND_OWED', 'REFUND_GIVEN'],
    take: due(
      "UPDATE order_refunds SET owed_at = owed_at - interval '8 days', due_at = due_at - interval '8 days', given_at = given_at - interval '8 days' WHERE order_id = $1",
      (app) => app.container.resolve(RefundDeadlinesService).run(),
    ),
  },
  {
    name: 'a payment that was started is over',
    where: ['TO_PAY'],
    take: due(
      "WITH o AS (UPDATE orders SET paying_until = now() WHERE id = $1 AND paying_until IS NOT NULL) UPDATE gateway_payments SET started_at = started_at - interval '2 hours' WHERE order_id = $1",
      paymentJobs,
    ),
  },
];

export const clock: readonly MarketCommand[] = [
  {
    name: 'the jobs of payments run',
    weight: 3,
    take: async ({ app }) => {
      await paymentJobs(app);
      return null;
    },
  },
];
