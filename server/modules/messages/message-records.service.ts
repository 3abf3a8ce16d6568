/** What messages of their orders a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { messageRecordsFiles } from './message-records.query';

@scoped(Lifecycle.ContainerScoped)
export class MessageRecordsService extends PersonalRecords {
  readonly files = messageRecordsFiles;
}
