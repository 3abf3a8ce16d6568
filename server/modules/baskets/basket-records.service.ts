/** What shared baskets a user is in, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { basketRecordsFiles } from './basket-records.query';

@scoped(Lifecycle.ContainerScoped)
export class BasketRecordsService extends PersonalRecords {
  readonly files = basketRecordsFiles;
}
