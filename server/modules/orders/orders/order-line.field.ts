import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductReader } from '../../catalogue/products/product-reader.service';
import { ProductView } from '../../catalogue/products/product.types';
import { OrderLine } from './order-line.entity';

@injectable()
@Resolver(() => OrderLine)
export class OrderLineField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => ProductView, {
    nullable: true,
    description:
      'The product as it is now; null once the viewer may not read it any more: withdrawn, hidden, deleted, or for businesses only.',
  })
  product(@Root() line: OrderLine, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(line.productId);
  }
}
