/** Provides the price alerts of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { priceAlertRecordsFiles } from './price-alert-records.query';

@scoped(Lifecycle.ContainerScoped)
export class PriceAlertRecordsService extends PersonalRecords {
  readonly files = priceAlertRecordsFiles;
}
