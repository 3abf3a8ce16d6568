/**
 * Recalls of lots: one asks, a second admin confirms. A confirmed recall reaches every lot that was made of the lot,
 * and every buyer who has some of it: it is recorded in one transaction, and the job of RecallRefundsService notifies
 * and refunds them. A drill finds the same, and changes nothing.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { inTransaction } from '../../../platform/db/transaction';
import { AppError } from '../../../platform/errors/app-error';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { parseLabelCode } from '../../catalogue/labels/labels.service';
import { LotHold } from '../../catalogue/lots/lot.entity';
import { SellPostsService } from '../../catalogue/sell-posts/sell-posts.service';
import { HeldReceiptsService } from '../../catalogue/stock/held-receipts.service';
import { StockLots } from '../../catalogue/stock/stock-lots.service';
import { type AddressedNotification, NotificationsService } from '../../notifications/notifications.service';
import { adminIds } from '../../orders/problems/problem-notifications.service';
import { LotEventKind } from '../lot-event.entity';
import { type LotDecision, LotHoldsService } from '../lot-holds.service';
import { addLotEvents, affectedLots, linesOfLots, type LockedLot, lockLots, openRecall, recallReach } from '../lot-holds.store';
import { recordRecall } from './recalled-goods.store';
import { mayConfirmRecall, mayRecall } from '../lot.policy';
import type { LotView, RecallReach } from '../lot.types';
import { heldLotsPage, lotByCode } from '../lots.query';

export { heldGoodsOf, openRecallsOf } from './open-recalls.query';

/** So many lots a notification names. */
const NAMED_LOTS = 3;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class RecallsService {
  constructor(
    private readonly db: DataSource,
    private readonly holds: LotHoldsService,
    private readonly posts: SellPostsService,
    private readonly lots: StockLots,
    private readonly receipts: HeldReceiptsService,
    private readonly notifications: NotificationsService,
  ) {}

  /** All sellers' lots on hold and recalled, the latest first. */
  held(admin: Viewer, page: PageRequest): Promise<Page<LotView>> {
    assertMay(mayRecall(admin));
    return heldLotsPage(this.db, page);
  }

  /**
   * Puts the lot and the same goods on hold where they are not, and asks for its recall. CONFLICT once it is asked for,
   * or recalled.
   */
  ask(viewer: Viewer, decision: LotDecision, key?: RequestKey | null): Promise<LotView> {
    return this.holds.decide(viewer, 'askRecall', decision, key, async (tx, lot, goods) => {
      if (lot.hold === LotHold.RECALLED) throw conflict('lot.recalled', { status: lot.hold });
      if (await openRecall(tx, lot.id)) throw conflict('lot.recallAsked', { status: 'RECALL_ASKED' });
      await this.holds.holdLocked(tx, goods);
      await this.holds.record(tx, viewer, { lot, goods, kind: LotEventKind.RECALL_ASKED }, decision);
      await this.holds.notifyOwner(tx, viewer, lot, 'lotHeld', decision.reason);
      await this.holds.audited(tx, viewer, 'lot.recallAsked', lot.id, decision.reason);
      await this.notifyAdmins(tx, viewer, lot, decision.reason);
    });
  }

  /** CONFLICT where nobody asked for it; FORBIDDEN for the admin who did. */
  confirm(admin: Viewer, decision: LotDecision, key?: RequestKey | null): Promise<LotView> {
    assertMay(mayRecall(admin));
    return this.holds.decide(admin, 'confirmRecall', decision, key, async (tx, { id }) => {
      const asked = await openRecall(tx, id);
      if (!asked) throw conflict('lot.noRecall', { status: 'NOT_ASKED' });
      if (!mayConfirmRecall(admin, asked.by)) throw new AppError('FORBIDDEN', 'lot.secondAdmin');
      const lots = await this.lockAffected(tx, id);
      for (const productId of new Set(lots.map((lot) => lot.productId))) await this.posts.set(tx, productId, false);
      const ids = lots.map((lot) => lot.id);
      await this.lots.setHold(tx, ids, LotHold.RECALLED);
      await addLotEvents(tx, ids, { actorId: admin.id, kind: LotEventKind.RECALLED, reason: decision.reason });
      await recordRecall(tx, ids);
      await this.holds.audited(tx, admin, 'lot.recalled', id, decision.reason);
      await this.notifySellers(tx, lots, decision.reason);
    });
  }

  /** Whom a recall would reach, and how long finding them took. The drill is recorded. */
  async drill(admin: Viewer, written: string): Promise<RecallReach> {
    assertMay(mayRecall(admin));
    const lot = await lotByCode(this.db, parseLabelCode(written) ?? '');
    if (!lot) throw notFound();
    const begun = performance.now();
    const [lots, reach] = [await affectedLots(this.db, lot.id), await recallReach(this.db, lot.id)];
    const seconds = Math.round(performance.now() - begun) / 1000;
    await inTransaction(this.db, async (tx) => {
      await addLotEvents(tx, [lot.id], { actorId: admin.id, kind: LotEventKind.DRILLED, reason: null, seconds: seconds.toFixed(3) });
      await this.holds.audited(tx, admin, 'lot.drilled', lot.id, null);
    });
    return { lots: lots.length, ...reach, seconds };
  }

  /**
   * The lot and what was made of it, locked, and its receipts stopped. Someone may list more of it until then: this is
   * repeated until nothing new is found.
   */
  private async lockAffected(tx: EntityManager, lotId: string): Promise<LockedLot[]> {
    for (let affected = await affectedLots(tx, lotId); ;) {
      const locked = await lockLots(tx, affected);
      await this.receipts.stop(
        tx,
        await linesOfLots(
          tx,
          affected.map(({ id }) => id),
        ),
      );
      const now = await affectedLots(tx, lotId);
      if (now.length === affected.length) return locked;
      affected = now;
    }
  }

  /** All admins but the one who asks. */
  private async notifyAdmins(tx: EntityManager, viewer: Viewer, lot: LockedLot, reason: string): Promise<void> {
    const params = { product: lot.productName, secondProduct: lot.secondName ?? '', lot: lot.code, seller: lot.ownerName, reason };
    const others = (await adminIds(tx)).filter((id) => id !== viewer.id);
    await this.notifications.notifyAll(tx, others, {
      type: NotificationType.ORDER_CHANGED,
      textKey: 'recallAsked',
      params,
      link: `${sitePages.adminRecalls.path}?code=${lot.code}`,
    });
  }

  /**
   * Each once, with their first lots. Buyers are notified by RecallRefundsService, in batches: there may be thousands.
   */
  private async notifySellers(tx: EntityManager, lots: readonly LockedLot[], reason: string): Promise<void> {
    const firstOfOwners = lots.filter(({ ownerId }, at) => lots.findIndex((lot) => lot.ownerId === ownerId) === at);
    const toSellers = firstOfOwners.map(({ ownerId: userId, ownerRole, productName: product, secondName }): AddressedNotification => {
      const codes = lots.filter(({ ownerId }) => ownerId === userId).map(({ code }) => code);
      const lot = `${codes.slice(0, NAMED_LOTS).join(', ')}${codes.length > NAMED_LOTS ? ' …' : ''}`;
      return {
        userId,
        type: NotificationType.PRODUCT_DECIDED,
        textKey: 'lotOfRecall',
        params: { product, secondProduct: secondName ?? '', lot, reason },
        link: sitePages.lots[ownerRole].path,
      };
    });
    await this.notifications.notifyEach(tx, toSellers);
  }
}
