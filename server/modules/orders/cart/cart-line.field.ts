import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductReader } from '../../catalogue/products/product-reader.service';
import { ProductView } from '../../catalogue/products/product.types';
import { CartLine } from '../pricing/cart.types';

@injectable()
@Resolver(() => CartLine)
export class CartLineField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => ProductView, {
    description: 'The product as it is now. One that the viewer may not read any more is in `unavailable`.',
  })
  product(@Root() line: CartLine, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(line.id);
  }
}
