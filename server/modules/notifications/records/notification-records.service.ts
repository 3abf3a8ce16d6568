/** What notifications a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { notificationRecordsFiles } from './notification-records.query';

@scoped(Lifecycle.ContainerScoped)
export class NotificationRecordsService extends PersonalRecords {
  readonly files = notificationRecordsFiles;
}
