import { Args, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { Image } from '../../media/image.entity';
import { ImagesService } from '../../media/images.service';
import { Review } from '../reading/review.entity';
import { ReviewReader } from '../reading/review-reader.service';
import { ReviewImageReportsService } from './review-image-reports.service';
import {
  DecideReviewImageArgs,
  ModeratedReviewImage,
  ModeratedReviewImageConnection,
  ReportedReviewImagesArgs,
  ReportReviewImageArgs,
  ReviewImage,
  ReviewImageReport,
} from './review-image.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

const traders = [Role.PRODUCER, Role.SUPERSALER, Role.WHOLESALER, Role.CONSUMER] as const;

@injectable()
@Resolver(() => ModeratedReviewImage)
export class ReviewImagesResolver {
  constructor(
    private readonly reports: ReviewImageReportsService,
    private readonly reviews: ReviewReader,
    private readonly imagesOfUsers: ImagesService,
  ) {}

  @Authorized(...traders)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => ReviewImage, {
    description: 'Reports an image of a review of another user to the admins, once until they decide. A few times an hour.',
  })
  reportReviewImage(@CurrentViewer() viewer: Viewer, @Args(() => ReportReviewImageArgs) args: ReportReviewImageArgs): Promise<ReviewImage> {
    return this.reports.report(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => ModeratedReviewImageConnection, {
    description: 'Admin: reported images of reviews; those that wait the longest first, those that are decided latest first.',
  })
  reportedReviewImages(
    @CurrentViewer() viewer: Viewer,
    @Args(() => ReportedReviewImagesArgs) { open, ...page }: ReportedReviewImagesArgs,
  ): Promise<Page<ModeratedReviewImage>> {
    return this.reports.list(viewer, open, page);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => ModeratedReviewImage, {
    description:
      'Admin: hides an image of a review for good, or dismisses the reports about it, with a reason that the audit trail records.',
  })
  decideReviewImage(
    @CurrentViewer() viewer: Viewer,
    @Args(() => DecideReviewImageArgs) args: DecideReviewImageArgs,
  ): Promise<ModeratedReviewImage> {
    return this.reports.decide(viewer, args);
  }

  @FieldResolver(() => Image, { nullable: true, description: 'The image itself; null once it is hidden and nothing else shows it.' })
  image(@Root() { imageId }: ModeratedReviewImage, @Context() { loader }: RequestContext): Promise<Image | null> | null {
    return imageId ? loader<string, Image>('image', (ids) => this.imagesOfUsers.findByIds(ids)).load(imageId) : null;
  }

  @FieldResolver(() => Review, { nullable: true, description: 'The review.' })
  review(@Root() { reviewId }: ModeratedReviewImage, @Context() { loader }: RequestContext): Promise<Review | null> {
    return loader<string, Review>('moderated-review', (ids) => this.reviews.findByIds(ids)).load(reviewId);
  }

  @FieldResolver(() => [ReviewImageReport], { name: 'reports', description: 'The latest reports about it, newest first.' })
  async reportsAbout(
    @Root() { id }: ModeratedReviewImage,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<ReviewImageReport[]> {
    return (await loader<string, ReviewImageReport[]>('review-image-reports', (ids) => this.reports.reportsOf(viewer, ids)).load(id)) ?? [];
  }
}
