/**
 * Coupons as the desk keeps them: all of them listed, new ones for many buyers made, any ended before its time. A code given to one email is never shown
 * whole. Redeemed by orders/CouponRedemptionService; claimed by CouponClaimsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../schema/rules/reason.rules';
import { searchRules } from '../../../schema/rules/search.rules';
import type { CouponSource, OfferState } from '../../../schema/values/offers';
import { type Db, execute, one, rows } from '../../platform/db/sql';
import { inTransaction } from '../../platform/db/transaction';
import { isUuid } from '../../platform/db/uuid';
import { AppError } from '../../platform/errors/app-error';
import { notFound } from '../../platform/errors/common-errors';
import { idCursor, idOfCursor, type Page, pageOf, type PageRequest } from '../../platform/graphql/connection';
import type { Viewer } from '../../platform/graphql/context';
import { parseWith } from '../../platform/graphql/rules';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import { AuditService } from '../accounts/audit.service';
import { newCouponCode } from './coupon-code';
import type { Coupon, CouponInput } from './coupon.types';
import { mayKeepOffers } from './offer.policy';

export interface CouponFilter extends PageRequest {
  readonly state?: OfferState | null;
  readonly source?: CouponSource | null;
  readonly search?: string | null;
}

const STATES: Record<OfferState, string> = {
  SCHEDULED: 'c.ended_at IS NULL AND c.starts_at > now()',
  RUNNING: 'c.starts_at <= now() AND c.expires_at > now() AND c.used_count < c.max_uses',
  ENDED: '(c.ended_at IS NOT NULL OR c.expires_at <= now() OR c.used_count >= c.max_uses)',
};
const COLUMNS = `c.id, CASE WHEN c.source = 'DESK' THEN c.code ELSE left(c.code, 2) || '••••' || right(c.code, 2) END AS code,
  CASE WHEN c.source = 'DESK' THEN 'DESK' ELSE 'POPUP' END AS source, c.percent, c.max_discount AS "maxDiscount", c.min_subtotal AS "minSubtotal",
  c.starts_at AS "startsAt", c.expires_at AS "expiresAt", c.ended_at AS "endedAt", c.max_uses AS "maxUses", c.used_count AS "usedCount",
  CASE WHEN ${STATES.SCHEDULED} THEN 'SCHEDULED' WHEN ${STATES.RUNNING} THEN 'RUNNING' ELSE 'ENDED' END AS state`;
const ADD = `
  INSERT INTO coupons (code, percent, max_discount, min_subtotal, source, starts_at, expires_at, max_uses)
  VALUES ($1, $2, $3, coalesce($4, 0), 'DESK', coalesce($5, now()), $6, $7) ON CONFLICT (code) DO NOTHING RETURNING id`;
const END = `
  UPDATE coupons c SET ended_at = now(), expires_at = least(c.expires_at, greatest(c.starts_at, now())) WHERE c.id = $1 AND NOT ${STATES.ENDED}`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DeskCouponsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(admin: Viewer, filter: CouponFilter): Promise<Page<Coupon>> {
    assertMay(mayKeepOffers(admin));
    const { first, after, offset } = filter;
    const { search } = await parseWith(searchRules, filter);
    const params: unknown[] = [];
    const value = (parameter: unknown) => `$${params.push(parameter)}`;
    const from = `FROM coupons c WHERE ${whereSql({ ...filter, search }, value)}`;
    const counted = await one<{ count: number }>(this.db, `SELECT count(*)::int AS count ${from}`, params);
    const beyond = after ? `AND (c.created_at, c.id) < (SELECT created_at, id FROM coupons WHERE id = ${value(idOfCursor(after))})` : '';
    const page = `SELECT ${COLUMNS} ${from} ${beyond} ORDER BY c.created_at DESC, c.id DESC LIMIT ${value(first + 1)} OFFSET ${value(offset ?? 0)}`;
    const found = await rows<Coupon>(this.db, page, params);
    return { ...pageOf(found, { first, after, offset }, idCursor), totalCount: counted?.count ?? 0 };
  }

  async create(admin: Viewer, input: CouponInput, key?: RequestKey | null): Promise<Coupon> {
    assertMay(mayKeepOffers(admin));
    const { percent, maxDiscount, minSubtotal, startsAt, expiresAt, maxUses, reason } = input;
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'createCoupon', body: inFixedOrder(input) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return byId(tx, earlier);
      const later = startsAt && +startsAt > Date.now() ? startsAt : null;
      const terms = [input.code ?? newCouponCode(), percent, maxDiscount, minSubtotal ?? null, later, expiresAt, maxUses];
      const made = await one<{ id: string }>(tx, ADD, terms);
      if (!made) throw new AppError('CONFLICT', 'coupon.codeTaken', undefined, [{ field: 'code', key: 'coupon.codeTaken' }]);
      await this.idempotency.keep(tx, key, admin.id, made.id);
      await this.record(tx, admin, 'coupon.created', made.id, reason);
      return byId(tx, made.id);
    });
  }

  /** Purchases that have used it keep their discount. */
  async end(admin: Viewer, id: string, words: string, key?: RequestKey | null): Promise<Coupon> {
    assertMay(mayKeepOffers(admin));
    const { reason } = await parseWith(reasonRules, { reason: words });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'endCoupon', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return byId(tx, id);
      await byId(tx, id);
      if ((await execute(tx, END, [id])) === 0) throw new AppError('CONFLICT', 'coupon.ended');
      await this.record(tx, admin, 'coupon.ended', id, reason);
      return byId(tx, id);
    });
  }

  private async record(
    tx: EntityManager,
    admin: Viewer,
    action: 'coupon.created' | 'coupon.ended',
    subjectId: string,
    reason: string,
  ): Promise<void> {
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'coupon', subjectId, reason });
  }
}

async function byId(db: Db, id: string): Promise<Coupon> {
  const coupon = isUuid(id) ? await one<Coupon>(db, `SELECT ${COLUMNS} FROM coupons c WHERE c.id = $1`, [id]) : null;
  if (!coupon) throw notFound();
  return coupon;
}

function whereSql({ state, source, search }: CouponFilter, value: (parameter: unknown) => string): string {
  const conditions = [state ? STATES[state] : 'true'];
  if (source) conditions.push(source === 'DESK' ? `c.source = 'DESK'` : `c.source <> 'DESK'`);
  if (search) {
    const code = value(search.toUpperCase());
    conditions.push(`(c.code = ${code} OR (c.source = 'DESK' AND starts_with(c.code, ${code})))`);
  }
  return conditions.join(' AND ');
}
