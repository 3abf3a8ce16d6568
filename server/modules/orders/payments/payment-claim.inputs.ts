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
      'How much was sent, BDT; what is due when left out. One transfer pays for several orders of the seller up to its amount: give the same TrxID and amount for each. Less than is due pays a part. Required where nothing is due, because the order has ended or is paid: all that is left of the transfer is claimed, and the seller owes it back once it is confirmed.',
  })
  amount?: string | null;
}
