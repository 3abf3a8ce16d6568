/** Provides the messages that a user wrote to the operators, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { supportRecordsFiles } from './support-records.query';

@scoped(Lifecycle.ContainerScoped)
export class SupportRecordsService extends PersonalRecords {
  readonly files = supportRecordsFiles;
}
