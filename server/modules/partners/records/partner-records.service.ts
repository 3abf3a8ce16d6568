/** Provides the API keys and webhooks of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { partnerRecordsFiles } from './partner-records.query';

@scoped(Lifecycle.ContainerScoped)
export class PartnerRecordsService extends PersonalRecords {
  readonly files = partnerRecordsFiles;
}
