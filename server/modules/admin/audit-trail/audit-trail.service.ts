/**
 * Reads the audit trail for admins: latest first, by keyset or offset, two statements a page. Writing is
 * AuditService's.
 */
import { Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { listPage } from '../../../platform/db/list-query';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { assertMay } from '../../../platform/security/assert-policy';
import type { Viewer } from '../../../platform/security/viewer';
import { mayReadAuditTrail } from '../admin.policy';
import { auditEntries, type AuditFilter, entriesLike } from './audit-trail.query';
import type { AuditEntry } from './audit-trail.types';

export type AuditRequest = AuditFilter & PageRequest;

@scoped(Lifecycle.ContainerScoped)
export class AuditTrailService {
  constructor(private readonly db: DataSource) {}

  async list(admin: Viewer, request: AuditRequest): Promise<Page<AuditEntry>> {
    assertMay(mayReadAuditTrail(admin));
    return listPage(this.db, auditEntries, request, entriesLike(request));
  }
}
