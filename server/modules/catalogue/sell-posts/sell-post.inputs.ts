import { Field, ID, InputType } from 'type-graphql';
import { publishSellPostRules, sellPostFilterRules, sellPostTermsRules } from '../../../../schema/rules/catalogue/sell-post.rules';
import { Audience, SellPostState } from '../../../../schema/values/catalogue/catalogue';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../catalogue.enums';

@InputType({ description: 'A lower price from a quantity on.' })
export class PriceTierInput {
  @Field(() => DecimalScalar, { description: 'From how many units on; above the least quantity of an order.' })
  minQuantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit; not above the regular price nor the tier before.' })
  price!: string;
}

@Rules(sellPostTermsRules)
@InputType({ description: 'The terms of a sell post, all of them.' })
export class SellPostTermsInput {
  @Field(() => Audience, { description: 'Who may see the post and buy from it.' })
  audience!: Audience;

  @Field(() => DecimalScalar, { description: 'The least quantity of one order, with the decimals of the unit.' })
  minQuantity!: string;

  @Field(() => DecimalScalar, { description: 'Quantities go up by this much from the least one.' })
  step!: string;

  @Field(() => [PriceTierInput], { description: 'Prices by quantity for business buyers, at most 5; quantities rise and prices never do.' })
  tiers!: PriceTierInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether consumers who order together in a shared basket get the prices by quantity as well; as before when left out.',
  })
  tiersForBaskets?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'On the market from then on, to the minute; null: at once.' })
  availableFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'On the market until then, to the minute; null: until it is stopped.' })
  availableUntil?: Date | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day it was harvested, not in the future.' })
  harvestDate?: string | null;
}

@Rules(publishSellPostRules)
@InputType({ description: 'A product put on the market, with its terms.' })
export class PublishSellPostInput extends SellPostTermsInput {
  @Field(() => ID, { description: "One of the seller's own products that is not on sale." })
  productId!: string;
}

@Rules(sellPostFilterRules)
@InputType({ description: "Which of the seller's own posts." })
export class SellPostFilter {
  @Field(() => SellPostState, { nullable: true, description: 'Posts in this state only.' })
  state?: SellPostState | null;

  @Field(() => String, { nullable: true, description: "Part of the product's name; at most 100 characters." })
  search?: string | null;
}
