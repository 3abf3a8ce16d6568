/** How an order can be paid: what is offered, and whether the choice of its buyer is. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { isMobileMoney, isPaidBefore, type PaymentMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { invalidInput } from '../../../platform/errors/validation-error';
import type { Viewer } from '../../../platform/security/viewer';
import { BuyerRefusalsService } from '../buyers/buyer-refusals.service';
import { PayoutAccountsService } from '../../payouts/payout-accounts.service';

interface PaymentChoice {
  readonly paymentMethod: PaymentMethod;
  readonly paymentReference?: string | null;
}

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
   * Mobile money that is yet to be sent needs a number of each seller, an online payment a gateway. BAD_USER_INPUT at
   * `paymentMethod` otherwise, and at `paymentReference` for one transfer to several sellers.
   */
  async assertAccepted(db: Db, { paymentMethod, paymentReference }: PaymentChoice, sellerIds: readonly string[]): Promise<void> {
    const sellers = [...new Set(sellerIds)];
    const isSent = isMobileMoney(paymentMethod) && paymentReference;
    if (isSent && sellers.length > 1) throw invalidInput([{ field: 'paymentReference', key: 'order.oneTransferOneSeller' }]);
    if (isSent || !isPaidBefore(paymentMethod)) return;
    const accepted = await this.payoutAccounts.accepted(sellers, db);
    if (accepted.some((methods) => !methods.includes(paymentMethod)))
      throw invalidInput([{ field: 'paymentMethod', key: 'order.paymentNotAccepted' }]);
  }
}
