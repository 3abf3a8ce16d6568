/** Provides what a user decided about lots, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../../platform/personal-data/personal-records.port';
import { recallRecordsFiles } from './recall-records.query';

@scoped(Lifecycle.ContainerScoped)
export class RecallRecordsService extends PersonalRecords {
  readonly files = recallRecordsFiles;
}
