/** What reviews a user wrote and received, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { reviewRecordsFiles } from './review-records.query';

@scoped(Lifecycle.ContainerScoped)
export class ReviewRecordsService extends PersonalRecords {
  readonly files = reviewRecordsFiles;
}
