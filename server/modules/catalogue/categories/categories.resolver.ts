import { Arg, Args, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { CategoriesArgs } from './categories.args';
import { CategoriesService } from './categories.service';
import { Category } from './category.types';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Category)
export class CategoriesResolver {
  constructor(private readonly categoriesService: CategoriesService) {}

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => [Category], { description: 'The categories, in the order of the dropdown.' })
  categories(@Args(() => CategoriesArgs) { categorySlugs }: CategoriesArgs): Category[] {
    return this.categoriesService.all(categorySlugs);
  }

  @Operation({ keys: 'READ_PRODUCTS', stored: true, visitors: 'market' })
  @Query(() => Category, { nullable: true, description: 'One category; null where none has this slug.' })
  category(@Arg('categorySlug', () => ID, { description: 'Its slug.' }) categorySlug: string): Category | null {
    return this.categoriesService.known(categorySlug);
  }

  @FieldResolver(() => Int, { description: 'Products of it that are on the market for everyone.' })
  productCount(@Root() category: Category, @Context() { loader }: RequestContext): Promise<number | null> {
    return loader<string, number>('category-counts', (slugs) => this.categoriesService.productCounts(slugs)).load(category.slug);
  }
}
