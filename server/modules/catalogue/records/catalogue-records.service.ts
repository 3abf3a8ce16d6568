/** What the catalogue has of a user, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { catalogueRecordsFiles } from './catalogue-records.query';

@scoped(Lifecycle.ContainerScoped)
export class CatalogueRecordsService extends PersonalRecords {
  readonly files = catalogueRecordsFiles;
}
