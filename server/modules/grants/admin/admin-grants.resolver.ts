import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import { NEVER, Operation } from '../../../platform/graphql/operation';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import { AccountGrants, EndGrantAsAdminPayload } from '../grant.types';
import { GrantEndingsService } from '../grant-endings.service';
import { AdminGrantsService } from './admin-grants.service';

@injectable()
@Resolver()
export class AdminGrantsResolver {
  constructor(
    private readonly grants: AdminGrantsService,
    private readonly endings: GrantEndingsService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AccountGrants, { description: 'Admin: who acts for an account, and for whom it acts.' })
  accountGrants(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
  ): Promise<AccountGrants> {
    return this.grants.list(viewer, accountId);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountGrants, {
    description: 'Admin: lets an account that sells nothing act for growers, or no longer; its grants stay.',
  })
  setAgent(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
    @Arg('isAgent', () => Boolean, { description: 'Whether it is an agent.' }) isAgent: boolean,
    @Arg('reason', { description: 'Why; in the audit trail.' }) reason: string,
  ): Promise<AccountGrants> {
    return this.grants.setAgent(viewer, accountId, { isAgent, reason });
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => EndGrantAsAdminPayload, { description: 'Admin: ends a grant for good; NOT_FOUND where it has ended.' })
  async endGrantAsAdmin(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The grant.' }) id: string,
    @Arg('reason', { description: 'Why; in the audit trail.' }) reason: string,
  ): Promise<EndGrantAsAdminPayload> {
    return { endedId: await this.endings.endAsAdmin(viewer, id, reason) };
  }
}
