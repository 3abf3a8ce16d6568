/** Reads the audit trail for admins: latest first, by keyset or offset, two statements a page. Writing is AuditService's. */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { one, rows } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { assertMay } from '../../platform/security/assert-policy';
import { hostOf } from '../partners/webhook-desk.service';
import { mayReadAuditTrail } from './admin.policy';
import type { AuditEntry } from './audit-trail.types';

export interface AuditRequest extends PageRequest {
  readonly action?: string | null;
  readonly actorId?: string | null;
  readonly subjectId?: string | null;
  readonly from?: Date | null;
  readonly until?: Date | null;
}

const WANTED = `($1::text IS NULL OR e.action = $1) AND ($2::uuid IS NULL OR e.actor_id = $2) AND ($3::uuid IS NULL OR e.subject_id = $3)
  AND ($4::timestamptz IS NULL OR e.created_at >= $4) AND ($5::timestamptz IS NULL OR e.created_at < $5)`;

// the page first, then the names of its rows only
const PAGE = `
  SELECT e.id, e.action, e.actor_id AS "actorId", actor.name AS "actorName", e.subject_type AS "subjectType", e.subject_id AS "subjectId",
    coalesce(account.name, product.name, o.tracking_number, coupon.code, sms.phone, ${hostOf('hook.url')}) AS "subjectName", e.reason, e.created_at AS "createdAt"
  FROM (SELECT * FROM audit_events e WHERE ${WANTED}
      AND ($6::uuid IS NULL OR (e.created_at, e.id) < (SELECT created_at, id FROM audit_events WHERE id = $6))
    ORDER BY e.created_at DESC, e.id DESC LIMIT $7 OFFSET $8) e
  LEFT JOIN users actor ON actor.id = e.actor_id
  LEFT JOIN users account ON e.subject_type = 'account' AND account.id = e.subject_id
  LEFT JOIN deals deal ON e.subject_type = 'deal' AND deal.id = e.subject_id
  LEFT JOIN products product ON product.id = CASE e.subject_type WHEN 'product' THEN e.subject_id WHEN 'deal' THEN deal.product_id END
  LEFT JOIN coupons coupon ON e.subject_type = 'coupon' AND coupon.source = 'DESK' AND coupon.id = e.subject_id
  LEFT JOIN sms_outbox sms ON e.subject_type = 'smsMessage' AND sms.id = e.subject_id
  LEFT JOIN webhooks hook ON e.subject_type = 'webhook' AND hook.id = e.subject_id
  LEFT JOIN orders o ON e.subject_type = 'order' AND o.id = e.subject_id
  ORDER BY e.created_at DESC, e.id DESC`;

const COUNT = `SELECT count(*)::int AS count FROM audit_events e WHERE ${WANTED}`;

@scoped(Lifecycle.ContainerScoped)
export class AuditTrailService {
  constructor(private readonly db: DataSource) {}

  async list(admin: Viewer, { first, after, offset, ...request }: AuditRequest): Promise<Page<AuditEntry>> {
    assertMay(mayReadAuditTrail(admin));
    const { action, actorId, subjectId, from, until } = request;
    const wanted = [action ?? null, idOrNone(actorId), idOrNone(subjectId), from ?? null, until ?? null];
    const [found, counted] = await Promise.all([
      rows<AuditEntry>(this.db, PAGE, [...wanted, after ? idOfCursor(after) : null, first + 1, offset ?? 0]),
      one<{ count: number }>(this.db, COUNT, wanted),
    ]);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount: counted?.count ?? 0 };
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An id that is none finds nothing, as one that nobody has. */
function idOrNone(id: string | null | undefined): string | null {
  if (!id) return null;
  return isUuid(id) ? id : NOBODY;
}
