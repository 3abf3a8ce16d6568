/** Gives the data export of a user what the catalogue has of them. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { catalogueRecordsFiles } from './catalogue-records.query';

@scoped(Lifecycle.ContainerScoped)
export class CatalogueRecordsService extends PersonalRecords {
  readonly files = catalogueRecordsFiles;
}
