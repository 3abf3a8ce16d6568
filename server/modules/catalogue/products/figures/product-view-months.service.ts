/**
 * Views are stored in a partition for each month (migration 1764401949001). A job of each day makes those of the next
 * three months and drops those that are older than `serverLimits.viewMonths`: the space of a month is free at once,
 * without a row being deleted. Views for which no partition was made are stored all the same.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { serverLimits } from '../../../../../schema/values/server-limits';
import { Logger } from '../../../../platform/logging/logger';
import { rollViewMonths } from './product-views.store';

export const VIEW_MONTHS_JOB = 'roll-product-views';
export const VIEW_MONTHS_CRON = '17 21 * * *'; // 03:17 in Dhaka

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class ProductViewMonthsService {
  constructor(
    private readonly db: DataSource,
    private readonly logger: Logger,
  ) {}

  async roll(): Promise<void> {
    const { made, dropped } = await rollViewMonths(this.db, serverLimits.viewMonths);
    if (made + dropped > 0) this.logger.info('months of product views', { made, dropped });
  }
}
