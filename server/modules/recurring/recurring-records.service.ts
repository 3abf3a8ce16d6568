/** What recurring orders a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { recurringRecordsFiles } from './recurring-records.query';

@scoped(Lifecycle.ContainerScoped)
export class RecurringRecordsService extends PersonalRecords {
  readonly files = recurringRecordsFiles;
}
