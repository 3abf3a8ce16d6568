import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { basketLineRules, basketTitleArgsRules, confirmBasketRules, sharedBasketRules } from '../../../schema/rules/orders/basket.rules';
import { cartLineRules } from '../../../schema/rules/orders/order.rules';
import { limits } from '../../../schema/values/limits';
import { DeliveryMethod, PaymentMethod } from '../../../schema/values/orders/orders';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';

@Rules(cartLineRules)
@InputType({ description: 'A product and how much of it its organiser wants.' })
export class SharedBasketLineInput {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  quantity!: string;
}

@Rules(sharedBasketRules)
@InputType({ description: 'A new shared basket: its organiser’s first lines, where the one parcel goes, and until when others may join.' })
export class SharedBasketInput {
  @Field(() => [SharedBasketLineInput], { description: 'At least one line, all of one seller; lines of one product are added up.' })
  lines!: SharedBasketLineInput[];

  @Field(() => String, {
    nullable: true,
    description: `What the others know it by, at most ${limits.basketTitleLength} characters without links and phone numbers.`,
  })
  title?: string | null;

  @Field({ description: 'Who receives the parcel. Seen by the organiser and the seller only.' })
  contactName!: string;

  @Field({ description: "The receiver's phone, 10 to 15 digits. Seen by the organiser and the seller only." })
  contactPhone!: string;

  @Field(() => DeliveryMethod, { description: 'DELIVERY needs upazilaId and address.' })
  deliveryMethod!: DeliveryMethod;

  @Field(() => Int, { nullable: true, description: 'Upazila of the delivery, which the other participants see.' })
  upazilaId?: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village. Seen by the organiser and the seller only.' })
  address?: string | null;

  @Field(() => Int, { description: 'Hours until it closes, 1 to 168.' })
  closesInHours!: number;
}

@Rules(basketTitleArgsRules)
@ArgsType()
export class BasketTitleArgs {
  @Field(() => ID, { description: 'The shared basket.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `At most ${limits.basketTitleLength} characters; null removes it.` })
  title?: string | null;
}

@Rules(basketLineRules)
@ArgsType()
export class BasketLineArgs {
  @Field(() => ID, { description: 'The shared basket.' })
  id!: string;

  @Field(() => ID, { description: 'A product of its seller.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'How many units the viewer wants of it in all; 0 removes the line.' })
  quantity!: string;
}

@Rules(confirmBasketRules)
@InputType({ description: 'The confirmation of the viewer’s own part of a shared basket.' })
export class ConfirmBasketInput {
  @Field(() => DecimalScalar, {
    description: 'The total the viewer was shown, BDT: the most that is ordered for. Where the total is another one now: CONFLICT.',
  })
  expectedTotal!: string;

  @Field(() => PaymentMethod, { description: 'How the viewer pays their own order, as in placeOrder.' })
  paymentMethod!: PaymentMethod;
}
