import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { ProductPage } from './product-pages';
import { DirectField } from '../../../platform/graphql/direct-fields';
import { ProductConnection } from './product.types';

@injectable()
@Resolver(() => ProductConnection)
export class ProductConnectionField {
  @DirectField()
  @FieldResolver(() => Int, { description: 'How many nodes the whole list has; counted only when it is selected.' })
  totalCount(@Root() page: ProductPage): Promise<number> {
    return page.countAll();
  }

  @DirectField()
  @FieldResolver(() => Boolean, {
    description: 'True where a term of the search was not found and the nodes are what is spelt or sounds like it.',
  })
  isSimilar(@Root() page: ProductPage): boolean {
    return page.isSimilar ?? false;
  }
}
