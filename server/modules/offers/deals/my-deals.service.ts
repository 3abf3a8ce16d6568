/**
 * A seller's own side of deals: what admins proposed is accepted or declined, and the seller makes and ends deals on
 * their own products by the same rules as admins: a percentage, a time, and the price really charged before. A deal
 * that the platform pays for is ended by admins only.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { FinancedBy, DealMaker } from '../../../../schema/values/market/offers';
import { inTransaction } from '../../../platform/db/transaction';
import { conflict, notFound } from '../../../platform/errors/common-errors';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService, inFixedOrder } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { assertMay } from '../../../platform/security/assert-policy';
import { DealReader } from './deal-reader.service';
import { assertMayCount, dealFrom } from './deal-terms';
import type { Deal, MyDealInput } from './deal.types';
import { type DealFilter, type DealRow, DealsStore, type DealtProduct } from './deals.store';
import { mayMakeDeals } from '../offer.policy';

export { isProposedDeal } from './deals.store';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class MyDealsService {
  constructor(
    private readonly db: DataSource,
    private readonly store: DealsStore,
    private readonly reader: DealReader,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Deals and proposals on the seller's own products, the latest to begin first. */
  async list(seller: Viewer, filter: DealFilter): Promise<Page<Deal>> {
    assertMay(mayMakeDeals(seller));
    return this.reader.page(seller, { ...filter, sellerId: seller.id });
  }

  /**
   * Starts or schedules a deal that the seller pays for. CONFLICT: not on the market, or another deal of it counts at
   * that time.
   */
  async create(seller: Viewer, input: MyDealInput, key?: RequestKey | null): Promise<Deal> {
    assertMay(mayMakeDeals(seller));
    return inTransaction(this.db, async (tx) => {
      const request = { userId: seller.id, operation: 'createMyDeal', body: inFixedOrder(input) };
      const earlier = await this.idempotency.resultOf(tx, key, request);
      if (earlier !== null) return this.reader.findById(tx, seller, earlier);
      const product = await this.ownProduct(tx, seller, input.productId);
      const { productId, percent, endsAt } = input;
      const window = { from: dealFrom(input), until: endsAt };
      await assertMayCount(this.store, tx, product, window);
      const whose = { madeBy: DealMaker.SELLER, financedBy: FinancedBy.SELLER, marketBudget: null, reason: null };
      const id = await this.store.add(tx, { productId, percent, ...whose, ...window }, product.price);
      await this.idempotency.saveResult(tx, key, seller.id, id);
      return this.reader.findById(tx, seller, id);
    });
  }

  /**
   * The deal counts from its start, or from now where that has passed, off the price charged now. CONFLICT where it
   * does not wait any more.
   */
  async accept(seller: Viewer, id: string, key?: RequestKey | null): Promise<Deal> {
    return this.decide(seller, id, { operation: 'acceptDeal', key }, async (tx, deal, product) => {
      const window = { from: dealFrom(deal), until: deal.endsAt };
      if (deal.state === 'PROPOSED') await assertMayCount(this.store, tx, product, window);
      if (!(await this.store.accept(tx, id, product.price))) throw conflict('deal.decided', { status: deal.state });
    });
  }

  /** The proposal is over. CONFLICT where it does not wait any more. */
  async decline(seller: Viewer, id: string, key?: RequestKey | null): Promise<Deal> {
    return this.decide(seller, id, { operation: 'declineDeal', key }, async (tx, deal) => {
      if (!(await this.store.decline(tx, id))) throw conflict('deal.decided', { status: deal.state });
    });
  }

  /**
   * Ends a deal the seller accepted or made, or one whose budget is used up. CONFLICT: it is over, was never accepted,
   * or the platform pays for it.
   */
  async end(seller: Viewer, id: string, key?: RequestKey | null): Promise<Deal> {
    return this.decide(seller, id, { operation: 'endMyDeal', key }, async (tx, deal) => {
      if (deal.financedBy === FinancedBy.PLATFORM && deal.state !== 'USED_UP')
        throw conflict('deal.platformPays', { status: deal.state, allowed: [] });
      if (deal.state === 'PROPOSED' || !(await this.store.end(tx, id))) throw conflict('deal.ended', { status: deal.state });
    });
  }

  private async decide(
    seller: Viewer,
    id: string,
    { operation, key }: { readonly operation: string; readonly key?: RequestKey | null },
    act: (tx: EntityManager, deal: DealRow, product: DealtProduct) => Promise<void>,
  ): Promise<Deal> {
    assertMay(mayMakeDeals(seller));
    return inTransaction(this.db, async (tx) => {
      const unlocked = await this.store.findById(tx, id);
      if (!unlocked) throw notFound();
      const product = await this.ownProduct(tx, seller, unlocked.productId);
      const deal = (await this.store.findById(tx, id)) ?? unlocked; // as it is now that no one else decides
      if (await this.idempotency.isDone(tx, key, { userId: seller.id, operation, body: [id] })) return this.reader.findById(tx, seller, id);
      await act(tx, deal, product);
      return this.reader.findById(tx, seller, id);
    });
  }

  /** Another seller's product is a missing one. */
  private async ownProduct(tx: EntityManager, seller: Viewer, productId: string): Promise<DealtProduct> {
    const product = await this.store.lockProduct(tx, productId);
    if (product?.sellerId !== seller.id) throw notFound();
    return product;
  }
}
