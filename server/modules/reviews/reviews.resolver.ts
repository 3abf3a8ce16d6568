import { Arg, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../schema/values/trade';
import { Authorized } from '../../platform/graphql/authorized';
import type { Viewer } from '../../platform/graphql/context';
import { CurrentViewer } from '../../platform/graphql/viewer-param';
import { Review } from './review.entity';
import { ReviewInput } from './review.inputs';
import { ReviewsService } from './reviews.service';

@injectable()
@Resolver(() => Review)
export class ReviewsResolver {
  constructor(private readonly reviews: ReviewsService) {}

  @Authorized(...buyingRoles)
  @Mutation(() => Review, { description: 'Rates a delivered line of an own order, once.' })
  reviewOrderLine(
    @CurrentViewer() viewer: Viewer,
    @Arg('input', () => ReviewInput, { description: 'Which line, how many stars, what to say.' }) input: ReviewInput,
  ): Promise<Review> {
    return this.reviews.reviewLine(viewer, input);
  }
}
