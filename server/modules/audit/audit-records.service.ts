/** What a user did by the audit trail, for a user who takes their data along. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { auditRecordsFiles } from './audit-records.query';

@scoped(Lifecycle.ContainerScoped)
export class AuditRecordsService extends PersonalRecords {
  readonly files = auditRecordsFiles;
}
