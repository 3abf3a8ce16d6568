import { Args, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { AuditTrailService } from './audit-trail.service';
import { AuditEntriesArgs, type AuditEntry, AuditEntryConnection } from './audit-trail.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AuditTrailResolver {
  constructor(private readonly trail: AuditTrailService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AuditEntryConnection, { description: 'Admin: the audit trail, latest first.' })
  auditEntries(@CurrentViewer() viewer: Viewer, @Args(() => AuditEntriesArgs) args: AuditEntriesArgs): Promise<Page<AuditEntry>> {
    return this.trail.list(viewer, args);
  }
}
