import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { ProductReader } from '../catalogue/product-reader.service';
import { ProductView } from '../catalogue/product.types';
import { OrderLine } from './order-line.entity';

@injectable()
@Resolver(() => OrderLine)
export class OrderLineField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => ProductView, {
    nullable: true,
    description: 'The product as it stands now; null where it is for businesses only by now.',
  })
  async product(@Root() line: OrderLine, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    const product = await loader<string, ProductView>('product', (ids) => this.products.byIds(ids)).load(line.productId);
    return this.products.knownTo(viewer, product);
  }
}
