/** Provides the messages of a user's orders, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { messageRecordsFiles } from './message-records.query';

@scoped(Lifecycle.ContainerScoped)
export class MessageRecordsService extends PersonalRecords {
  readonly files = messageRecordsFiles;
}
