import { Field, Int, ObjectType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'A coupon that was just given: shown once, to whoever claimed it.' })
export class ClaimedCoupon {
  @Field({ description: 'What to write at the checkout.' })
  code!: string;

  @Field(() => Int, { description: 'Percent off the goods of one purchase.' })
  percent!: number;

  @Field(() => DecimalScalar, { description: 'BDT it takes off at most.' })
  maxDiscount!: string;

  @Field(() => Date, { description: 'It is worth nothing from then on.' })
  expiresAt!: Date;
}
