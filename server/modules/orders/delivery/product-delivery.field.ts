import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Context } from '../../../platform/graphql/viewer-param';
import { ProductView } from '../../catalogue/products/product.types';
import { type ProductDelivery, ProductDeliveryService } from './product-delivery.service';

@injectable()
@Resolver(() => ProductView)
export class ProductDeliveryField {
  constructor(private readonly deliveries: ProductDeliveryService) {}

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'What the delivery of its least quantity costs at least, BDT: to the nearest place that its seller delivers to; 0 where it is free. Null where its seller names the fee, and for pickup alone. For a place, quoteCart.',
  })
  async deliveryFrom(@Root() product: ProductView, @Context() context: RequestContext): Promise<string | null> {
    return (await this.deliveryOf(product, context))?.from ?? null;
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'BDT of products of its seller from which on delivery is free; null: never.',
  })
  async freeDeliveryFrom(@Root() product: ProductView, @Context() context: RequestContext): Promise<string | null> {
    return (await this.deliveryOf(product, context))?.freeFrom ?? null;
  }

  private deliveryOf({ id }: ProductView, { loader }: RequestContext): Promise<ProductDelivery | null> {
    return loader<string, ProductDelivery>('product-delivery', (ids) => this.deliveries.findForProducts(ids)).load(id);
  }
}
