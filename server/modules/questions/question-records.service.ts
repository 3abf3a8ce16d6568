/** What questions a user asked and received, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { questionRecordsFiles } from './question-records.query';

@scoped(Lifecycle.ContainerScoped)
export class QuestionRecordsService extends PersonalRecords {
  readonly files = questionRecordsFiles;
}
