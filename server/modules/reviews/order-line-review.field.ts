import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { OrderLine } from '../orders/orders/order-line.entity';
import { Review } from './reading/review.entity';
import { type LineRating, ReviewReader } from './reading/review-reader.service';

@injectable()
@Resolver(() => OrderLine)
export class OrderLineReviewField {
  constructor(private readonly reviews: ReviewReader) {}

  @FieldResolver(() => Review, { nullable: true, description: 'The review of its buyer.' })
  async review(@Root() line: OrderLine, @Context() context: RequestContext): Promise<Review | null> {
    return (await this.ratingOf(line, context))?.review ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'May the viewer rate this line now?' })
  async canReview(@Root() line: OrderLine, @Context() context: RequestContext): Promise<boolean> {
    return (await this.ratingOf(line, context))?.canReview ?? false;
  }

  private ratingOf(line: OrderLine, context: RequestContext): Promise<LineRating | null> {
    return context.loader<string, LineRating>('line-rating', (ids) => this.reviews.findForLines(context.viewer, ids)).load(line.id);
  }
}
