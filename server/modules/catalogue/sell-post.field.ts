import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { PriceTier } from './price-tier.entity';
import { ProductReader } from './product-reader.service';
import { maySeeTiers } from './product.policy';
import { ProductView } from './product.types';
import { SellPost } from './sell-post.entity';

@injectable()
@Resolver(() => SellPost)
export class SellPostField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => [PriceTier], { description: 'Lower prices for larger quantities that the reader may have, least quantity first.' })
  tiers(@Root() post: SellPost, @Context() { viewer }: RequestContext): PriceTier[] {
    return maySeeTiers(viewer, post) ? post.tiers : [];
  }

  @FieldResolver(() => ProductView, { description: 'What it offers.' })
  product(@Root() post: SellPost, @Context() { loader }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.byIds(ids)).load(post.productId);
  }
}
