/** Provides the reviews that a user wrote and received, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { reviewRecordsFiles } from './review-records.query';

@scoped(Lifecycle.ContainerScoped)
export class ReviewRecordsService extends PersonalRecords {
  readonly files = reviewRecordsFiles;
}
