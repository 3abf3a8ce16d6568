import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { money } from '../../../platform/money';
import { Context } from '../../../platform/graphql/viewer-param';
import { PriceTier } from './price-tier.entity';
import { ProductReader } from '../products/product-reader.service';
import { maySeeTiers } from '../products/product.policy';
import { ProductView } from '../products/product.types';
import { SellPost } from './sell-post.entity';

@injectable()
@Resolver(() => SellPost)
export class SellPostField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => [PriceTier], {
    description: 'Lower prices for larger quantities, least quantity first: for business buyers, the seller and admins; empty for others.',
  })
  tiers(@Root() post: SellPost, @Context() { viewer }: RequestContext): PriceTier[] {
    if (!maySeeTiers(viewer, post)) return [];
    // what a running deal undercuts is charged to no one; its seller still edits all of them
    return post.dealPrice === null || post.sellerId === viewer?.id
      ? post.tiers
      : post.tiers.filter(({ price }) => money(price).lt(post.dealPrice ?? price));
  }

  @FieldResolver(() => ProductView, { description: 'What it offers.' })
  product(@Root() post: SellPost, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(post.productId);
  }
}
