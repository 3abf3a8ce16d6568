import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import { couponRules } from '../../../../schema/rules/market/offer.rules';
import { CouponSource, FinancedBy, OfferState } from '../../../../schema/values/market/offers';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../offer.enums';

@ObjectType({ description: 'A coupon that was just given: shown once, in response to its claim.' })
export class ClaimedCoupon {
  @Field({ description: 'What to write at the checkout.' })
  code!: string;

  @Field(() => PercentScalar, { description: 'Percent off the products of one purchase.' })
  percent!: number;

  @Field(() => DecimalScalar, { description: 'BDT it takes off at most.' })
  maxDiscount!: string;

  @Field(() => Date, { description: 'It is worth nothing from then on.' })
  expiresAt!: Date;
}

@ObjectType({ description: "A buyer's own coupon." })
export class OwnCoupon extends ClaimedCoupon {
  @Field(() => DecimalScalar, { description: 'BDT the products of the purchase must reach.' })
  minSubtotal!: string;

  @Field({ description: 'True once it was redeemed.' })
  isUsed!: boolean;
}

@ObjectType({ description: 'A coupon as an admin sees it.' })
export class Coupon {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({
    description:
      'What buyers write at the checkout; of a coupon that was given to one email, only its ends, since knowing the code is enough to use it.',
  })
  code!: string;

  @Field(() => CouponSource, { description: 'Who gave it.' })
  source!: CouponSource;

  @Field(() => FinancedBy, { description: 'Who pays for the discount.' })
  financedBy!: FinancedBy;

  @Field(() => OfferState, { description: 'Its state.' })
  state!: OfferState;

  @Field(() => PercentScalar, { description: 'Percent off the products of one purchase.' })
  percent!: number;

  @Field(() => DecimalScalar, { description: 'BDT it takes off at most.' })
  maxDiscount!: string;

  @Field(() => DecimalScalar, { description: 'BDT the products of the purchase must reach.' })
  minSubtotal!: string;

  @Field(() => Date, { description: 'Before that it is unknown to everyone.' })
  startsAt!: Date;

  @Field(() => Date, { description: 'It is worth nothing from then on.' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When an admin ended it early.' })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'How many purchases may use it, each buyer once.' })
  maxUses!: number;

  @Field(() => Int, { description: 'How many have.' })
  usedCount!: number;
}

@ObjectType({ description: 'A page of coupons, the newest first.' })
export class CouponConnection extends Connection(Coupon) {}

@ArgsType()
export class CouponsArgs extends pageArgs() {
  @Field(() => OfferState, { nullable: true, description: 'Only coupons in this state.' })
  state?: OfferState | null;

  @Field(() => CouponSource, { nullable: true, description: 'Only coupons given by them.' })
  source?: CouponSource | null;

  @Field(() => String, { nullable: true, description: 'How its code begins; of a coupon given to one email, its whole code.' })
  search?: string | null;
}

@Rules(couponRules)
@InputType({ description: 'A new coupon for many buyers, each once.' })
export class CouponInput {
  @Field(() => String, { nullable: true, description: 'Letters A-Z and digits; one is made where it is left out.' })
  code?: string | null;

  @Field(() => PercentScalar, { description: 'Percent off the products of one purchase.' })
  percent!: number;

  @Field(() => DecimalScalar, { description: 'BDT it takes off at most.' })
  maxDiscount!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'BDT the products of the purchase must reach.' })
  minSubtotal?: string | null;

  @Field(() => Date, { nullable: true, description: 'From when; now where it is left out or has passed.' })
  startsAt?: Date | null;

  @Field(() => Date, { description: 'Until when.' })
  expiresAt!: Date;

  @Field(() => Int, { description: 'How many purchases may use it.' })
  maxUses!: number;

  @Field({ description: 'What it is for; recorded in the audit trail.' })
  reason!: string;
}
