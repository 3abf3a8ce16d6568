/**
 * Puts lots on hold and releases them, under the locks of their products and stock. The product of a lot on hold leaves
 * the market, and nothing is taken from the lot. What is decided about a lot holds for all lots of its seller that may
 * have the same goods: those in another unit, and those of the same receipt.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { Role } from '../../../schema/values/accounts/roles';
import type { AuditAction } from '../../../schema/values/market/audit';
import { NotificationType } from '../../../schema/values/market/notifications';
import { sitePages } from '../../../schema/values/site/site-routes';
import { inTransaction } from '../../platform/db/transaction';
import { conflict, notFound } from '../../platform/errors/common-errors';
import { IdempotencyService, inFixedOrder } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { AuditService } from '../audit/audit.service';
import { parseLabelCode } from '../catalogue/labels/labels.service';
import { LotHold } from '../catalogue/lots/lot.entity';
import { SellPostsService } from '../catalogue/sell-posts/sell-posts.service';
import { StockLots } from '../catalogue/stock/stock-lots.service';
import { NotificationsService } from '../notifications/notifications.service';
import { LotEventKind } from './lot-event.entity';
import { LotImagesService } from './lot-images.service';
import {
  addLotEvents,
  heldByOtherAdmins,
  heldByOthers,
  isHeldByAdmin,
  type LockedLot,
  lockLots,
  sameStock,
  withoutRecall,
} from './lot-holds.store';
import { mayDecide, mayHold, mayRelease } from './lot.policy';
import type { LotView } from './lot.types';
import { lotByCode } from './lots.query';

/** After the rules. */
export interface LotDecision {
  readonly code: string;
  readonly reason: string;
  /** A hold and a request for a recall have them. */
  readonly imageIds?: readonly string[] | null;
}

/** A locked lot, with all of the same goods. */
interface Decided {
  readonly lot: LockedLot;
  readonly goods: readonly LockedLot[];
  readonly kind: LotEventKind;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LotHoldsService {
  constructor(
    private readonly db: DataSource,
    private readonly posts: SellPostsService,
    private readonly lots: StockLots,
    private readonly images: LotImagesService,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * NOT_FOUND for another seller's lot, CONFLICT for one that is on hold or recalled. An admin may hold what its seller
   * holds, so that the seller cannot release it.
   */
  hold(viewer: Viewer, decision: LotDecision, key?: RequestKey | null): Promise<LotView> {
    return this.decide(viewer, 'holdLot', decision, key, async (tx, lot, goods) => {
      const isAdminToo = viewer.role === Role.ADMIN && lot.hold === LotHold.HELD && !(await isHeldByAdmin(tx, [lot.id]));
      if (lot.hold !== null && !isAdminToo) throw conflict('lot.onHold', { status: lot.hold });
      await this.holdLocked(tx, goods);
      await this.record(tx, viewer, { lot, goods, kind: LotEventKind.HELD }, decision);
      await this.audited(tx, viewer, 'lot.held', lot.id, decision.reason);
      await this.notifyOwner(tx, viewer, lot, 'lotHeld', decision.reason);
    });
  }

  /** CONFLICT for a lot that is not on hold, or was recalled; FORBIDDEN for the seller where an admin decided it. */
  release(viewer: Viewer, decision: LotDecision, key?: RequestKey | null): Promise<LotView> {
    return this.decide(viewer, 'releaseLot', decision, key, async (tx, lot, goods) => {
      if (lot.hold === null) throw conflict('lot.notOnHold', { status: 'OPEN' });
      if (lot.hold === LotHold.RECALLED) throw conflict('lot.recalled', { status: lot.hold });
      const ids = goods.map(({ id }) => id);
      const heldByOther = new Set(await heldByOthers(tx, ids));
      const freed = goods.filter(({ id, hold }) => hold === LotHold.HELD && !heldByOther.has(id)).map(({ id }) => id);
      if (!mayRelease(viewer, await isHeldByAdmin(tx, freed))) throw conflict('lot.heldByAdmin', { status: lot.hold });
      await this.lots.setHold(tx, freed, null);
      await this.audited(tx, viewer, 'lot.released', lot.id, decision.reason);
      // what a seller's own hold keeps is no admin's any more; what an admin's keeps was not released
      const byAdmins = await heldByOtherAdmins(tx, ids);
      const kept =
        viewer.role === Role.ADMIN
          ? await withoutRecall(
              tx,
              [...heldByOther].filter((id) => !byAdmins.includes(id)),
            )
          : [];
      const released = { actorId: viewer.id, kind: LotEventKind.RELEASED, reason: decision.reason };
      await addLotEvents(tx, [...freed, ...kept], released);
      await this.notifyOwner(tx, viewer, lot, 'lotReleased', decision.reason);
    });
  }

  /** Decides about a lot under its lock and those of the same goods, once for each key. An admin’s program may not. */
  async decide(
    viewer: Viewer,
    operation: string,
    decision: LotDecision,
    key: RequestKey | null | undefined,
    act: (tx: EntityManager, lot: LockedLot, goods: readonly LockedLot[]) => Promise<void>,
  ): Promise<LotView> {
    assertMay(mayDecide(viewer));
    const code = parseLabelCode(decision.code) ?? '';
    await inTransaction(this.db, async (tx) => {
      if (await this.idempotency.isDone(tx, key, { userId: viewer.id, operation, body: inFixedOrder(decision) })) return;
      const lot = await lotByCode(tx, code);
      assertMay(lot !== null && mayHold(viewer, lot), 'NOT_FOUND');
      const goods = await lockSameStock(tx, lot.id);
      const locked = goods.find(({ id }) => id === lot.id);
      if (!locked) throw notFound();
      await act(tx, locked, goods);
    });
    const lot = await lotByCode(this.db, code);
    if (!lot) throw notFound();
    return lot;
  }

  /**
   * The decision with its images, and for the other lots of the same goods that they are on hold. BAD_USER_INPUT for an
   * image that is not the viewer's own.
   */
  async record(tx: EntityManager, viewer: Viewer, { lot, goods, kind }: Decided, { reason, imageIds }: LotDecision): Promise<void> {
    const [eventId] = await addLotEvents(tx, [lot.id], { actorId: viewer.id, kind, reason });
    if (eventId) await this.images.put(tx, viewer, eventId, imageIds ?? []);
    const others = goods.filter(({ id, hold }) => id !== lot.id && hold !== LotHold.RECALLED).map(({ id }) => id);
    await addLotEvents(tx, others, { actorId: viewer.id, kind: LotEventKind.HELD, reason });
  }

  /** Takes the products of locked lots off the market, and the lots out of their stock. */
  async holdLocked(tx: EntityManager, goods: readonly LockedLot[]): Promise<void> {
    const free = goods.filter(({ hold }) => hold === null);
    for (const productId of new Set(free.map((lot) => lot.productId))) await this.posts.set(tx, productId, false);
    await this.lots.setHold(
      tx,
      free.map(({ id }) => id),
      LotHold.HELD,
    );
  }

  /** A decision of an admin is in the trail of admins as well; the lot's own history has what its seller decided. */
  async audited(
    tx: EntityManager,
    viewer: Viewer,
    action: Extract<AuditAction, `lot.${string}`>,
    lotId: string,
    reason: string | null,
  ): Promise<void> {
    if (viewer.role === Role.ADMIN)
      await this.audit.record(tx, { actorId: viewer.id, action, subjectType: 'lot', subjectId: lotId, reason });
  }

  /** The seller is notified of what an admin decided. */
  async notifyOwner(tx: EntityManager, viewer: Viewer, lot: LockedLot, textKey: 'lotHeld' | 'lotReleased', reason: string): Promise<void> {
    if (viewer.role !== Role.ADMIN) return;
    const content = { userId: lot.ownerId, type: NotificationType.PRODUCT_DECIDED, link: sitePages.lots[lot.ownerRole].path };
    const params = { product: lot.productName, secondProduct: lot.secondName ?? '', lot: lot.code };
    await this.notifications.notify(
      tx,
      textKey === 'lotHeld' ? { ...content, textKey, params: { ...params, reason } } : { ...content, textKey, params },
    );
  }
}

/**
 * Goods may go on in another unit, or be listed once more, until they are locked: repeated until nothing new is there.
 */
async function lockSameStock(tx: EntityManager, lotId: string): Promise<LockedLot[]> {
  for (let goods = await sameStock(tx, lotId); ;) {
    const locked = await lockLots(tx, goods);
    const now = await sameStock(tx, lotId);
    if (now.length === goods.length) return locked;
    goods = now;
  }
}
