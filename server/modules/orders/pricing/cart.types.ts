import { Field, ID, Int, ObjectType } from 'type-graphql';
import { CartProblemKind, CouponProblemKind } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { PriceTier } from '../../catalogue/sell-posts/price-tier.entity';
import { UnavailableProduct } from '../../catalogue/products/unavailable-product.types';
import { DeliveryQuote } from '../delivery/delivery.types';
import '../enums/order.enums';

@ObjectType({ description: 'What prevents a cart line from being ordered as it is.' })
export class CartProblem {
  @Field(() => CartProblemKind, { description: 'The kind of problem.' })
  kind!: CartProblemKind;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The figure the problem speaks of (stock left, minimum, step, what a deal still pays for, new price).',
  })
  value!: string | null;

  @Field(() => ID, { description: 'The product it is about.' })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Where it is in the lines that were sent, e.g. `lines[0].quantity`: the same as in `extensions.problems` of placeOrder. Lines of one product are added up; the first of them is named. Null in a stored cart.',
  })
  path!: string | null;
}

@ObjectType({ description: 'A product in a cart, priced as the market is now.' })
export class CartLine {
  @Field(() => ID, { description: "The product's id: a cart holds a product once." })
  id!: string;

  @Field(() => DecimalScalar, { description: 'How many units.' })
  quantity!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit at this quantity (deal and price tier applied).' })
  unitPrice!: string;

  @Field(() => DecimalScalar, { description: 'BDT for one unit of a small quantity: unitPrice is lower where a price tier is reached.' })
  listPrice!: string;

  @Field(() => PriceTier, {
    nullable: true,
    description: 'The next lower price, and the quantity that reaches it; null where there is none to be had.',
  })
  nextTier!: Pick<PriceTier, 'minQuantity' | 'price'> | null;

  @Field(() => DecimalScalar, { description: 'quantity × unitPrice, rounded to paisa.' })
  lineTotal!: string;

  @Field(() => [CartProblem], { description: 'Everything wrong with it now; empty when it can be ordered.' })
  problems!: CartProblem[];
}

@ObjectType({ description: 'The lines of one seller: they become one order.' })
export class CartGroup {
  sellerId!: string;

  @Field(() => [CartLine], { description: 'Its lines, in the order they were put in.' })
  lines!: CartLine[];

  @Field(() => DecimalScalar, { description: 'Sum of its line totals, BDT.' })
  subtotal!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'Delivery fee of this seller, BDT: `delivery.fee`. Null until a place is known, and where the seller names it when confirming.',
  })
  deliveryFee!: string | null;

  @Field(() => DeliveryQuote, { description: 'How it is handed over, what that costs and why.' })
  delivery!: DeliveryQuote;
}

@ObjectType({ description: 'Why a coupon takes nothing off.' })
export class CartCouponProblem {
  @Field(() => CouponProblemKind, { description: 'The kind of problem.' })
  kind!: CouponProblemKind;

  @Field(() => DecimalScalar, { nullable: true, description: 'BDT the subtotal must reach, for BELOW_MINIMUM.' })
  value!: string | null;
}

@ObjectType({ description: 'A coupon applied to this cart.' })
export class CartCoupon {
  @Field({ description: 'Its code.' })
  code!: string;

  @Field(() => DecimalScalar, { description: 'What it takes off the subtotal, BDT; 0.00 where there is a problem.' })
  discount!: string;

  @Field(() => CartCouponProblem, { nullable: true, description: 'Why it takes nothing off; null where it does.' })
  problem!: CartCouponProblem | null;
}

@ObjectType({ description: 'What a buyer intends to order, priced and checked by the server.' })
export class Cart {
  @Field(() => [CartGroup], { description: 'Its lines by seller.' })
  groups!: CartGroup[];

  @Field(() => [UnavailableProduct], {
    description: 'What was put in and is not sold to this buyer any more: it is in none of the groups and is not ordered.',
  })
  unavailable!: UnavailableProduct[];

  @Field(() => Int, { description: 'How many lines it has.' })
  lineCount!: number;

  @Field(() => DecimalScalar, { description: 'Sum of the line totals, BDT.' })
  subtotal!: string;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Sum of the delivery fees that are known, BDT. Null until a place is known, and where sellers name all of them.',
  })
  deliveryFee!: string | null;

  @Field(() => Boolean, { description: 'True where a seller names the delivery fee when confirming: it is not in deliveryFee and total.' })
  hasFeeOnConfirmation!: boolean;

  @Field(() => CartCoupon, { nullable: true, description: 'The coupon asked about; null where none was.' })
  coupon!: CartCoupon | null;

  @Field(() => DecimalScalar, { description: 'subtotal + deliveryFee as far as known - discount of the coupon, BDT.' })
  total!: string;

  @Field(() => [CartProblem], {
    description: 'Every problem of every line, in their order; products of `unavailable` are in it as UNAVAILABLE.',
  })
  problems!: CartProblem[];

  @Field({ description: 'True when any line has a problem.' })
  hasProblems!: boolean;
}
