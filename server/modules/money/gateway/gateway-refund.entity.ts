/** Money of a captured payment that goes back to its buyer. Written by GatewayRefundsStore. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { RefundReason, RefundState } from '../../../../schema/values/money/gateways';
import { User } from '../../accounts/users/user.entity';
import { GatewayPayment } from './gateway-payment.entity';

@Check('gateway_refunds_reason', "reason IN ('ORDER_ENDED', 'LOWER_TOTAL', 'NOT_DUE', 'PROBLEM')")
@Check('gateway_refunds_amount', 'amount > 0')
@Check('gateway_refunds_state', "state IN ('WAITING', 'SENT', 'DONE', 'REJECTED', 'BY_HAND', 'DROPPED')")
@Check('gateway_refunds_waiting', "(state IN ('WAITING', 'SENT')) = (next_try_at IS NOT NULL)")
@Check('gateway_refunds_by_hand', "hand_reference IS NULL OR state = 'DONE'")
@Check('gateway_refunds_hand', "(hand_by IS NOT NULL) = (hand_since IS NOT NULL) AND (state <> 'BY_HAND' OR hand_by IS NOT NULL)")
@Index('gateway_refunds_hand_key', { synchronize: false }) // btree (transfer_key(hand_reference)) where it is not null
@Index('gateway_refunds_key', { synchronize: false }) // btree (transfer_key(reference)) where reference is not null
@Index('gateway_refunds_earlier_keys', { synchronize: false }) // gin (transfer_keys(earlier_references))
@Index('gateway_refunds_hand_reference', { synchronize: false }) // unique (transfer_key(hand_reference)) where not shares_hand_reference
@Index('gateway_refunds_payment', ['paymentId', 'id'])
@Index('gateway_refunds_due', ['nextTryAt'], { where: 'next_try_at IS NOT NULL' })
@Index('gateway_refunds_unsettled', ['endedAt', 'id'], { where: "state = 'DONE' AND settled_on IS NULL" })
@Index('gateway_refunds_reference', { synchronize: false }) // btree (upper(reference)) where reference is not null
@Index('gateway_refunds_rejected_reference', { synchronize: false }) // btree (upper(rejected_reference)) where it is not null
@Index('gateway_refunds_earlier_references', { synchronize: false }) // gin (letters_of(earlier_references))
@Index('gateway_refunds_rejected', { synchronize: false }) // btree (created_at DESC, id DESC) where state in ('REJECTED', 'BY_HAND')
@Entity('gateway_refunds')
export class GatewayRefund {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => GatewayPayment)
  @Column('uuid')
  paymentId!: string;

  @Column('varchar', { length: 11 })
  reason!: RefundReason;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Column('varchar', { length: 8, default: 'WAITING' })
  state!: RefundState;

  /** The gateway's. */
  @Column('varchar', { length: 60, nullable: true })
  reference!: string | null;

  /** The gateway's of the latest attempt that it had rejected until version 1; `earlierReferences` has it as well. */
  @Column('varchar', { length: 60, nullable: true })
  rejectedReference?: string | null;

  /** The gateway's of all attempts before: the refund was sent again. The database keeps what `reference` was. */
  @Column('text', { array: true, default: '{}' })
  earlierReferences?: string[];

  /** Since then the gateway reports it as given, though it was rejected and an admin pays it by hand. */
  @Column('timestamptz', { nullable: true })
  givenLateAt!: Date | null;

  /** The transfer by which an admin paid it back where the gateway did not. */
  @Column('varchar', { length: 64, nullable: true })
  handReference!: string | null;

  /** It was recorded before spellings were compared: an earlier refund was paid by the same transfer. */
  @Column('boolean', { default: false })
  sharesHandReference?: boolean;

  /** The admin who pays it by hand, or has paid it. */
  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  handBy!: string | null;

  /** Since when; from then on no step of the order drops it. */
  @Column('timestamptz', { nullable: true })
  handSince!: Date | null;

  /** The gateway's code of the last error. */
  @Column('varchar', { length: 60, nullable: true })
  error!: string | null;

  @Column('smallint', { default: 0 })
  attempts!: number;

  /** When it is sent, or asked about. */
  @Column('timestamptz', { nullable: true })
  nextTryAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** The day of the settlement from which the gateway took it; null before. */
  @Column('date', { nullable: true })
  settledOn!: string | null;
}
