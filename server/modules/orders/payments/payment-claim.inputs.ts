import { Field, InputType } from 'type-graphql';
import { paymentClaimRules } from '../../../../schema/rules/orders/order.rules';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/order.enums';

@Rules(paymentClaimRules)
@InputType({ description: 'A mobile payment that the buyer reports.' })
export class PaymentClaimInput {
  @Field(() => PaymentMethod, { description: 'BKASH, NAGAD or ROCKET.' })
  paymentMethod!: PaymentMethod;

  @Field({ description: 'The number it was sent from: 11 digits, of Rocket 12 as well.' })
  paymentNumber!: string;

  @Field({ description: 'The TrxID: 6 to 20 letters and digits.' })
  paymentReference!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      "How much was sent, BDT; the order's total when left out. One transfer pays for several orders of the seller up to its amount: give the same TrxID and amount for each.",
  })
  amount?: string | null;
}
