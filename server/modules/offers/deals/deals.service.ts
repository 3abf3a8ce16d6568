/**
 * Deals as admins make and end them. A deal that the seller pays for is a proposal: it counts once the seller has
 * accepted it (MyDealsService). One that the platform pays for counts without being accepted: the seller receives the
 * regular price, the commission of the order is lower by the difference
 * (server/modules/orders/pricing/draft-orders.ts). No two deals of a product ever count at once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { reasonRules } from '../../../../schema/rules/shared/reason.rules';
import { searchRules } from '../../../../schema/rules/shared/search.rules';
import { dhakaDay } from '../../../../schema/rules/catalogue/sell-post.rules';
import { sitePages } from '../../../../schema/values/site/site-routes';
import { NotificationType } from '../../../../schema/values/market/notifications';
import { FinancedBy, DealMaker } from '../../../../schema/values/market/offers';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { parseWith } from '../../../platform/validation/parse-with';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { MarketChanges } from '../../../platform/events/market-changes';
import { assertMay } from '../../../platform/security/assert-policy';
import { AuditService } from '../../audit/audit.service';
import type { NewNotification } from '../../notifications/content/notification.types';
import { NotificationsService } from '../../notifications/notifications.service';
import { DealReader } from './deal-reader.service';
import { assertMayCount, assertPaysForOne, dealFrom } from './deal-terms';
import type { Deal, DealInput } from './deal.types';
import { type DealFilter, DealsStore, type DealtProduct } from './deals.store';
import { mayManageOffers } from '../offer.policy';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class DealsService {
  constructor(
    private readonly db: DataSource,
    private readonly store: DealsStore,
    private readonly reader: DealReader,
    private readonly audit: AuditService,
    private readonly idempotency: IdempotencyService,
    private readonly notifications: NotificationsService,
    private readonly changes: MarketChanges,
  ) {}

  /** All deals and proposals, the latest to begin first. */
  async list(admin: Viewer, filter: DealFilter): Promise<Page<Deal>> {
    assertMay(mayManageOffers(admin));
    const { search } = await parseWith(searchRules, filter);
    return this.reader.page(admin, { ...filter, search });
  }

  /**
   * Proposes a deal to the seller, or starts one that the platform pays for. CONFLICT: not on the market, or another
   * deal or proposal at that time.
   */
  async create(admin: Viewer, input: DealInput, key?: RequestKey | null): Promise<Deal> {
    assertMay(mayManageOffers(admin));
    const { productId, percent, endsAt, reason } = input;
    const [financedBy, marketBudget] = [input.financedBy ?? FinancedBy.SELLER, input.marketBudget ?? null];
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'createDeal', body: inFixedOrder(input) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return this.reader.findById(tx, admin, earlier);
      const product = await this.store.lockProduct(tx, productId);
      if (!product) throw notFound();
      const whose = { madeBy: DealMaker.ADMIN, financedBy, marketBudget };
      const deal = { productId, percent, reason, ...whose, from: dealFrom(input), until: endsAt };
      assertPaysForOne(product, deal);
      await assertMayCount(this.store, tx, product, deal);
      if (await this.store.isProposed(tx, productId, deal.from, endsAt))
        throw conflict('deal.proposedAlready', { status: 'PROPOSED' }, { field: 'endsAt' });
      const isProposal = financedBy === FinancedBy.SELLER;
      const id = isProposal ? await this.store.propose(tx, deal) : await this.store.add(tx, deal, product.price);
      await this.idempotency.saveResult(tx, key, admin.id, id);
      await this.record(tx, admin, 'deal.created', id, reason, { productId, percent, financedBy, ...(marketBudget && { marketBudget }) });
      const window = { from: dhakaDay(deal.from ?? new Date()), until: dhakaDay(endsAt) };
      const params = { ...namesOf(product), percent, ...window, reason };
      await this.notify(tx, product, { ...about(product), textKey: isProposal ? 'dealProposed' : 'dealMade', params });
      return this.reader.findById(tx, admin, id);
    });
  }

  /**
   * Ends a deal of an admin or a seller before its time, or withdraws a proposal; the product is sold at its own price
   * from then on.
   */
  async end(admin: Viewer, id: string, reasonText: string, key?: RequestKey | null): Promise<Deal> {
    assertMay(mayManageOffers(admin));
    const { reason } = await parseWith(reasonRules, { reason: reasonText });
    return inTransaction(this.db, async (tx) => {
      const request = { userId: admin.id, operation: 'endDeal', body: [id, reason] };
      if (await this.idempotency.isDone(tx, key, request)) return this.reader.findById(tx, admin, id);
      const row = await this.store.findById(tx, id);
      if (!row) throw notFound();
      // the product before the deal, as orders lock them
      const product = await this.store.lockProduct(tx, row.productId);
      if (!(await this.store.end(tx, id))) throw conflict('deal.ended', { status: (await this.reader.findById(tx, admin, id)).state });
      await this.record(tx, admin, 'deal.ended', id, reason);
      const textKey = row.state === 'PROPOSED' ? 'dealWithdrawn' : 'dealEnded';
      if (product) await this.notify(tx, product, { ...about(product), textKey, params: { ...namesOf(product), reason } });
      return this.reader.findById(tx, admin, id);
    });
  }

  private async record(
    tx: EntityManager,
    admin: Viewer,
    action: 'deal.created' | 'deal.ended',
    subjectId: string,
    reason: string,
    details?: Record<string, unknown>,
  ): Promise<void> {
    this.changes.report(tx);
    await this.audit.record(tx, { actorId: admin.id, action, subjectType: 'deal', subjectId, reason, ...(details && { details }) });
  }

  private notify(tx: EntityManager, { sellerId }: DealtProduct, notification: NewNotification): Promise<void> {
    return this.notifications.notify(tx, { ...notification, userId: sellerId });
  }
}

const namesOf = ({ name, secondProduct }: DealtProduct) => ({ product: name, secondProduct });

function about({ sellerRole, imageId }: DealtProduct) {
  return { type: NotificationType.PRODUCT_DECIDED, link: sitePages.deals[sellerRole].path, imageId };
}
