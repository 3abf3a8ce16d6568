import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Page } from '../../platform/paging/page';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { Seller, type SellerRow } from '../accounts/follows/seller.types';
import type { Review } from './reading/review.entity';
import { RatingCount, ReviewArgs, ReviewConnection } from './reading/review.types';
import { ReviewReader } from './reading/review-reader.service';

@injectable()
@Resolver(() => Seller)
export class SellerReviewsField {
  constructor(private readonly reviews: ReviewReader) {}

  @FieldResolver(() => ReviewConnection, { name: 'reviews', description: 'Reviews of all products of the seller, newest first.' })
  list(
    @Root() seller: SellerRow,
    @Args(() => ReviewArgs) page: ReviewArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Review> | null> {
    const name = `seller-reviews:${JSON.stringify([page.first, page.after, page.offset])}`;
    return context.loader<string, Page<Review>>(name, (ids) => this.reviews.pages('seller', ids, page, context.viewer)).load(seller.id);
  }

  @FieldResolver(() => [RatingCount], { description: "How often each number of stars was given to the seller's products, 5 first." })
  async ratingCounts(@Root() seller: SellerRow, @Context() { loader }: RequestContext): Promise<RatingCount[]> {
    const counts = await loader<string, RatingCount[]>('seller-stars', (ids) => this.reviews.stars('seller', ids)).load(seller.id);
    return counts ?? [];
  }
}
