/** What a user wrote to the operators, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { supportRecordsFiles } from './support-records.query';

@scoped(Lifecycle.ContainerScoped)
export class SupportRecordsService extends PersonalRecords {
  readonly files = supportRecordsFiles;
}
