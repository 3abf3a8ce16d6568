/** Gives the data export of a user what accounts have of them. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { accountRecordsFiles, accountRecordsImages } from './account-records.query';

@scoped(Lifecycle.ContainerScoped)
export class AccountRecordsService extends PersonalRecords {
  readonly files = accountRecordsFiles;
  override readonly images = accountRecordsImages;
}
