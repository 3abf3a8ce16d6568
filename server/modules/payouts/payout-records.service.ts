/** Where a user receives money, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { payoutRecordsFiles } from './payout-records.query';

@scoped(Lifecycle.ContainerScoped)
export class PayoutRecordsService extends PersonalRecords {
  readonly files = payoutRecordsFiles;
}
