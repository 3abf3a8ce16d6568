/** Provides the grants of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { grantRecordsFiles } from './grant-records.query';

@scoped(Lifecycle.ContainerScoped)
export class GrantRecordsService extends PersonalRecords {
  readonly files = grantRecordsFiles;
}
