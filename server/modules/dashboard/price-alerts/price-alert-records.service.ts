/** What price alerts a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { priceAlertRecordsFiles } from './price-alert-records.query';

@scoped(Lifecycle.ContainerScoped)
export class PriceAlertRecordsService extends PersonalRecords {
  readonly files = priceAlertRecordsFiles;
}
