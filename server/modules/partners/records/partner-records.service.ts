/** What API keys and webhooks a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { partnerRecordsFiles } from './partner-records.query';

@scoped(Lifecycle.ContainerScoped)
export class PartnerRecordsService extends PersonalRecords {
  readonly files = partnerRecordsFiles;
}
