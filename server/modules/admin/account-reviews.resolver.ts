import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../schema/values/roles';
import { Authorized } from '../../platform/graphql/authorized';
import type { Page } from '../../platform/graphql/connection';
import type { RequestContext, Viewer } from '../../platform/graphql/context';
import { Context, CurrentViewer } from '../../platform/graphql/viewer-param';
import { ApprovalEvent } from '../accounts/approval-event.entity';
import { personalFields } from '../accounts/personal.types';
import type { User } from '../accounts/user.entity';
import { GeographyService } from '../geography/geography.service';
import { AccountReview, AccountReviewConnection, AccountsArgs } from './account-review.types';
import { AccountReviewsService } from './account-reviews.service';
import { ApprovalsService } from './approvals.service';

@injectable()
@Resolver(() => AccountReview)
export class AccountReviewsResolver extends personalFields(AccountReview) {
  constructor(
    private readonly reviews: AccountReviewsService,
    private readonly approvals: ApprovalsService,
    geography: GeographyService,
  ) {
    super(geography);
  }

  @Authorized(Role.ADMIN)
  @Query(() => AccountReviewConnection, { description: 'Admin: accounts by status, oldest first.' })
  accounts(@CurrentViewer() viewer: Viewer, @Args(() => AccountsArgs) args: AccountsArgs): Promise<Page<User>> {
    return this.reviews.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => AccountReview, { description: 'Lets a waiting account in. CONFLICT when somebody has decided already.' })
  approveAccount(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID) id: string): Promise<User> {
    return this.approvals.approve(viewer, id);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => AccountReview, {
    description: 'Turns a waiting account down, with a reason its owner sees. CONFLICT when somebody has decided already.',
  })
  rejectAccount(@CurrentViewer() viewer: Viewer, @Arg('id', () => ID) id: string, @Arg('reason') reason: string): Promise<User> {
    return this.approvals.reject(viewer, id, reason);
  }

  @FieldResolver(() => [ApprovalEvent], { description: 'Every decision about this account, oldest first.' })
  async events(@Root() user: User, @Context() context: RequestContext): Promise<ApprovalEvent[]> {
    return (await context.loader('approval-events', (ids: readonly string[]) => this.reviews.eventsOf(ids)).load(user.id)) ?? [];
  }
}
