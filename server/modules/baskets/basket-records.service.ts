/** Provides the shared baskets that a user is in, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { basketRecordsFiles } from './basket-records.query';

@scoped(Lifecycle.ContainerScoped)
export class BasketRecordsService extends PersonalRecords {
  readonly files = basketRecordsFiles;
}
