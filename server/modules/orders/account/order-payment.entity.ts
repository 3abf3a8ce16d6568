/**
 * This table has the payments of orders: a transfer that its buyer reported, money that a gateway captured, or cash. An
 * amount changes only where an admin accepts what is left of its transfer or of the cash, or a seller has a part of the
 * cash that the market asks about. The stores of this folder write it.
 */
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { OrderPaymentState } from '../../../../schema/values/orders/order-money';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Order } from '../orders/order.entity';

registerEnumType(OrderPaymentState, {
  name: 'OrderPaymentState',
  description: 'What became of a payment of an order.',
  valuesConfig: {
    CLAIMED: {
      description:
        'The buyer reports it, or the market cash that nobody recorded of an order that costs less now; the seller has not said whether it came.',
    },
    RECEIVED: { description: 'The seller has it, or the market holds it.' },
    REJECTED: { description: 'The seller did not find it.' },
    SENT_BACK: { description: 'The order did not wait for it: the gateway gives all of it back.' },
  },
});

@Check('order_payments_amount', 'amount > 0')
@Check('order_payments_by_silence', "NOT is_by_silence OR (state = 'RECEIVED' AND method = 'CASH_ON_DELIVERY')")
@Check('order_payments_decided', "(state = 'CLAIMED') = (decided_at IS NULL)")
@Check('order_payments_method', "method IN ('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET', 'ONLINE')")
@Check('order_payments_no_by_silence', "NOT is_no_by_silence OR method = 'CASH_ON_DELIVERY'")
@Check('order_payments_online', "(method = 'ONLINE') = (gateway_payment_id IS NOT NULL) AND (state <> 'SENT_BACK' OR method = 'ONLINE')")
@Check('order_payments_state', "state IN ('CLAIMED', 'RECEIVED', 'REJECTED', 'SENT_BACK')")
@Check('order_payments_transfer', 'transfer_amount >= amount')
@Unique('order_payments_gateway', ['gatewayPaymentId'])
@Index('order_payments_order', ['orderId', 'id'])
@Index('order_payments_key', { synchronize: false }) // btree (transfer_key(reference)) where reference is not null
@Index('order_payments_claimed_cash', ['madeAt'], { where: "state = 'CLAIMED' AND method = 'CASH_ON_DELIVERY'" })
@Index('order_payments_reference', { synchronize: false }) // btree (method, transfer_key(reference)) where reference is not null
@Entity('order_payments')
@ObjectType({ description: 'A payment of an order. Its two parties and admins see it.' })
export class OrderPayment {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => Order)
  @Column('uuid')
  orderId!: string;

  @Field(() => PaymentMethod, { description: 'How the money came.' })
  @Column('varchar', { length: 16 })
  method!: PaymentMethod;

  @Field(() => DecimalScalar, { description: 'What of it is for this order, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Field(() => OrderPaymentState, { description: 'What became of it.' })
  @Column('varchar', { length: 9 })
  state!: OrderPaymentState;

  @Field(() => String, { nullable: true, description: 'The mobile money number it was sent from; null for cash and online payments.' })
  @Column('varchar', { length: 15, nullable: true })
  number!: string | null;

  @Field(() => String, { nullable: true, description: 'The TrxID of a mobile transfer; null for cash and online payments.' })
  @Column('varchar', { length: 40, nullable: true })
  reference!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The amount of the whole transfer, which may pay for several orders, BDT; null where it was not reported.',
  })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  transferAmount!: string | null;

  /** The payment belongs to a later module, so the column has no foreign key. */
  @Column('uuid', { nullable: true })
  gatewayPaymentId!: string | null;

  @Field(() => Date, { description: 'When it was reported, captured or collected.' })
  @Column('timestamptz', { default: () => 'now()' })
  madeAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was found received, or rejected; null while it waits.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Cash that counts as received because its seller said nothing for days: nobody has said that it came.',
  })
  @Column('boolean', { default: false })
  isBySilence?: boolean;

  /** Cash that counts as not paid where its seller says nothing, as the seller has read: that stays so. */
  @Column('boolean', { default: false })
  isNoBySilence?: boolean;
}
