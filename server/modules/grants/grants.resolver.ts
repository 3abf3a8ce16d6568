import { Arg, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { GrantRight } from '../../../schema/values/accounts/grants';
import { pickableRoles, sellingRoles } from '../../../schema/values/accounts/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/graphql/context';
import { NEVER, Operation } from '../../platform/graphql/operation';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import type { Viewer } from '../../platform/security/viewer';
import { Grant, GrantInput } from './grant.types';
import { GrantConsentsService } from './grant-consents.service';
import { GrantEndingsService } from './grant-endings.service';
import { GrantsService } from './grants.service';

@injectable()
@Resolver(() => Grant)
export class GrantsResolver {
  constructor(
    private readonly grants: GrantsService,
    private readonly consents: GrantConsentsService,
    private readonly endings: GrantEndingsService,
  ) {}

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => [Grant], { description: 'Who acts for the viewer, or asks to: what waits for an answer first.' })
  myAgents(@CurrentViewer() viewer: Viewer): Promise<Grant[]> {
    return this.grants.agents(viewer);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => [Grant], { description: 'For whom the viewer acts, or is asked to: what waits for an answer first.' })
  myPrincipals(@CurrentViewer() viewer: Viewer): Promise<Grant[]> {
    return this.grants.principals(viewer);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Query(() => Boolean, {
    description: 'Whether the viewer may act for growers: approved sellers, and accounts that an admin made agents.',
  })
  canActForGrowers(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.grants.isAgent(viewer);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, {
    description: 'An agent asks a grower to act for them; a code is sent to the grower’s phone, who reads it out to the agent.',
  })
  requestGrant(
    @CurrentViewer() viewer: Viewer,
    @Context() { ip }: RequestContext,
    @Arg('input', { description: 'The grower’s phone, what is allowed, until when.' }) input: GrantInput,
  ): Promise<Grant> {
    return this.grants.request(viewer, input, ip);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'Sends the grower another code; the one before works no more.' })
  resendGrantCode(
    @CurrentViewer() viewer: Viewer,
    @Context() { ip }: RequestContext,
    @Arg('id', () => ID, { description: 'The grant.' }) id: string,
  ): Promise<Grant> {
    return this.consents.resendCode(viewer, id, ip);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, {
    description: 'The agent types the code that the grower reads out. It lives 5 minutes and bears 5 tries from a network.',
  })
  confirmGrant(
    @CurrentViewer() viewer: Viewer,
    @Context() { ip }: RequestContext,
    @Arg('id', () => ID, { description: 'The grant.' }) id: string,
    @Arg('code', { description: 'Six digits.' }) code: string,
  ): Promise<Grant> {
    return this.consents.confirm(viewer, id, { code, ip });
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'Invites a phone to work in the viewer’s shop. Who has it accepts in the app.' })
  inviteStaff(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The phone of who is to work, what is allowed, until when.' }) input: GrantInput,
  ): Promise<Grant> {
    return this.grants.inviteStaff(viewer, input);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'The one who was asked accepts: a grower an agent, staff a shop.' })
  acceptGrant(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The grant.' }) id: string): Promise<Grant> {
    return this.consents.accept(viewer, id);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'The principal changes what the agent may do; it holds from the next request on.' })
  setGrantRights(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The grant.' }) id: string,
    @Arg('rights', () => [GrantRight], { description: 'All of them; one at least.' }) rights: GrantRight[],
  ): Promise<Grant> {
    return this.grants.setRights(viewer, id, rights);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'The principal pauses a grant: the agent cannot act until it is resumed.' })
  pauseGrant(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The grant.' }) id: string): Promise<Grant> {
    return this.endings.pause(viewer, id);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'The principal lets a paused agent act again.' })
  resumeGrant(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The grant.' }) id: string): Promise<Grant> {
    return this.endings.resume(viewer, id);
  }

  @Authorized(...pickableRoles)
  @Operation({ keys: NEVER.GUARD })
  @Mutation(() => Grant, { description: 'Ends a grant for good, or declines it; either side. What was done stays.' })
  endGrant(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID, { description: 'The grant.' }) id: string): Promise<Grant> {
    return this.endings.end(viewer, id);
  }
}
