import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import { dealRules, myDealRules } from '../../../../schema/rules/market/offer.rules';
import { limits } from '../../../../schema/values/limits';
import { FinancedBy, DealMaker, DealState } from '../../../../schema/values/market/offers';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { ProductView } from '../../catalogue/products/product.types';
import '../offer.enums';

@ObjectType({ description: 'A percentage off one product for a time.' })
export class Deal {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ProductView, { description: 'The product, as it is now.' })
  product!: ProductView;

  @Field(() => DealState, { description: 'Where it is.' })
  state!: DealState;

  @Field(() => FinancedBy, { description: 'Who pays for it.' })
  financedBy!: FinancedBy;

  @Field(() => DealMaker, { description: 'Who made it.' })
  madeBy!: DealMaker;

  @Field(() => String, { nullable: true, description: 'Why an admin made or proposed it.' })
  reason!: string | null;

  @Field(() => PercentScalar, { description: `Percent off, 1 to ${limits.dealPercent}.` })
  percent!: number;

  @Field(() => DecimalScalar, {
    description: 'BDT really charged for one unit before it, or charged now while it is only proposed; never shown higher while it runs.',
  })
  priceBefore!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit at priceBefore less the percentage.' })
  dealPrice!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'BDT that the platform pays at most for it, for admins alone; null also where the seller pays.',
  })
  marketBudget!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'BDT of marketBudget that orders have taken; those that ended without a delivery gave theirs back. Null as marketBudget is.',
  })
  marketSpent!: string | null;

  @Field(() => Date, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'Until when; of one that was ended early, until when it counted.' })
  endsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was ended early, or the proposal was withdrawn.' })
  endedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the seller accepted or declined it; of one that needed no acceptance, when it was made.',
  })
  decidedAt!: Date | null;
}

@ObjectType({ description: 'A page of deals, the latest to begin first.' })
export class DealConnection extends Connection(Deal) {}

@ArgsType()
export class DealsArgs extends pageArgs() {
  @Field(() => DealState, { nullable: true, description: 'Only deals in this state.' })
  state?: DealState | null;

  @Field(() => String, { nullable: true, description: "Part of the product's name or category, in Bangla or English." })
  search?: string | null;
}

@ArgsType()
export class MyDealsArgs extends pageArgs() {
  @Field(() => DealState, { nullable: true, description: 'Only deals in this state.' })
  state?: DealState | null;
}

@Rules(myDealRules)
@InputType({ description: 'A deal on a product of your own, paid for by yourself.' })
export class MyDealInput {
  @Field(() => ID, { description: 'A product of yours that is on the market.' })
  productId!: string;

  @Field(() => PercentScalar, { description: `Percent off, 1 to ${limits.dealPercent}.` })
  percent!: number;

  @Field(() => Date, { nullable: true, description: 'From when; now where it is left out or has passed.' })
  startsAt?: Date | null;

  @Field(() => Date, { description: 'Until when.' })
  endsAt!: Date;
}

@Rules(dealRules)
@InputType({ description: 'A new deal.' })
export class DealInput {
  @Field(() => ID, { description: 'A product that is on the market.' })
  productId!: string;

  @Field(() => PercentScalar, { description: `Percent off, 1 to ${limits.dealPercent}.` })
  percent!: number;

  @Field(() => Date, { nullable: true, description: 'From when; now where it is left out or has passed.' })
  startsAt?: Date | null;

  @Field(() => Date, { description: 'Until when.' })
  endsAt!: Date;

  @Field(() => FinancedBy, {
    nullable: true,
    description:
      'Who pays. SELLER (also where it is left out): the deal is proposed and waits for the seller. PLATFORM: it counts without a decision of the seller.',
  })
  financedBy?: FinancedBy | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: `BDT that the platform pays at most, ${limits.marketBudget.min} to ${limits.marketBudget.max}: required for PLATFORM, rejected for SELLER. The deal is USED_UP, and counts for no order, while the rest pays for no further purchase.`,
  })
  marketBudget?: string | null;

  @Field({ description: 'Why; the seller reads it.' })
  reason!: string;
}
