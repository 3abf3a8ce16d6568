import { ArgsType, Field } from 'type-graphql';
import { claimCouponRules } from '../../../../schema/rules/market/coupon.rules';
import { Rules } from '../../../platform/graphql/rules';

@Rules(claimCouponRules)
@ArgsType()
export class ClaimCouponArgs {
  @Field({ description: 'Whom it is for; every email gets one coupon, once.' })
  email!: string;
}
