import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { SharedBasketState } from '../../../schema/values/orders/baskets';
import { DeliveryMethod, PaymentMethod } from '../../../schema/values/orders/orders';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { CartLine } from '../orders/pricing/cart.types';
import { DeliveryQuote } from '../orders/delivery/delivery.types';

registerEnumType(SharedBasketState, {
  name: 'SharedBasketState',
  description: 'How far a shared basket is.',
  valuesConfig: {
    OPEN: { description: 'Others may join, and each chooses what they want.' },
    CONFIRMING: { description: 'Closed: each participant confirms their own total, then the organiser orders.' },
    ORDERED: { description: 'Each participant has their own order.' },
    CANCELLED: { description: 'Cancelled by its organiser; nothing was ordered.' },
    EXPIRED: { description: 'Not ordered in time; nothing was ordered.' },
  },
});

@ObjectType({ description: 'A product that a participant of a shared basket wants.' })
export class SharedBasketLine {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  quantity!: string;
}

@ObjectType({ description: 'Who is in a shared basket, as the others see it: first name and quantities, nothing else.' })
export class SharedBasketParticipant {
  @Field(() => ID, { description: 'Opaque id, of this basket alone.' })
  id!: string;

  @Field({ description: 'First name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether it is the viewer.' })
  isViewer!: boolean;

  @Field(() => Boolean, { description: 'Whether they opened the basket.' })
  isOrganiser!: boolean;

  @Field(() => Boolean, { description: 'Whether they have confirmed their total.' })
  hasConfirmed!: boolean;

  @Field(() => [SharedBasketLine], { description: 'What they want.' })
  lines!: SharedBasketLine[];
}

@ObjectType({ description: 'A line of the viewer, at the price of the quantity of all.' })
export class SharedBasketPrice extends SharedBasketLine {
  @Field(() => DecimalScalar, { description: 'BDT for one unit now.' })
  unitPrice!: string;

  @Field(() => DecimalScalar, { description: 'quantity × unitPrice, rounded to paisa.' })
  lineTotal!: string;
}

@ObjectType({ description: 'The viewer’s own part of a shared basket: it becomes one order.' })
export class SharedBasketPart {
  @Field(() => [SharedBasketPrice], { description: 'Its lines that can be priced now.' })
  lines!: SharedBasketPrice[];

  @Field(() => DecimalScalar, { description: 'Sum of the line totals, BDT.' })
  subtotal!: string;

  @Field(() => DecimalScalar, {
    description: 'The share of the one delivery, by weight; what is left of a paisa is the organiser’s. BDT.',
  })
  deliveryFee!: string;

  @Field(() => DecimalScalar, { description: 'subtotal + deliveryFee, BDT.' })
  total!: string;

  @Field(() => DecimalScalar, { nullable: true, description: 'What the viewer confirmed, BDT; null where they have to.' })
  confirmedTotal!: string | null;

  @Field(() => PaymentMethod, { nullable: true, description: 'How the viewer pays; null where they have not confirmed.' })
  paymentMethod!: PaymentMethod | null;

  @Field(() => Boolean, { description: 'Whether one of its products cannot be ordered as it is.' })
  hasProblem!: boolean;
}

@ObjectType({ description: 'The quantities of all in a shared basket, priced as they are now.' })
export class SharedBasketTotals {
  sellerId!: string;

  @Field(() => [CartLine], { description: 'The quantity of all of each product: what price is reached, and what is missing to the next.' })
  lines!: CartLine[];

  @Field(() => DecimalScalar, { description: 'Sum of the line totals, BDT.' })
  subtotal!: string;

  @Field(() => DeliveryQuote, { nullable: true, description: 'The delivery of the one parcel; null without lines.' })
  delivery!: DeliveryQuote | null;

  @Field(() => Boolean, { description: 'Whether it could be ordered now: nothing is wrong with its lines and its delivery.' })
  isFinal!: boolean;
}

@ObjectType({ description: 'A shared basket in a list.' })
export class SharedBasketSummary {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Of its link, `/basket/{token}`: who has it may join.' })
  token!: string;

  @Field(() => String, { nullable: true, description: 'What its organiser calls it.' })
  title!: string | null;

  @Field(() => SharedBasketState, { description: 'How far it is.' })
  state!: SharedBasketState;

  @Field(() => Date, { description: 'When it closes, or has closed.' })
  closesAt!: Date;

  @Field(() => Date, { description: 'Until when it can be confirmed and ordered.' })
  endsAt!: Date;
}

@ObjectType({
  description: 'Buyers who order from one seller together: at the price of the quantity of all, in one parcel, each their own order.',
})
export class SharedBasket extends SharedBasketSummary {
  @Field(() => DeliveryMethod, { description: 'How the one parcel is handed over.' })
  deliveryMethod!: DeliveryMethod;
}

@ObjectType({ description: 'What `leaveSharedBasket` left.' })
export class LeaveSharedBasketPayload {
  @Field(() => ID, { description: 'The id of the basket.' })
  removedId!: string;
}
