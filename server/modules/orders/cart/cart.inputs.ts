import { Field, ID, InputType, Int } from 'type-graphql';
import { cartLineRules, deliveryRules } from '../../../../schema/rules/orders/order.rules';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../enums/order.enums';

@Rules(cartLineRules)
@InputType({ description: 'A product and how much of it.' })
export class CartLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  quantity!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'The price of one unit that the buyer saw, BDT. Where it is another one now, lower ones too, carts report PRICE_CHANGED; placeOrder compares expectedTotal alone. What is charged is always the price of the market.',
  })
  seenPrice?: string | null;
}

@Rules(deliveryRules)
@InputType({ description: 'Where to, for the delivery fee.' })
export class DeliveryInput {
  @Field(() => Int, { nullable: true, description: "Upazila of the delivery; by default the user's own location." })
  upazilaId?: number | null;
}
