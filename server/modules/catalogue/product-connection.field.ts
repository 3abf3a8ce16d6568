import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { ProductPage } from './keyset';
import { ProductConnection } from './product.types';

@injectable()
@Resolver(() => ProductConnection)
export class ProductConnectionField {
  @FieldResolver(() => Int, { description: 'How many nodes the whole list has; counted only when it is asked for.' })
  totalCount(@Root() page: ProductPage): Promise<number> {
    return page.countAll();
  }

  @FieldResolver(() => Boolean, {
    description: 'True where a word of the search stands nowhere on the market and the nodes are what is spelt or sounds like it.',
  })
  isSimilar(@Root() page: ProductPage): boolean {
    return page.isSimilar ?? false;
  }
}
