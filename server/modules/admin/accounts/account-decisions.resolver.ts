import { Arg, ID, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { User } from '../../accounts/users/user.entity';
import { AccountReview, BulkApproval, RevealedDocuments, ShowIdentityDocumentsPayload } from './account-review.types';
import { ApprovalsService, type ApprovedTogether } from './approvals.service';
import { DocumentRevealsService } from './document-reveals.service';
import { SuspensionsService } from './suspensions.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AccountDecisionsResolver {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly suspensions: SuspensionsService,
    private readonly reveals: DocumentRevealsService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, { description: 'Approves a waiting account. CONFLICT when another admin has decided already.' })
  approveAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Arg('seenDocuments', () => Boolean, {
      nullable: true,
      description: 'True: you have seen the images of documents. Needed where there are any.',
    })
    seenDocuments?: boolean | null,
    @Arg('reason', () => String, { nullable: true, description: 'Why. Needed where the account may duplicate another one.' })
    reason?: string | null,
  ): Promise<User> {
    return this.approvals.approve(viewer, id, { seenDocuments, reason });
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => BulkApproval, {
    description: `Approves up to ${limits.approveAtOnce} waiting accounts; those decided meanwhile, and those that need a review of their own, are returned and not changed.`,
  })
  approveAccounts(
    @CurrentViewer() viewer: Viewer,
    @Arg('ids', () => [ID], { description: 'The accounts, 1 to 20.' }) ids: string[],
  ): Promise<ApprovedTogether> {
    return this.approvals.approveTogether(viewer, ids);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, {
    description: 'Rejects a waiting account, with a reason its owner sees. CONFLICT when another admin has decided already.',
  })
  rejectAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Arg('reason', { description: 'Why, shown to its owner.' }) reason: string,
  ): Promise<User> {
    return this.approvals.reject(viewer, id, reason);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, {
    description:
      'Suspends an approved account, with a reason that its owner sees: its sessions end, its posts leave the market. Never oneself, never the last admin.',
  })
  suspendAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Arg('reason', { description: 'Why, shown to its owner.' }) reason: string,
  ): Promise<User> {
    return this.suspensions.suspend(viewer, id, reason);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => AccountReview, { description: 'Reinstates a suspended account; its posts are back on the market as they were.' })
  reinstateAccount(
    @CurrentViewer() viewer: Viewer,
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Arg('reason', { description: 'Why, shown to its owner.' }) reason: string,
  ): Promise<User> {
    return this.suspensions.reinstate(viewer, id, reason);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RevealedDocuments, { description: "The numbers of an account's documents; every look is written into the audit trail." })
  revealDocuments(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
  ): Promise<RevealedDocuments> {
    return this.reveals.reveal(viewer, accountId);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ShowIdentityDocumentsPayload, {
    description: 'Admin: the images of documents an account has sent, two at most; every look is written into the audit trail.',
  })
  async showIdentityDocuments(
    @CurrentViewer() viewer: Viewer,
    @Arg('accountId', () => ID, { description: 'The account.' }) accountId: string,
  ): Promise<ShowIdentityDocumentsPayload> {
    return { images: await this.reveals.showImages(viewer, accountId) };
  }
}
