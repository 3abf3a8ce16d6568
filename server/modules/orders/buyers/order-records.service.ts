/** Gives the data export of a user the orders that they have as buyer and as seller. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { orderRecordsFiles, orderRecordsImages } from './order-records.query';

@scoped(Lifecycle.ContainerScoped)
export class OrderRecordsService extends PersonalRecords {
  readonly files = orderRecordsFiles;
  override readonly images = orderRecordsImages;
}
