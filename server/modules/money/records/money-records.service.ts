/** What the books have of a user, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { moneyRecordsFiles } from './money-records.query';

@scoped(Lifecycle.ContainerScoped)
export class MoneyRecordsService extends PersonalRecords {
  readonly files = moneyRecordsFiles;
}
