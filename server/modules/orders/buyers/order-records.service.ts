/** What orders a user has as buyer and as seller, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { orderRecordsFiles, orderRecordsImages } from './order-records.query';

@scoped(Lifecycle.ContainerScoped)
export class OrderRecordsService extends PersonalRecords {
  readonly files = orderRecordsFiles;
  override readonly images = orderRecordsImages;
}
