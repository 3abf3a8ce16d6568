import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import { Announcement, AnnouncementConnection, AnnouncementInput, AnnouncementsArgs } from './announcement.types';
import { AnnouncementsService } from './announcements.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AnnouncementsResolver {
  constructor(private readonly service: AnnouncementsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AnnouncementConnection, { description: 'Admin: past and scheduled announcements, latest first.' })
  announcements(@CurrentViewer() viewer: Viewer, @Args(() => AnnouncementsArgs) args: AnnouncementsArgs): Promise<Page<Announcement>> {
    return this.service.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Announcement, { description: 'Sends a message to all users of some roles, now or at a later time.' })
  createAnnouncement(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => AnnouncementInput, { description: 'What, to whom, when.' }) input: AnnouncementInput,
  ): Promise<Announcement> {
    return this.service.create(viewer, input);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Announcement, { description: 'Calls an announcement off; CONFLICT once a user has received it.' })
  cancelAnnouncement(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The announcement.' }) id: string,
    @Arg('reason', () => String, { nullable: true, description: 'Why; recorded in the audit trail.' }) reason?: string | null,
  ): Promise<Announcement> {
    return this.service.cancel(viewer, id, reason);
  }
}
