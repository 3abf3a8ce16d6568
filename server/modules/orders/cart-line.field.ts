import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context } from '../../platform/graphql/viewer-param';
import { ProductReader } from '../catalogue/product-reader.service';
import { ProductView } from '../catalogue/product.types';
import { CartLine } from './cart.types';

@injectable()
@Resolver(() => CartLine)
export class CartLineField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => ProductView, { description: 'The product as it stands now, also when it cannot be bought any more.' })
  product(@Root() line: CartLine, @Context() context: RequestContext): Promise<ProductView | null> {
    return context.loader<string, ProductView>('product', (ids) => this.products.byIds(ids)).load(line.id);
  }
}
