import { Field, InputType, Int } from 'type-graphql';
import { placeOrderRules } from '../../../../schema/rules/orders/order.rules';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { CartLineInput } from '../cart/cart.inputs';
import { DeliveryChoiceInput } from '../delivery/delivery.types';

@Rules(placeOrderRules)
@InputType({ description: 'What to order, where to, and how it is paid.' })
export class PlaceOrderInput {
  @Field(() => [CartLineInput], { description: 'At least one line; lines of one product are added up.' })
  lines!: CartLineInput[];

  @Field({ description: 'Who receives the order.' })
  contactName!: string;

  @Field({ description: "The receiver's phone, 10 to 15 digits." })
  contactPhone!: string;

  @Field(() => [DeliveryChoiceInput], {
    nullable: true,
    description:
      'How the part of each seller is handed over: at most one for each; DELIVERY for a seller without one. A delivery needs upazilaId and address.',
  })
  deliveries?: DeliveryChoiceInput[] | null;

  @Field(() => Int, { nullable: true, description: 'Upazila of the delivery.' })
  upazilaId?: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'A message to the sellers.' })
  note?: string | null;

  @Field(() => PaymentMethod, {
    description:
      'BKASH, NAGAD and ROCKET need an account of each seller (Seller.acceptsPayments): the money is sent once the order is confirmed, to Order.payTo. ONLINE needs a gateway (MarketTerms.paymentGateways) and is paid then by startOnlinePayment.',
  })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'A coupon; it is used up by the purchase.' })
  couponCode?: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The total the buyer was shown, BDT. Where the total is another one now, nothing is ordered: CONFLICT.',
  })
  expectedTotal?: string | null;
}
