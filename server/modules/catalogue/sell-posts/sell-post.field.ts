import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { money } from '../../../platform/money';
import { Context } from '../../../platform/graphql/viewer-param';
import type { StockDays } from '../lots/stock-days.query';
import { PriceTier } from './price-tier.entity';
import { ProductReader } from '../products/product-reader.service';
import { maySeeTiers } from '../products/product.policy';
import { ProductView } from '../products/product.types';
import { SellPostReader } from './sell-post-reader.service';
import { SellPost } from './sell-post.entity';

@injectable()
@Resolver(() => SellPost)
export class SellPostField {
  constructor(
    private readonly products: ProductReader,
    private readonly posts: SellPostReader,
  ) {}

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

  @FieldResolver(() => DateScalar, {
    nullable: true,
    description:
      'The first day of the harvests of which buyers may be sent something, by the lots in stock; null where the day of one is not known.',
  })
  async harvestedFrom(@Root() post: SellPost, @Context() { loader }: RequestContext): Promise<string | null> {
    return (await this.days(post, loader))?.first ?? null;
  }

  @FieldResolver(() => DateScalar, { nullable: true, description: 'The last of these days; the first again where there is one.' })
  async harvestedUntil(@Root() post: SellPost, @Context() { loader }: RequestContext): Promise<string | null> {
    return (await this.days(post, loader))?.last ?? null;
  }

  @FieldResolver(() => ProductView, { description: 'What it offers.' })
  product(@Root() post: SellPost, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(post.productId);
  }

  private days({ productId }: SellPost, loader: RequestContext['loader']): Promise<StockDays | null> {
    return loader<string, StockDays>('stock-days', (ids) => this.posts.days(ids)).load(productId);
  }
}
