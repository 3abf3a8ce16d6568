import { Field, InputType } from 'type-graphql';
import { refundGivenRules } from '../../../../schema/rules/orders/order-refund.rules';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/order.enums';

@Rules(refundGivenRules)
@InputType({ description: 'How a seller gave a refund.' })
export class RefundGivenInput {
  @Field(() => PaymentMethod, { description: 'BKASH, NAGAD or ROCKET, or CASH_ON_DELIVERY for cash.' })
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'The TrxID of the transfer; needed unless it was cash.' })
  reference?: string | null;
}
