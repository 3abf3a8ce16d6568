import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { CategoriesService } from '../catalogue/categories/categories.service';
import { Category } from '../catalogue/categories/category.types';
import { CropTrend } from './trader-dashboard.types';

@injectable()
@Resolver(() => CropTrend)
export class CropTrendField {
  constructor(private readonly categories: CategoriesService) {}

  @FieldResolver(() => Category, { description: 'The category.' })
  category(@Root() { categorySlug }: CropTrend): Category {
    return this.categories.findBySlug(categorySlug);
  }
}
