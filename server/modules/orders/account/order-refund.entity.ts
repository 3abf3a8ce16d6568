/**
 * This table has what goes back to the buyer of an order: what its seller owes, and what a gateway gave back.
 * OrderRefundsStore writes it.
 */
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { OrderRefundState, RefundAction, RefundPayer } from '../../../../schema/values/orders/order-money';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';
import { Order } from '../orders/order.entity';

registerEnumType(OrderRefundState, {
  name: 'OrderRefundState',
  description: 'What became of a refund.',
  valuesConfig: {
    OWED: { description: 'The seller owes it, until `dueAt`.' },
    GIVEN: { description: 'The seller reports that it was given; the buyer confirms or denies it.' },
    DENIED: {
      description:
        'The buyer did not receive it: an admin decides. The seller may say once more how it was given; it stays denied until the buyer confirms it.',
    },
    CONFIRMED: { description: 'The buyer has it; or has closed the account, and nobody can be given it.' },
    DROPPED: { description: 'It is no longer due: the step that made it was undone.' },
  },
});
registerEnumType(RefundPayer, {
  name: 'RefundPayer',
  description: 'Who gives a refund.',
  valuesConfig: {
    SELLER: { description: 'The seller, who has the money.' },
    GATEWAY: { description: 'The market, through the gateway of the online payment.' },
  },
});
registerEnumType(RefundAction, {
  name: 'RefundAction',
  description: 'What the viewer may do with a refund.',
  valuesConfig: {
    GIVE: { description: 'The seller reports that the money was given: giveRefund.' },
    CONFIRM: { description: 'The buyer has the money: confirmRefund.' },
    DENY: { description: 'The buyer does not have the money: denyRefund.' },
    DECIDE: { description: 'An admin decides whether it was given: decideRefund.' },
  },
});

@Check('order_refunds_amount', 'amount > 0')
@Check('order_refunds_covered', "NOT is_covered OR (payer = 'SELLER' AND state IN ('GIVEN', 'DENIED', 'CONFIRMED'))")
@Check('order_refunds_decided', "(state IN ('CONFIRMED', 'DROPPED')) = (decided_at IS NOT NULL)")
@Check('order_refunds_given', "state NOT IN ('GIVEN', 'DENIED') OR (given_at IS NOT NULL AND method IS NOT NULL)")
@Check('order_refunds_given_again', "state IN ('DENIED', 'CONFIRMED') OR NOT is_given_again")
@Check('order_refunds_method', "method IN ('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET')")
@Check('order_refunds_payer', "payer IN ('SELLER', 'GATEWAY')")
@Check('order_refunds_payer_state', "(payer = 'GATEWAY') = (gateway_refund_id IS NOT NULL) AND (payer = 'SELLER' OR state = 'CONFIRMED')")
@Check('order_refunds_state', "state IN ('OWED', 'GIVEN', 'DENIED', 'CONFIRMED', 'DROPPED')")
@Unique('order_refunds_gateway', ['gatewayRefundId'])
@Index('order_refunds_key', { synchronize: false }) // btree (transfer_key(reference)) where reference is not null
@Index('order_refunds_reference', { synchronize: false }) // unique (method, transfer_key(reference)) where not shares_reference
@Index('order_refunds_order', ['orderId', 'id'])
@Index('order_refunds_seller', ['sellerId', 'dueAt', 'id'], { where: "state IN ('OWED', 'GIVEN', 'DENIED')" })
@Index('order_refunds_buyer', ['buyerId', 'dueAt', 'id'], { where: "state IN ('OWED', 'GIVEN', 'DENIED')" })
@Index('order_refunds_due', ['dueAt', 'id'], { where: "state IN ('OWED', 'GIVEN', 'DENIED')" })
@Index('order_refunds_owed', ['owedAt'], { where: "payer = 'SELLER'" })
@Entity('order_refunds')
@ObjectType({ description: 'A refund to the buyer of an order. Its two parties and admins see it.' })
export class OrderRefund {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => Order)
  @Column('uuid')
  orderId!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  buyerId!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  sellerId!: string;

  @Field(() => RefundPayer, { description: 'Who gives it.' })
  @Column('varchar', { length: 7 })
  payer!: RefundPayer;

  @Field(() => DecimalScalar, { description: 'What goes back, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Field(() => OrderRefundState, { description: 'What became of it.' })
  @Column('varchar', { length: 9 })
  state!: OrderRefundState;

  @Field(() => Date, {
    description: 'Until when it is to be given: three days after it was owed, or at once where its seller has closed the account.',
  })
  @Column('timestamptz')
  dueAt!: Date;

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How the seller gave it; CASH_ON_DELIVERY for cash, null before and where a gateway gave it.',
  })
  @Column('varchar', { length: 16, nullable: true })
  method!: PaymentMethod | null;

  @Field(() => String, { nullable: true, description: "The TrxID of the seller's transfer; null for cash." })
  @Column('varchar', { length: 40, nullable: true })
  reference!: string | null;

  /** A refund that was reported before each had a TrxID of its own: an earlier one has the same. */
  @Column('boolean', { default: false })
  sharesReference?: boolean;

  @Field(() => String, { nullable: true, description: 'What the buyer or an admin wrote last about it; null where no one did.' })
  @Column('varchar', { length: 500, nullable: true })
  note!: string | null;

  /** The refund belongs to a later module, so the column has no foreign key. */
  @Column('uuid', { nullable: true })
  gatewayRefundId!: string | null;

  @Field(() => Date, { description: 'Since when it is owed.' })
  @Column('timestamptz', { default: () => 'now()' })
  owedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the seller reported that it was given; null before.' })
  @Column('timestamptz', { nullable: true })
  givenAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended; null before.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  remindedAt!: Date | null;

  /** Since it was denied, it was said once more how it was given. */
  @Column('boolean', { default: false })
  isGivenAgain!: boolean;

  /** The market has given it, since its seller has left: it is in the ledger. */
  @Column('boolean', { default: false })
  isCovered!: boolean;

  @Field(() => Boolean, { description: 'The seller has closed the account: the market looks after the refund.' })
  hasSellerLeft!: boolean;

  /** The market has given it, or nobody else can have: the buyer had it after the seller left. */
  isOfMarket!: boolean;

  /** It is over without a word of how it was given, and its buyer has left. */
  isUnpayable!: boolean;
}
