import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { dealRules } from '../../../schema/rules/offer.rules';
import { limits } from '../../../schema/values/limits';
import { OfferState } from '../../../schema/values/offers';
import { Connection, pageArgs } from '../../platform/graphql/connection';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import { ProductView } from '../catalogue/product.types';
import './offer.enums';

@ObjectType({ description: 'A percentage off one product for a time.' })
export class Deal {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ProductView, { description: 'What it is on, as it stands now.' })
  product!: ProductView;

  @Field(() => OfferState, { description: 'Where it stands.' })
  state!: OfferState;

  @Field(() => Int, { description: `Percent off, 1 to ${limits.dealPercent}.` })
  percent!: number;

  @Field(() => DecimalScalar, { description: 'BDT really charged for one unit before it; never shown higher while it runs.' })
  priceBefore!: string;

  @Field(() => Date, { description: 'From when.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'Until when; of one that was ended early, until when it counted.' })
  endsAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When an admin ended it early.' })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A page of deals, the latest to begin first.' })
export class DealConnection extends Connection(Deal) {}

@ArgsType()
export class DealsArgs extends pageArgs(limits.adminPerPage) {
  @Field(() => OfferState, { nullable: true, description: 'Only deals that stand so.' })
  state?: OfferState | null;

  @Field(() => String, { nullable: true, description: "Words of the product's name or category, in Bangla or English." })
  search?: string | null;
}

@Rules(dealRules)
@InputType({ description: 'A new deal.' })
export class DealInput {
  @Field(() => ID, { description: 'A product that is on the market.' })
  productId!: string;

  @Field(() => Int, { description: `Percent off, 1 to ${limits.dealPercent}.` })
  percent!: number;

  @Field(() => Date, { nullable: true, description: 'From when; now where it is left out or has passed.' })
  startsAt?: Date | null;

  @Field(() => Date, { description: 'Until when.' })
  endsAt!: Date;

  @Field({ description: 'Why; the seller reads it.' })
  reason!: string;
}
