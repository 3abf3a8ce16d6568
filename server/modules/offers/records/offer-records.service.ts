/** Provides the coupons and deals of a user, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { offerRecordsFiles } from './offer-records.query';

@scoped(Lifecycle.ContainerScoped)
export class OfferRecordsService extends PersonalRecords {
  readonly files = offerRecordsFiles;
}
