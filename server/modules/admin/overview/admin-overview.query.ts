/** The figures of the admins' home: the queues and the day, in one statement. Called by AdminOverviewService. */
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, int, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { isNewStory } from '../../catalogue/admin/moderated-stories.service';
import { isStuck } from '../../orders/admin/admin-orders.service';
import { isWaitingImage } from '../../reviews/images/review-image-reports.service';
import { hasDocumentsToCheck } from '../accounts/account-reviews.query';
import type { AdminOverview } from './admin-overview.types';

const TODAY = `date_trunc('day', now() AT TIME ZONE 'Asia/Dhaka') AT TIME ZONE 'Asia/Dhaka'`;
const count = (from: string) => column(`(SELECT count(*)::int FROM ${from})`, int);
const actsToday = (action: string) => count(`audit_events WHERE action = '${action}' AND created_at >= ${TODAY}`);
const LATE_SMS = `status = 'PENDING' AND created_at < now() - make_interval(mins => $2)`;

const figures = columns({
  waiting: count(`users WHERE status = 'PENDING'`),
  waitingLate: count(`users WHERE status = 'PENDING' AND waiting_since < now() - make_interval(hours => $1)`),
  documentsToCheck: count(`users u WHERE ${hasDocumentsToCheck}`),
  approvedToday: actsToday('account.approved'),
  suspendedToday: actsToday('account.suspended'),
  suspended: count(`users WHERE status = 'SUSPENDED'`),
  accounts: count('users'),
  ordersStuck: count(`orders o WHERE ${isStuck}`),
  refusalsContested: count(`refusal_contests WHERE state = 'OPEN'`),
  paymentDisputes: count(`payment_disputes WHERE state = 'OPEN'`),
  messagesReported: count('order_messages WHERE reported_at IS NOT NULL AND decided_at IS NULL'),
  reviewImagesReported: count(`review_images s WHERE ${isWaitingImage}`),
  storiesNew: count(`seller_stories s WHERE ${isNewStory('$3')}`),
  refundsOverdue: count(`order_refunds WHERE state = 'DENIED' OR (state = 'OWED' AND due_at <= now())`),
  billsOverdue: count(`bills WHERE paid < total AND due_on < (now() AT TIME ZONE 'Asia/Dhaka')::date`),
  payoutsRequested: count(`payouts WHERE state = 'REQUESTED'`),
  problemsToDecide: count(`order_problems WHERE ended_at IS NULL AND state = 'ESCALATED'`),
  productsHidden: count('products WHERE hidden_at IS NOT NULL AND deleted_at IS NULL'),
  supportOpen: count('support_messages WHERE answered_at IS NULL'),
  smsFailed: count(`sms_outbox WHERE status = 'FAILED'`),
  smsNotSent: count(`sms_outbox WHERE status = 'FAILED' OR (${LATE_SMS})`),
  webhooksFailing: count('webhooks WHERE enabled AND failing_since IS NOT NULL'),
});

export async function overviewFigures(db: Db, adminId: string): Promise<AdminOverview> {
  const parameters = [limits.lateAfterHours, serverLimits.smsLateMinutes, adminId];
  const overview = await selectOne(db, figures, (list) => `SELECT ${list}`, parameters);
  if (!overview) throw new Error('A statement of figures returned no row.');
  return overview;
}
