import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductReader } from '../../catalogue/products/product-reader.service';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { money, toQuantity } from '../../../platform/money';
import { unitKgOf } from '../pricing/weighed-line';
import { ProductView } from '../../catalogue/products/product.types';
import { OrderLine } from './order-line.entity';

@injectable()
@Resolver(() => OrderLine)
export class OrderLineField {
  constructor(private readonly products: ProductReader) {}

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'Kilograms that the agreed quantity should weigh; null where it is counted, not weighed.',
  })
  expectedKg(@Root() line: OrderLine): string | null {
    const unitKg = unitKgOf(line);
    return unitKg && toQuantity(money(unitKg).times(line.agreedQuantity ?? line.quantity));
  }

  @FieldResolver(() => ProductView, {
    nullable: true,
    description:
      'The product as it is now; null once the viewer may not read it any more: withdrawn, hidden, deleted, or for businesses only.',
  })
  product(@Root() line: OrderLine, @Context() { loader, viewer }: RequestContext): Promise<ProductView | null> {
    return loader<string, ProductView>('product', (ids) => this.products.readableBy(viewer, ids)).load(line.productId);
  }
}
