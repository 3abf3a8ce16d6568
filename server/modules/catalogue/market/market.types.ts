import { Field, Int, ObjectType } from 'type-graphql';
import { Category } from '../categories/category.types';
import { ProductView } from '../products/product.types';

@ObjectType({ description: 'What the search box offers while a search is typed.' })
export class SearchSuggestions {
  @Field(() => [ProductView], { description: 'The best matching products.' })
  products!: ProductView[];

  @Field(() => [Category], { description: 'The best matching categories.' })
  categories!: Category[];
}

@ObjectType({ description: 'How large the market is, for the landing page.' })
export class MarketFigures {
  @Field(() => Int, { description: 'Products for sale.' })
  products!: number;

  @Field(() => Int, { description: 'Sellers with at least one product for sale.' })
  sellers!: number;

  @Field(() => Int, { description: 'Districts they sell from.' })
  districts!: number;
}
