import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PaymentMethod } from '../../../../schema/values/orders/orders';
import { PaymentDisputeState } from '../../../../schema/values/orders/payment-disputes';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';
import { OrderPayment } from '../account/order-payment.entity';
import { Order } from '../orders/order.entity';

registerEnumType(PaymentDisputeState, {
  name: 'PaymentDisputeState',
  description: 'What became of a disputed payment.',
  valuesConfig: {
    OPEN: { description: 'Waits for an admin.' },
    ACCEPTED: { description: 'An admin saw that the money was sent: the order is paid.' },
    DISMISSED: { description: 'An admin saw no such payment.' },
  },
});

@ObjectType({
  description: 'A payment that the seller did not find, and whose buyer asks the market to decide. Its two parties and admins see it.',
})
@Check('payment_disputes_state', "state IN ('OPEN', 'ACCEPTED', 'DISMISSED')")
@Check('payment_disputes_decided', "(state = 'OPEN') = (decided_at IS NULL) AND (state = 'OPEN') = (reason IS NULL)")
@Index('payment_disputes_accepted', { synchronize: false }) // btree (payment_method, transfer_key(payment_reference)) where accepted
@Index('payment_disputes_buyer', ['buyerId'], { where: "state = 'OPEN'" })
@Index('payment_disputes_open', ['orderId', 'paymentReference'], { unique: true, where: "state = 'OPEN'" })
@Index('payment_disputes_order', ['orderId', 'paymentReference', 'openedAt'])
@Index('payment_disputes_waiting', ['openedAt', 'id'], { where: "state = 'OPEN'" })
@Index('payment_disputes_opened', { synchronize: false }) // btree (opened_at DESC, id DESC)
@Entity('payment_disputes')
export class PaymentDispute {
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

  /** Null for one of before, whose payment is not known. */
  @ForeignKey(() => OrderPayment)
  @Column('uuid', { nullable: true })
  paymentId!: string | null;

  @Field(() => PaymentMethod, { description: 'How the money was sent.' })
  @Column('varchar', { length: 20 })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'From which number.' })
  @Column('varchar', { length: 15, nullable: true })
  paymentNumber!: string | null;

  @Field({ description: 'The TrxID; of cash the number of the order.' })
  @Column('varchar', { length: 20 })
  paymentReference!: string;

  @Field(() => DecimalScalar, { description: 'The amount of the transfer as it was reported, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Field({ description: 'What the buyer wrote.' })
  @Column('varchar', { length: 500 })
  text!: string;

  @Field(() => PaymentDisputeState, { description: 'What became of it.' })
  @Column('varchar', { length: 9, default: 'OPEN' })
  state!: PaymentDisputeState;

  @Field(() => String, { nullable: true, description: "The admin's reason; null while it waits." })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => Date, { description: 'When it was opened.' })
  @Column('timestamptz', { default: () => 'now()' })
  openedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was decided.' })
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}
