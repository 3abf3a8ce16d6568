/** Provides the questions that a user asked and received, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { questionRecordsFiles } from './question-records.query';

@scoped(Lifecycle.ContainerScoped)
export class QuestionRecordsService extends PersonalRecords {
  readonly files = questionRecordsFiles;
}
