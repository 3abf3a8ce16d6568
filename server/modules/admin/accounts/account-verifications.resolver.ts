import { Arg, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { IdentityDocumentKind } from '../../../../schema/values/accounts/accounts';
import { Role } from '../../../../schema/values/accounts/roles';
import { VerificationKind } from '../../../../schema/values/accounts/verification';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Viewer } from '../../../platform/security/viewer';
import type { User } from '../../accounts/users/user.entity';
import { VerificationRecord } from '../../accounts/verification/verification.types';
import { AccountReview } from './account-review.types';
import type { AccountRow } from './account-reviews.query';
import { AccountVerificationsService } from './account-verifications.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => AccountReview)
export class AccountVerificationsResolver {
  constructor(private readonly checks: AccountVerificationsService) {}

  @FieldResolver(() => [VerificationRecord], {
    description: 'What admins checked of this account, those that hold first, then the newest; 30 at most.',
  })
  async verifications(@Root() { id }: AccountRow, @Context() { loader }: RequestContext): Promise<VerificationRecord[]> {
    return (await loader<string, VerificationRecord[]>('account-verifications', (ids) => this.checks.historyOf(ids)).load(id)) ?? [];
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, {
    description:
      'Admin: records what you have checked of a waiting or approved seller; the market shows it from then on. Each check ends when the seller changes what was checked. CONFLICT where that has changed since `version`.',
  })
  recordVerification(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account of a seller.' }) accountId: string,
    @Arg('kinds', () => [VerificationKind], { description: 'What was checked; never PHONE, which a code checks.' })
    kinds: VerificationKind[],
    @Arg('version', () => Int, { description: 'The `version` of the account that was compared.' }) version: number,
  ): Promise<User> {
    return this.checks.record(viewer, accountId, kinds, version);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, {
    description:
      'Admin: does not accept an image of a document that waits, with a reason its owner sees. CONFLICT where it does not wait, or the account has changed since `version`.',
  })
  rejectIdentityDocument(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account of the seller.' }) accountId: string,
    @Arg('kind', () => IdentityDocumentKind, { description: 'Which document the image shows.' }) kind: IdentityDocumentKind,
    @Arg('reason', { description: 'Why, shown to its owner.' }) reason: string,
    @Arg('version', () => Int, { description: 'The `version` of the account whose image was seen.' }) version: number,
  ): Promise<User> {
    return this.checks.rejectDocument(viewer, accountId, { kind, reason, version });
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, { description: 'Admin: withdraws a check of a seller. CONFLICT where it has ended before.' })
  withdrawVerification(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account of the seller.' }) accountId: string,
    @Arg('kind', () => VerificationKind, { description: 'Which check.' }) kind: VerificationKind,
    @Arg('reason', { description: 'Why; recorded in the audit trail.' }) reason: string,
  ): Promise<User> {
    return this.checks.withdraw(viewer, accountId, kind, reason);
  }
}
