import { Args, FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { Page } from '../../platform/paging/page';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { ProductView } from '../catalogue/products/product.types';
import { Review } from './reading/review.entity';
import { RatingCount, ReviewArgs, ReviewConnection } from './reading/review.types';
import { ReviewReader } from './reading/review-reader.service';

@injectable()
@Resolver(() => ProductView)
export class ProductReviewsField {
  constructor(private readonly reviews: ReviewReader) {}

  @FieldResolver(() => ReviewConnection, { name: 'reviews', description: 'The reviews of its buyers, newest first.' })
  list(
    @Root() product: ProductView,
    @Args(() => ReviewArgs) page: ReviewArgs,
    @Context() context: RequestContext,
  ): Promise<Page<Review> | null> {
    const name = `product-reviews:${JSON.stringify([page.first, page.after, page.offset])}`;
    return context.loader<string, Page<Review>>(name, (ids) => this.reviews.pages('product', ids, page, context.viewer)).load(product.id);
  }

  @FieldResolver(() => [RatingCount], { description: 'How often each number of stars was given, 5 first.' })
  async ratingCounts(@Root() product: ProductView, @Context() { loader }: RequestContext): Promise<RatingCount[]> {
    const counts = await loader<string, RatingCount[]>('product-stars', (ids) => this.reviews.stars('product', ids)).load(product.id);
    return counts ?? [];
  }
}
