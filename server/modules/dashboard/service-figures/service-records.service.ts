/** Provides the counted figures of a seller's service, for the seller's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { serviceRecordsFiles } from './service-records.query';

@scoped(Lifecycle.ContainerScoped)
export class ServiceRecordsService extends PersonalRecords {
  readonly files = serviceRecordsFiles;
}
