import { Arg, Args, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { ApprovalEvent } from '../../accounts/users/approval-event.entity';
import { IdentityDocument } from '../../accounts/profile/identity-document.entity';
import { type DocumentRow, IdentityDocumentsService } from '../../accounts/profile/identity-documents.service';
import { personalFields } from '../../accounts/users/personal.types';
import { GeographyService } from '../../geography/geography.service';
import { AccountFactsService } from './account-facts.service';
import { AccountActivity, AccountDuplicate, AccountReview, AccountReviewConnection, AccountsArgs } from './account-review.types';
import type { AccountRow } from './account-reviews.query';
import { AccountReviewsService } from './account-reviews.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => AccountReview)
export class AccountReviewsResolver extends personalFields(AccountReview) {
  constructor(
    private readonly reviews: AccountReviewsService,
    private readonly facts: AccountFactsService,
    private readonly documents: IdentityDocumentsService,
    geography: GeographyService,
  ) {
    super(geography);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AccountReviewConnection, {
    description: 'Admin: accounts, searched and filtered, oldest first unless another order is requested.',
  })
  accounts(@CurrentViewer() viewer: Viewer, @Args(() => AccountsArgs) args: AccountsArgs): Promise<Page<AccountRow>> {
    return this.reviews.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => AccountReview, { nullable: true, description: 'Admin: one account; null where there is none.' })
  accountReview(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
  ): Promise<AccountRow | null> {
    return this.reviews.findById(viewer, id);
  }

  @FieldResolver(() => [ApprovalEvent], { description: 'Every decision about this account, oldest first.' })
  async events(@Root() { id }: AccountRow, @Context() context: RequestContext): Promise<ApprovalEvent[]> {
    return (await context.loader('approval-events', (ids: readonly string[]) => this.reviews.eventsOf(ids)).load(id)) ?? [];
  }

  @FieldResolver(() => Date, { nullable: true, description: 'The last login to it; null if there was none.' })
  lastLoginAt(@Root() { id }: AccountRow, @Context() context: RequestContext): Promise<Date | null> {
    return context.loader('last-logins', (ids: readonly string[]) => this.facts.lastLogins(ids)).load(id);
  }

  @FieldResolver(() => AccountActivity, { description: 'What it does on the market, in figures.' })
  activity(@Root() { id }: AccountRow, @Context() context: RequestContext): Promise<AccountActivity | null> {
    return context.loader('account-activity', (ids: readonly string[]) => this.facts.activities(ids)).load(id);
  }

  @FieldResolver(() => [IdentityDocument], { description: 'Which images of documents were sent; showIdentityDocuments has the images.' })
  async identityDocuments(@Root() { id }: AccountRow, @Context() context: RequestContext): Promise<DocumentRow[]> {
    return (await context.loader('identity-documents', (ids: readonly string[]) => this.documents.findForUsers(ids)).load(id)) ?? [];
  }

  @FieldResolver(() => [AccountDuplicate], {
    description: 'Other accounts with the same documents or phone, the oldest first, 10 at most.',
  })
  async duplicates(@Root() { id }: AccountRow, @Context() context: RequestContext): Promise<AccountDuplicate[]> {
    return (await context.loader('account-duplicates', (ids: readonly string[]) => this.facts.duplicates(ids)).load(id)) ?? [];
  }
}
