import { Field, ID, InputType, Int } from 'type-graphql';
import { nearRules } from '../../../../schema/rules/shared/place.rules';
import { productFilterRules } from '../../../../schema/rules/shared/search.rules';
import { limits } from '../../../../schema/values/limits';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { RepeatedRules, Rules } from '../../../platform/graphql/rules';
import '../catalogue.enums';

@RepeatedRules(productFilterRules)
@InputType({ description: 'Narrows the market; what is left out does not.' })
export class ProductFilter {
  @Field(() => String, { nullable: true, description: 'Text in Bangla or English, mistakes forgiven; at most 100 characters.' })
  search?: string | null;

  @Field(() => [ID], { nullable: true, description: 'Slugs of categories; any of them.' })
  categorySlugs?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Division of the seller.' })
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'District of the seller.' })
  districtId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Upazila of the seller.' })
  upazilaId?: number | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Least price of one unit as sold now.' })
  minPrice?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Highest price of one unit as sold now.' })
  maxPrice?: string | null;

  @Field(() => Unit, { nullable: true, description: 'Sold in this unit.' })
  unit?: Unit | null;

  @Field(() => Grade, { nullable: true, description: 'Of this grade.' })
  grade?: Grade | null;

  @Field(() => ID, { nullable: true, description: 'Of this seller.' })
  sellerId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only what can be bought now.' })
  inStock?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only products with a running deal.' })
  dealsOnly?: boolean | null;

  @Field(() => [ID], {
    nullable: true,
    description: `These products alone, at most ${limits.maxFirst}; those that are not on the market are missing.`,
  })
  ids?: string[] | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Anything that buyers see of it changed at this moment or later: an edit, what is left, a deal that began or ended, its seller. For a program that has the others already.',
  })
  updatedSince?: Date | null;

  @Field(() => Int, { nullable: true, description: 'At least so many stars on average, 1 to 5; what was never rated is left out.' })
  minRating?: number | null;
}

@Rules(nearRules)
@InputType({ description: 'A place: what NEAREST and Just For You begin with.' })
export class NearInput {
  @Field(() => Int, { description: 'District; it determines the division.' })
  districtId!: number;

  @Field(() => Int, { nullable: true, description: 'Upazila or thana of that district.' })
  upazilaId?: number | null;
}
