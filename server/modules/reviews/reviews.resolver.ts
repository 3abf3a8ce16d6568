import { Arg, Args, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { publicNameOf } from '../../../schema/text/first-name';
import { Role, sellingRoles } from '../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../schema/values/accounts/trade';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/security/viewer';
import { CurrentViewer, MaybeViewer } from '../../platform/graphql/viewer-param';
import { Review } from './reading/review.entity';
import { EditReviewInput, ReviewInput } from './review.inputs';
import { isAuthorOf, isEditable, isHidden, isOpenToReply, isSellerOf, mayHideReviews, mayReadAuthorOf } from './reading/review.policy';
import { HideReviewArgs, ReplyArgs } from './reading/review.types';
import { ReviewChangesService } from './review-changes.service';
import { ReviewsService } from './reviews.service';
import { NEVER, Operation } from '../../platform/graphql/operation';

@injectable()
@Resolver(() => Review)
export class ReviewsResolver {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly changes: ReviewChangesService,
  ) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Review, { description: 'Rates a delivered line of an own order, once.' })
  reviewOrderLine(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => ReviewInput, { description: 'Which line, how many stars, what to say.' }) input: ReviewInput,
  ): Promise<Review> {
    return this.reviews.reviewLine(viewer, input);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Review, { description: 'Changes an own review, within 7 days after it was written.' })
  editReview(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => EditReviewInput, { description: 'The whole review as it should be.' }) input: EditReviewInput,
  ): Promise<Review> {
    return this.changes.edit(viewer, input);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Review, { description: "Replies to a review of one's own product, once; the reply can be changed for 24 hours." })
  replyToReview(@CurrentViewer() viewer: Viewer, @Args(() => ReplyArgs) { reviewId, body }: ReplyArgs): Promise<Review> {
    return this.changes.reply(viewer, reviewId, body);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Review, { description: 'Takes a review out of every list and average, with a reason that the audit trail records.' })
  hideReview(@CurrentViewer() viewer: Viewer, @Args(() => HideReviewArgs) { reviewId, reason }: HideReviewArgs): Promise<Review> {
    return this.changes.hide(viewer, reviewId, reason);
  }

  @FieldResolver(() => String, {
    description: "The buyer's name: in full for its author, its seller and admins, 'Ayesha Y.' for everyone else.",
  })
  authorName(@Root() review: Review, @MaybeViewer() viewer: Viewer | null): string {
    return mayReadAuthorOf(viewer, review) ? review.authorName : publicNameOf(review.authorName);
  }

  @FieldResolver(() => Boolean, { description: 'May the viewer, its author, change it now?' })
  canEdit(@Root() review: Review, @MaybeViewer() viewer: Viewer | null): boolean {
    return isAuthorOf(viewer, review) && !isHidden(review) && isEditable(review, new Date());
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer, its seller, may reply or change the reply now.' })
  canReply(@Root() review: Review, @MaybeViewer() viewer: Viewer | null): boolean {
    return isSellerOf(viewer, review) && !isHidden(review) && isOpenToReply(review, new Date());
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why an admin hid it; visible to its author and to admins.' })
  hiddenReason(@Root() review: Review, @MaybeViewer() viewer: Viewer | null): string | null {
    return isAuthorOf(viewer, review) || mayHideReviews(viewer) ? review.hiddenReason : null;
  }
}
