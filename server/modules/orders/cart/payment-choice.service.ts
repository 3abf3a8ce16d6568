/** How an order can be paid: what is offered, and whether the choice of its buyer is. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { isPaidBefore, type PaymentMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { PayoutAccountsService } from '../../payouts/payout-accounts.service';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentChoiceService {
  constructor(
    private readonly refusals: BuyerRefusalsService,
    private readonly payoutAccounts: PayoutAccountsService,
  ) {}

  /** How this buyer can pay all of these sellers; a visitor sees what they take. */
  async offered(viewer: Viewer | null, sellerIds: readonly string[]): Promise<PaymentMethod[]> {
    const [ofBuyer, ofSellers] = await Promise.all([this.refusals.paymentMethods(viewer), this.payoutAccounts.accepted(sellerIds)]);
    return ofBuyer.filter((method) => ofSellers.every((accepted) => accepted.includes(method)));
  }

  /**
   * Mobile money needs a number of each seller, an online payment a gateway: BAD_USER_INPUT at `paymentMethod`
   * otherwise.
   */
  async assertAccepted(db: Db, paymentMethod: PaymentMethod, sellerIds: readonly string[]): Promise<void> {
    if (!isPaidBefore(paymentMethod)) return;
    const accepted = await this.payoutAccounts.accepted([...new Set(sellerIds)], db);
    if (accepted.some((methods) => !methods.includes(paymentMethod)))
      throw invalidInput([{ field: 'paymentMethod', key: 'order.paymentNotAccepted' }]);
  }
}
