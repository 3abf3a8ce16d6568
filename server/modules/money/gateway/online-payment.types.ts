import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { OnlinePaymentState, PaymentGateway } from '../../../../schema/values/money/gateways';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

registerEnumType(PaymentGateway, {
  name: 'PaymentGateway',
  description: 'A payment gateway of the platform.',
  valuesConfig: {
    BKASH: { description: 'bKash: from a bKash wallet.' },
    SSLCOMMERZ: { description: 'SSLCOMMERZ: cards, mobile wallets and banks.' },
  },
});
registerEnumType(OnlinePaymentState, {
  name: 'OnlinePaymentState',
  description: 'Where the money of an order that is paid online is.',
  valuesConfig: {
    NOT_DUE: { description: 'The order is not confirmed yet, or ended before it was paid.' },
    DUE: { description: 'The buyer has yet to pay.' },
    CHECKING: { description: 'The buyer has begun to pay, and the gateway has not reported the outcome.' },
    HELD: { description: 'The platform holds it until the delivery.' },
    RELEASED: { description: 'The order was delivered: it is credited to the seller.' },
    REFUNDING: { description: 'The order ended, or did not wait for it: it goes back to the buyer.' },
    REFUNDED: { description: 'It went back to the buyer.' },
  },
});

@ObjectType({ description: 'The online payment of an order, as its parties and admins see it.' })
export class OnlinePayment {
  @Field(() => OnlinePaymentState, { description: 'Where the money is.' })
  state!: OnlinePaymentState;

  @Field(() => PaymentGateway, { nullable: true, description: 'The gateway of the payment; null before one was begun.' })
  gateway!: PaymentGateway | null;

  @Field(() => DecimalScalar, { description: 'What is to be paid now, BDT; after that, what was paid in all.' })
  amount!: string;

  @Field(() => DecimalScalar, { description: 'What of it went back to the buyer, BDT.' })
  refunded!: string;

  @Field(() => DecimalScalar, { description: 'What of it is on its way back to the buyer, BDT.' })
  refunding!: string;

  @Field(() => DecimalScalar, { description: 'What of `refunding` the gateway has rejected, BDT: the platform sends it in another way.' })
  refundingByHand!: string;

  @Field(() => [String], { description: 'The numbers of the transfers by which the platform itself sent parts of `refunded`.' })
  handReferences!: string[];

  @Field(() => Date, { nullable: true, description: 'Until when it is to be paid; null before the order was confirmed.' })
  payBy!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'For admins: whether the gateway reports the payment as risky, so that the buyer should be verified before the order is shipped; null for others.',
  })
  isRisky!: boolean | null;

  @Field(() => Date, { nullable: true, description: 'When the gateway had the money; null before.' })
  paidAt!: Date | null;
}

@ObjectType({ description: 'What `startOnlinePayment` has begun.' })
export class StartOnlinePaymentPayload {
  @Field({ description: 'The page of the gateway where the buyer pays; it leads back to the order.' })
  pageUrl!: string;
}

@ObjectType({ description: 'A refund that a gateway has rejected: the platform still owes it to the buyer.' })
export class RejectedRefund {
  @Field(() => ID, { description: 'For `retryRefund`.' })
  id!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: "The order's number." })
  trackingNumber!: string;

  @Field(() => PaymentGateway, { description: 'Which gateway.' })
  gateway!: PaymentGateway;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;

  @Field(() => String, { nullable: true, description: "The gateway's code of the error." })
  error!: string | null;

  @Field(() => Date, { description: 'When it was rejected.' })
  rejectedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Since when an admin has been paying it by hand; null where nobody is.' })
  byHandSince!: Date | null;

  @Field(() => String, { nullable: true, description: 'The name of that admin; null where nobody is.' })
  byHandBy!: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Since when the gateway is known to have given it after all, while an admin pays it by hand: nothing is to be sent any more; null otherwise.',
  })
  givenLateAt!: Date | null;
}

@ObjectType({ description: 'A refund that an admin has paid by a transfer of the platform itself, since its gateway had rejected it.' })
export class RefundByHand {
  @Field(() => ID, { description: 'For `correctRefundByHand`.' })
  id!: string;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: "The order's number." })
  trackingNumber!: string;

  @Field(() => PaymentGateway, { description: 'Which gateway had rejected it.' })
  gateway!: PaymentGateway;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;

  @Field(() => String, { nullable: true, description: 'The number of the transfer; null where a wrong one was freed.' })
  reference!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the admin; null where it is not known.' })
  paidBy!: string | null;

  @Field(() => Date, { description: 'When it was recorded.' })
  paidAt!: Date;
}

@ObjectType({ description: 'What `retryRefund` leaves.' })
export class RetryRefundPayload {
  @Field(() => [RejectedRefund], { description: 'The rejected refunds that are left, at most 50.' })
  rejected!: RejectedRefund[];
}

@ObjectType({ description: 'What `startRefundByHand` leaves.' })
export class StartRefundByHandPayload {
  @Field(() => [RejectedRefund], { description: 'The rejected refunds that are left, at most 50.' })
  rejected!: RejectedRefund[];
}

@ObjectType({ description: 'What `cancelRefundByHand` leaves.' })
export class CancelRefundByHandPayload {
  @Field(() => [RejectedRefund], { description: 'The rejected refunds that are left, at most 50.' })
  rejected!: RejectedRefund[];
}

@ObjectType({ description: 'What `recordRefundByHand` leaves.' })
export class RecordRefundByHandPayload {
  @Field(() => [RejectedRefund], { description: 'The rejected refunds that are left, at most 50.' })
  rejected!: RejectedRefund[];
}
