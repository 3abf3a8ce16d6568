/**
 * Coupons as admins manage them: all of them listed, new ones for many buyers created, any ended before its time. A
 * code given to one email is never shown whole. Redeemed by orders/CouponRedemptionService; claimed by
 * CouponClaimsService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { listPage, listRow } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import { inTransaction } from '../../../platform/db/transaction';
import { isUuid } from '../../../platform/uuid';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import { newCouponCode } from '../coupons/coupon-code';
import type { Coupon, CouponInput } from '../coupons/coupon.types';
import { addCoupon, type CouponFilter, coupons, couponsLike, endCoupon } from '../coupons/coupons.store';
import { mayManageOffers } from '../offer.policy';

export type CouponRequest = CouponFilter & PageRequest;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class AdminCouponsService {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  async list(admin: Viewer, request: CouponRequest): Promise<Page<Coupon>> {
    assertMay(mayManageOffers(admin));
    const { search } = await parseWith(searchRules, request);
    return listPage(this.db, coupons, request, couponsLike({ ...request, search }));
  }

  async create(admin: Viewer, input: CouponInput, key?: RequestKey | null): Promise<Coupon> {
    assertMay(mayManageOffers(admin));
    const { percent, maxDiscount, minSubtotal, startsAt, expiresAt, maxUses, reason } = input;
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'createCoupon', body: inFixedOrder(input) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return byId(tx, earlier);
      const later = startsAt && +startsAt > Date.now() ? startsAt : null;
      const id = await addCoupon(tx, {
        code: input.code ?? newCouponCode(),
        percent,
        maxDiscount,
        expiresAt,
        maxUses,
        minSubtotal: minSubtotal ?? null,
        startsAt: later,
      });
      if (id === null) throw conflict('coupon.codeTaken', { status: 'TAKEN' }, { field: 'code' });
      await this.idempotency.saveResult(tx, key, admin.id, id);
      await this.record(tx, admin, 'coupon.created', id, reason);
      return byId(tx, id);
    });
  }

  /** Purchases that have used it retain their discount. */
  async end(admin: Viewer, id: string, rawReason: string, key?: RequestKey | null): Promise<Coupon> {
    assertMay(mayManageOffers(admin));
    const { reason } = await parseWith(reasonRules, { reason: rawReason });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'endCoupon', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return byId(tx, id);
      await byId(tx, id);
      if (!(await endCoupon(tx, id))) throw conflict('coupon.ended', { status: (await byId(tx, id)).state });
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
  const coupon = isUuid(id) ? await listRow(db, coupons, id) : null;
  if (!coupon) throw notFound();
  return coupon;
}
