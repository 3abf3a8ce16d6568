/** What coupons and deals a user has, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { offerRecordsFiles } from './offer-records.query';

@scoped(Lifecycle.ContainerScoped)
export class OfferRecordsService extends PersonalRecords {
  readonly files = offerRecordsFiles;
}
