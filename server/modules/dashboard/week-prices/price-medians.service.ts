/**
 * Updates the tables of the market's prices: what was sold in the last seven days, from three sellers on, and over time
 * medians of what one kilogram was sold for, by the day of delivery in Dhaka, and of what it is offered at today, deals
 * taken off. Everyone reads them, so they are made of prices that everyone could have had: none of posts for
 * businesses, none by quantity. Groups of fewer than `limits.priceGroup` are left out here already, so that no single
 * deal is ever stored. A job of every hour computes the last two months again (a category may have been corrected); the
 * demo seed and a table without sales begin with everything there is. Running it twice has the effect of once.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../../../platform/db/transaction';
import { fillWeekPrices } from './week-prices.store';
import { clearMedians, fillAsked, fillSold, firstDayToFill } from './price-medians.store';

export const PRICE_MEDIANS_JOB = 'median-prices';
export const PRICE_MEDIANS_CRON = '15 * * * *';

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceMediansService {
  constructor(private readonly db: DataSource) {}

  /** The last two months, or everything where nothing of what was sold is there yet. */
  refresh(): Promise<void> {
    return inTransaction(this.db, async (tx) => this.fill(tx, await firstDayToFill(tx)));
  }

  /**
   * Spans that begin on this day or later, 'YYYY-MM-DD'; everything for null. A week that began before is left as it
   * is.
   */
  async fill(tx: EntityManager, since: string | null): Promise<void> {
    await clearMedians(tx, since);
    await fillSold(tx, since);
    await fillAsked(tx);
    await fillWeekPrices(tx);
  }
}
