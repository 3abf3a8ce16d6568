import { Field, InputType } from 'type-graphql';
import { paymentClaimRules } from '../../../../schema/rules/orders/order.rules';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { Rules } from '../../../platform/graphql/rules';
import '../orders/order.enums';

@Rules(paymentClaimRules)
@InputType({ description: 'A mobile payment that the buyer reports.' })
export class PaymentClaimInput {
  @Field(() => PaymentMethod, { description: 'BKASH, NAGAD or ROCKET.' })
  paymentMethod!: PaymentMethod;

  @Field({ description: 'The number it was sent from: 11 digits, of Rocket 12 as well.' })
  paymentNumber!: string;

  @Field({ description: 'The TrxID: 6 to 20 letters and digits.' })
  paymentReference!: string;
}
