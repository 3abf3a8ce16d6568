/** Provides the notifications of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { notificationRecordsFiles } from './notification-records.query';

@scoped(Lifecycle.ContainerScoped)
export class NotificationRecordsService extends PersonalRecords {
  readonly files = notificationRecordsFiles;
}
