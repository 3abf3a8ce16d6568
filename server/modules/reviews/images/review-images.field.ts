import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Review } from '../reading/review.entity';
import { ReviewImage } from './review-image.types';
import { ReviewImagesService } from './review-images.service';

@injectable()
@Resolver(() => Review)
export class ReviewImagesField {
  constructor(private readonly shown: ReviewImagesService) {}

  @FieldResolver(() => [ReviewImage], {
    description: 'Its images in their order, without those that an admin hid; none of a hidden review, save for its author and admins.',
  })
  async images(@Root() { id }: Review, @Context() { loader, viewer }: RequestContext): Promise<ReviewImage[]> {
    return (await loader<string, ReviewImage[]>('review-images', (ids) => this.shown.findForReviews(viewer, ids)).load(id)) ?? [];
  }
}
