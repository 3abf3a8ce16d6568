import { FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { CategoriesService } from './categories.service';
import { Category } from './category.types';

@injectable()
@Resolver(() => Category)
export class CategoriesResolver {
  constructor(private readonly categoriesService: CategoriesService) {}

  @Query(() => [Category], { description: 'All categories, in the order of the dropdown.' })
  categories(): Category[] {
    return this.categoriesService.all();
  }

  @FieldResolver(() => Int, { description: 'Products of it that are on the market for everyone.' })
  productCount(@Root() category: Category, @Context() { loader }: RequestContext): Promise<number | null> {
    return loader<string, number>('category-counts', (slugs) => this.categoriesService.productCounts(slugs)).load(category.slug);
  }
}
