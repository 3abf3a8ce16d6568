/**
 * Closes the account of a user who asks for it, once orders and money are settled: in one transaction each module
 * erases what it has of the user, sessions, API keys and webhooks end, and what the user sells leaves the market.
 * Orders stay, without the name, for the other side.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import type { ClosingObstacle } from '../../../schema/values/accounts/closing';
import { inTransaction } from '../../platform/db/transaction';
import { conflict } from '../../platform/errors/common-errors';
import { assertMay } from '../../platform/security/assert-policy';
import type { Viewer } from '../../platform/security/viewer';
import { AccountErasureService } from '../accounts/closing/account-erasure.service';
import { ApiKeyRevoker } from '../accounts/passwords/api-key-revoker.port';
import { ReauthenticationService } from '../accounts/passwords/reauthentication.service';
import { AuditService } from '../audit/audit.service';
import { BasketsService } from '../baskets/baskets.service';
import { SavedProductsErasureService } from '../catalogue/favourites/saved-products-erasure.service';
import { LotNamesErasureService } from '../catalogue/lots/lot-names-erasure.service';
import { MarketPresenceService } from '../catalogue/market/market-presence.service';
import { StockRemovals } from '../catalogue/stock/stock-removals.service';
import { StoriesService } from '../catalogue/stories/stories.service';
import { PriceAlertsService } from '../dashboard/price-alerts/price-alerts.service';
import { ServiceFiguresService } from '../dashboard/service-figures/service-figures.service';
import { ImagesService } from '../media/images.service';
import { InboxService } from '../notifications/inbox.service';
import { CouponClaimsService } from '../offers/coupons/coupon-claims.service';
import { BuyerErasureService } from '../orders/buyers/buyer-erasure.service';
import { PayoutAccountsService } from '../payouts/payout-accounts.service';
import { GrantEndingsService } from '../grants/grant-endings.service';
import { RecurringOrdersService } from '../recurring/recurring-orders.service';
import { ReviewImagesService } from '../reviews/images/review-images.service';
import { SupportService } from '../support/support.service';
import { DataExportsService } from './export/data-exports.service';
import { mayLeave } from './leaving.policy';
import { mentionsOf, obstaclesOf, unusedImagesOf } from './leaving.query';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class LeavingService {
  constructor(
    private readonly db: DataSource,
    private readonly reauthentication: ReauthenticationService,
    private readonly accounts: AccountErasureService,
    private readonly orders: BuyerErasureService,
    private readonly market: MarketPresenceService,
    private readonly stock: StockRemovals,
    private readonly coupons: CouponClaimsService,
    private readonly saved: SavedProductsErasureService,
    private readonly lots: LotNamesErasureService,
    private readonly stories: StoriesService,
    private readonly reviewImages: ReviewImagesService,
    private readonly images: ImagesService,
    private readonly alerts: PriceAlertsService,
    private readonly service: ServiceFiguresService,
    private readonly grants: GrantEndingsService,
    private readonly recurring: RecurringOrdersService,
    private readonly baskets: BasketsService,
    private readonly payouts: PayoutAccountsService,
    private readonly inbox: InboxService,
    private readonly support: SupportService,
    private readonly exports: DataExportsService,
    private readonly keys: ApiKeyRevoker,
    private readonly audit: AuditService,
  ) {}

  /** Returns the obstacles that must be over before the viewer's account can be closed. */
  obstacles(viewer: Viewer): Promise<ClosingObstacle[]> {
    assertMay(mayLeave(viewer));
    return obstaclesOf(this.db, viewer.id);
  }

  /** BAD_USER_INPUT for a wrong password, CONFLICT while orders or money are open. There is no way back. */
  async close(viewer: Viewer, password: string, ip: string): Promise<true> {
    assertMay(mayLeave(viewer));
    await this.reauthentication.confirm(viewer, password, ip);
    await inTransaction(this.db, async (tx) => {
      // locks the account first: what is ordered from then on waits, and finds it gone
      const erased = await this.accounts.erase(tx, viewer.id);
      const left = await obstaclesOf(tx, viewer.id);
      if (left.length > 0) throw conflict('account.notSettled', { status: left.join(' ') });
      const mentioned = await mentionsOf(tx, viewer.id); // before what leads to them is erased
      await this.market.follow(tx, viewer.id); // locks the products
      await this.stock.removeForAccount(tx, viewer.id);
      await this.orders.erase(tx, viewer.id, erased);
      await this.coupons.erase(tx, viewer.id);
      await this.saved.erase(tx, viewer.id);
      await this.lots.erase(tx, viewer.id);
      await this.stories.erase(tx, viewer.id);
      await this.reviewImages.erase(tx, viewer.id);
      await this.alerts.erase(tx, viewer.id);
      await this.service.erase(tx, viewer.id);
      await this.grants.erase(tx, viewer.id);
      await this.recurring.erase(tx, viewer.id);
      await this.baskets.erase(tx, viewer.id);
      await this.payouts.erase(tx, viewer.id);
      await this.support.erase(tx, viewer.id, erased);
      await this.exports.erase(tx, viewer.id);
      await this.keys.revokeAllAfterReset(tx, viewer.id);
      await this.inbox.erase(tx, { userId: viewer.id, identifiers: erased.identifiers, name: erased.name, ...mentioned });
      await this.images.remove(tx, await unusedImagesOf(tx, viewer.id)); // last: what was erased shows none of them
      await this.audit.record(tx, { actorId: viewer.id, action: 'account.closed', subjectType: 'user', subjectId: viewer.id });
    });
    return true;
  }
}
