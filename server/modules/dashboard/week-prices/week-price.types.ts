import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { weekPriceRules } from '../../../../schema/rules/catalogue/price.rules';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { District } from '../../geography/district.entity';

@ObjectType({
  description: 'What one kilogram of a category was sold for in the last seven days, on posts for everyone and not by quantity.',
})
export class WeekPrice {
  @Field(() => ID, { description: 'Category, district and grade in one text.' })
  id!: string;

  @Field(() => District, { nullable: true, description: 'Where the sellers are; null for the whole country.' })
  district!: District | null;

  @Field(() => Grade, { nullable: true, description: 'Of products of this grade alone; null of all together.' })
  grade!: Grade | null;

  @Field(() => DecimalScalar, { description: 'BDT: half of the sales were at this price or below.' })
  median!: string;

  @Field(() => DecimalScalar, { description: 'BDT: the lowest price.' })
  low!: string;

  @Field(() => DecimalScalar, { description: 'BDT: the highest price.' })
  high!: string;

  @Field(() => Int, { description: 'How many sales that is of.' })
  saleCount!: number;

  @Field(() => Int, { description: 'How many sellers sold.' })
  sellerCount!: number;
}

@Rules(weekPriceRules)
@ArgsType()
export class WeekPriceArgs {
  @Field(() => ID, { description: 'Slug of the category; NOT_FOUND where there is none.' })
  categorySlug!: string;

  @Field(() => ID, { nullable: true, description: 'In the district of this seller; the whole country where it is left out.' })
  sellerId?: string | null;

  @Field(() => Grade, {
    nullable: true,
    description: 'Of this grade, in the district or else in the country, where at least three sellers sold it; else of all together.',
  })
  grade?: Grade | null;
}
