/**
 * The money of the whole market for admins: products delivered, commission, orders, new sellers, how fast and how often
 * orders are filled.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { Viewer } from '../../../platform/security/viewer';
import { assertMay } from '../../../platform/security/assert-policy';
import { mayReviewAccounts } from '../admin.policy';
import { MarketMoneyQuery } from './market-money.query';
import type { MarketMonth } from './market-money.types';

@scoped(Lifecycle.ContainerScoped)
export class MarketMoneyService {
  constructor(private readonly query: MarketMoneyQuery) {}

  /** The last twelve months of Dhaka, oldest first, the running one last; amounts in BDT. */
  months(admin: Viewer): Promise<MarketMonth[]> {
    assertMay(mayReviewAccounts(admin));
    return this.query.months();
  }
}
