import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { priceTrendRules } from '../../../schema/rules/catalogue/price.rules';
import { serverLimits } from '../../../schema/values/server-limits';
import { PriceSpan } from '../../../schema/values/catalogue/prices';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import { District } from '../geography/district.entity';

registerEnumType(PriceSpan, {
  name: 'PriceSpan',
  description: 'How far prices are put together.',
  valuesConfig: { DAY: { description: 'By the day.' }, WEEK: { description: 'By the week.' }, MONTH: { description: 'By the month.' } },
});

const few = `null below ${serverLimits.priceGroup}, so that no single deal can be read from it`;

@ObjectType({ description: 'The prices of one kilogram over one day, week or month.' })
export class PricePoint {
  @Field(() => DateScalar, { description: 'Its first day, YYYY-MM-DD of Bangladesh.' })
  startsOn!: string;

  @Field(() => DecimalScalar, { nullable: true, description: `BDT: median of what was delivered; ${few}.` })
  sold!: string | null;

  @Field(() => Int, { description: 'How many sales that is of.' })
  soldCount!: number;

  @Field(() => DecimalScalar, { nullable: true, description: `BDT: median of what was offered; ${few}.` })
  offered!: string | null;

  @Field(() => Int, { description: 'How many offers that is of.' })
  offeredCount!: number;
}

@ObjectType({ description: 'The latest price of one kilogram in one district.' })
export class DistrictPrice {
  @Field(() => District, { description: 'Where it was grown or is stored.' })
  district!: District;

  @Field(() => PricePoint, { description: 'The latest there.' })
  latest!: PricePoint;
}

@ObjectType({ description: 'What a category costs, over time and from district to district.' })
export class PriceTrends {
  @Field(() => ID, { description: 'Category, district and span in one text.' })
  id!: string;

  @Field(() => [PricePoint], { description: 'Oldest first; spans with too few sales and offers are left out.' })
  points!: PricePoint[];

  @Field(() => [DistrictPrice], { description: 'Every district with a price in the last three months, by its name.' })
  districts!: DistrictPrice[];
}

@Rules(priceTrendRules)
@ArgsType()
export class PriceTrendsArgs {
  @Field(() => ID, { description: 'Slug of the category. NOT_FOUND where there is none.' })
  categorySlug!: string;

  @Field(() => Int, { nullable: true, description: 'Only this district; the whole country where it is left out.' })
  districtId?: number | null;

  @Field(() => PriceSpan, { nullable: true, defaultValue: PriceSpan.MONTH, description: 'Day by day, week by week or month by month.' })
  span!: PriceSpan;
}
