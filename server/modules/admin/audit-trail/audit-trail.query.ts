/**
 * The audit trail as admins see it, the latest first: the page first, then the names of its rows only. Called by
 * AuditTrailService.
 */
import { toAsciiDigits } from '../../../../schema/text/digits';
import { orderNumber } from '../../../../schema/text/order-number';
import { normalPhone } from '../../../../schema/text/phone';
import { LOGINS } from '../../../../schema/values/market/audit';
import { column, columns, instant, nullable, text } from '../../../platform/db/columns';
import { isId } from '../../../platform/db/keyset';
import { byCreation, type List, type Params } from '../../../platform/db/list-query';
import { hostOf } from '../../../platform/db/url-host';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import type { AuditEntry } from './audit-trail.types';

export interface AuditFilter {
  readonly action?: string | null;
  readonly actorId?: string | null;
  readonly subjectId?: string | null;
  /** The number of an order, the code of a lot or the phone of an account, in digits of either script. */
  readonly search?: string | null;
  readonly createdFrom?: Date | null;
  readonly createdUntil?: Date | null;
}

const SUBJECT = `coalesce(account.name, product.name, o.tracking_number, lot.code, coupon.code, sms.phone, message.name, ${hostOf('hook.url')}, e.details->>'phone')`;

export const auditEntries: List<AuditEntry> = {
  table: 'audit_events',
  alias: 'e',
  sort: byCreation,
  columns: columns({
    id: column('e.id', text),
    action: column('e.action', text),
    actorId: column('e.actor_id', nullable(text)),
    actorName: column('actor.name', nullable(text)),
    subjectType: column('e.subject_type', text),
    subjectId: column('e.subject_id', nullable(text)),
    subjectName: column(SUBJECT, nullable(text)),
    reason: column('e.reason', nullable(text)),
    network: column(`e.details->>'network'`, nullable(text)),
    createdAt: column('e.created_at', instant),
  }),
  joins: `LEFT JOIN users actor ON actor.id = e.actor_id
    LEFT JOIN users account ON e.subject_type = 'account' AND account.id = e.subject_id
    LEFT JOIN deals deal ON e.subject_type = 'deal' AND deal.id = e.subject_id
    LEFT JOIN products product ON product.id = CASE e.subject_type WHEN 'product' THEN e.subject_id WHEN 'deal' THEN deal.product_id END
    LEFT JOIN coupons coupon ON e.subject_type = 'coupon' AND coupon.source = 'ADMIN' AND coupon.id = e.subject_id
    LEFT JOIN sms_outbox sms ON e.subject_type = 'smsMessage' AND sms.id = e.subject_id
    LEFT JOIN support_messages message ON e.subject_type = 'supportMessage' AND message.id = e.subject_id
    LEFT JOIN webhooks hook ON e.subject_type = 'webhook' AND hook.id = e.subject_id
    LEFT JOIN lots lot ON e.subject_type = 'lot' AND lot.id = e.subject_id
    LEFT JOIN orders o ON e.subject_type = 'order' AND o.id = e.subject_id`,
};

export const entriesLike =
  ({ action, actorId, subjectId, search, createdFrom, createdUntil }: AuditFilter) =>
  (params: Params): string[] => [
    ...actions(action, Boolean(subjectId ?? search?.trim()), params),
    ...(actorId ? [isId('e.actor_id', actorId, params)] : []),
    ...(subjectId ? [isId('e.subject_id', subjectId, params)] : []),
    ...(search?.trim() ? [isNamed(search, params)] : []),
    ...(createdFrom ? [`e.created_at >= ${params.add(createdFrom)}`] : []),
    ...(createdUntil ? [`e.created_at < ${params.add(createdUntil)}`] : []),
  ];

/**
 * It was done to what has this number, code or phone, or by a command to this phone. What an admin decided about a lot
 * is in the histories of all lots of the same goods, of one transaction: any of their codes finds it. The entries are
 * found first, each by an index: their ids are a value of the page's statement.
 */
function isNamed(search: string, params: Params): string {
  const text = toAsciiDigits(search.trim());
  const phone = params.add(normalPhone(text));
  const number = params.add(orderNumber(text) ?? text);
  const code = params.add(parseLabelCode(text) ?? text);
  return `e.id = ANY (ARRAY(
      SELECT entry.id FROM (
        SELECT id FROM orders WHERE tracking_number = ${number} UNION ALL SELECT id FROM lots WHERE code = ${code}
        UNION ALL SELECT id FROM users WHERE phone = ${phone} UNION ALL SELECT id FROM sms_outbox WHERE phone = ${phone}
      ) named JOIN audit_events entry ON entry.subject_id = named.id
      UNION ALL
      SELECT entry.id FROM lots JOIN lot_events decided ON decided.lot_id = lots.id
      JOIN audit_events entry ON entry.subject_type = 'lot' AND entry.actor_id = decided.actor_id AND entry.created_at = decided.created_at WHERE lots.code = ${code}
      UNION ALL SELECT entry.id FROM audit_events entry WHERE entry.details->>'phone' = ${phone}))`;
}

/** Logins are left out unless requested: there are more of them than of all others. One account's history has them. */
function actions(action: string | null | undefined, ofSubject: boolean, params: Params): string[] {
  if (action === LOGINS) return [`e.action LIKE '${LOGINS}.%'`];
  if (action) return [`e.action = ${params.add(action)}`];
  return ofSubject ? [] : [`e.action NOT LIKE '${LOGINS}.%'`];
}
