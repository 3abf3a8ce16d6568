/** The figures of the admin's home: the queues and the day, in one statement. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { rows } from '../../platform/db/sql';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { isStuck } from '../orders/order-desk.service';
import type { AdminDesk } from './admin-desk.types';
import { mayReviewAccounts } from './admin.policy';

const TODAY = `date_trunc('day', now() AT TIME ZONE 'Asia/Dhaka') AT TIME ZONE 'Asia/Dhaka'`;
const actsToday = (action: string): string =>
  `(SELECT count(*)::int FROM audit_events WHERE action = '${action}' AND created_at >= ${TODAY})`;

const FIGURES = `
  SELECT (SELECT count(*)::int FROM users WHERE status = 'PENDING') AS waiting,
    (SELECT count(*)::int FROM users WHERE status = 'PENDING' AND waiting_since < now() - make_interval(hours => $1)) AS "waitingLate",
    ${actsToday('account.approved')} AS "approvedToday",
    ${actsToday('account.suspended')} AS "suspendedToday",
    (SELECT count(*)::int FROM users WHERE status = 'SUSPENDED') AS suspended,
    (SELECT count(*)::int FROM users) AS accounts,
    (SELECT count(*)::int FROM orders o WHERE ${isStuck}) AS "ordersStuck",
    (SELECT count(*)::int FROM products WHERE hidden_at IS NOT NULL AND deleted_at IS NULL) AS "productsHidden",
    (SELECT count(*)::int FROM support_messages WHERE answered_at IS NULL) AS "supportOpen",
    (SELECT count(*)::int FROM sms_outbox WHERE status = 'FAILED') AS "smsFailed",
    (SELECT count(*)::int FROM webhooks WHERE enabled AND failing_since IS NOT NULL) AS "webhooksFailing"`;

@scoped(Lifecycle.ContainerScoped)
export class AdminDeskService {
  constructor(private readonly db: DataSource) {}

  async figures(admin: Viewer): Promise<AdminDesk> {
    assertMay(mayReviewAccounts(admin));
    const [desk] = await rows<AdminDesk>(this.db, FIGURES, [limits.lateAfterHours]);
    if (!desk) throw new Error('A statement of figures answered no row.');
    return desk;
  }
}
