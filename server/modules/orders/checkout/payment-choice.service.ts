/** Whether an order can be paid as its buyer chose. Called inside the transaction that places it. */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { isMobileMoney, isPaidBefore, type PaymentMethod } from '../../../../schema/values/orders/orders';
import type { Db } from '../../../platform/db/sql';
import { invalidInput } from '../../../platform/errors/validation-error';
import { PayoutAccountsService } from '../../payouts/payout-accounts.service';

interface PaymentChoice {
  readonly paymentMethod: PaymentMethod;
  readonly paymentReference?: string | null;
}

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PaymentChoiceService {
  constructor(private readonly payoutAccounts: PayoutAccountsService) {}

  /** Mobile money that is yet to be sent needs a number of each seller, an online payment a gateway. BAD_USER_INPUT at `paymentMethod` otherwise. */
  async assertAccepted(db: Db, { paymentMethod, paymentReference }: PaymentChoice, sellerIds: readonly string[]): Promise<void> {
    if (!isPaidBefore(paymentMethod) || (isMobileMoney(paymentMethod) && paymentReference)) return;
    const accepted = await this.payoutAccounts.accepted([...new Set(sellerIds)], db);
    if (accepted.some((methods) => !methods.includes(paymentMethod)))
      throw invalidInput([{ field: 'paymentMethod', key: 'order.paymentNotAccepted' }]);
  }
}
