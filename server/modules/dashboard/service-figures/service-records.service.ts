/** What was counted of a seller's service, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { serviceRecordsFiles } from './service-records.query';

@scoped(Lifecycle.ContainerScoped)
export class ServiceRecordsService extends PersonalRecords {
  readonly files = serviceRecordsFiles;
}
