/** The account of an order in the API. */
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { OrderRefundState } from '../../../../schema/values/orders/order-money';
import { OrderRefund } from './order-refund.entity';

@ObjectType({ description: 'The account of an order: what it costs, what was paid, and what follows. Amounts in BDT.' })
export class OrderMoney {
  orderId!: string;

  @Field(() => DecimalScalar, {
    description: 'What the buyer pays: the total less what was taken off because of problems; 0.00 for an order that ended.',
  })
  charged!: string;

  @Field(() => DecimalScalar, { description: 'What was paid: transfers that the seller found, captures of gateways, cash.' })
  received!: string;

  @Field(() => DecimalScalar, { description: 'What the buyer reported, and the seller has not confirmed.' })
  claimed!: string;

  @Field(() => DecimalScalar, { description: 'What the buyer got back.' })
  refunded!: string;

  @Field(() => DecimalScalar, {
    description: 'What is still to be paid: online before the order is shipped, by mobile money until the delivery, else at the delivery.',
  })
  due!: string;

  @Field(() => DecimalScalar, {
    description:
      'What of it is collected at the delivery: cash, and what a raised total added; 0.00 while a payment is reported, and of recalled goods.',
  })
  toCollect!: string;

  @Field(() => DecimalScalar, { description: 'What is to be given back to the buyer.' })
  refundDue!: string;

  @Field(() => DecimalScalar, { description: 'What of it the seller gives back; the gateway gives the rest.' })
  refundOwed!: string;

  @Field(() => Boolean, {
    description: 'The gateway calls the payment risky: the order is not shipped before an admin has decided.',
  })
  isBeingChecked!: boolean;
}

@ObjectType({ description: 'A page of refunds.' })
export class OrderRefundConnection extends Connection(OrderRefund) {}

@ArgsType()
export class OrderRefundPageArgs extends pageArgs() {}

@ArgsType()
export class MyRefundsArgs extends pageArgs() {
  @Field(() => [OrderRefundState], {
    nullable: true,
    description: 'Of these states alone: OWED and DENIED wait for the seller, GIVEN for the buyer. All that are not over by default.',
  })
  states?: OrderRefundState[] | null;
}

@ObjectType({ description: 'What a seller is to give back to buyers now: refunds that are OWED or DENIED.' })
export class RefundDuty {
  @Field(() => ID, { description: 'That of the seller: there is one.' })
  id!: string;

  @Field(() => Int, { description: 'How many refunds.' })
  count!: number;

  @Field(() => DecimalScalar, {
    description: 'How much they are in all, BDT. No other sum has it: the balance is between the seller and the platform.',
  })
  amount!: string;

  @Field(() => OrderRefund, { nullable: true, description: 'The one that is due first; null where nothing is owed.' })
  first!: OrderRefund | null;
}
