import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { CategoriesService } from '../catalogue/categories/categories.service';
import { Category } from '../catalogue/categories/category.types';
import { CropStock } from './trader-dashboard.types';

@injectable()
@Resolver(() => CropStock)
export class CropStockField {
  constructor(private readonly categories: CategoriesService) {}

  @FieldResolver(() => Category, { description: 'The category.' })
  category(@Root() { categorySlug }: CropStock): Category {
    return this.categories.findBySlug(categorySlug);
  }
}
