/** Provides the actions of a user, from the audit trail, for the user's data export. */
import { Lifecycle, scoped } from 'tsyringe';
import { PersonalRecords } from '../../platform/personal-data/personal-records.port';
import { auditRecordsFiles } from './audit-records.query';

@scoped(Lifecycle.ContainerScoped)
export class AuditRecordsService extends PersonalRecords {
  readonly files = auditRecordsFiles;
}
