/** Provides the recurring orders of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { recurringRecordsFiles } from './recurring-records.query';

@scoped(Lifecycle.ContainerScoped)
export class RecurringRecordsService extends PersonalRecords {
  readonly files = recurringRecordsFiles;
}
