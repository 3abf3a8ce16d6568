/**
 * One try to pay an order through a gateway. No number, card or name of the payer is stored. Written by
 * GatewayPaymentsStore.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { GatewayPaymentState, PaymentGateway } from '../../../../schema/values/money/gateways';
import { Order } from '../../orders/orders/order.entity';

@Check('gateway_payments_gateway', "gateway IN ('BKASH', 'SSLCOMMERZ')")
@Check('gateway_payments_amount', 'amount > 0')
@Check('gateway_payments_state', "state IN ('STARTED', 'CAPTURED', 'CANCELLED', 'FAILED', 'EXPIRED')")
@Check('gateway_payments_captured', "(state = 'CAPTURED') = (trx_id IS NOT NULL) AND (state = 'CAPTURED') = (captured_at IS NOT NULL)")
@Check('gateway_payments_checked', "state <> 'CAPTURED' OR next_check_at IS NULL")
@Check('gateway_payments_held', "state = 'CAPTURED' OR NOT is_applied")
@Unique('gateway_payments_invoice', ['invoice'])
@Unique('gateway_payments_reference', ['gateway', 'reference'])
@Unique('gateway_payments_transaction', ['gateway', 'trxId'])
@Index('gateway_payments_key', { synchronize: false }) // btree (transfer_key(trx_id)) where trx_id is not null
@Index('gateway_payments_letters', { synchronize: false }) // btree (gateway, upper(trx_id)) where trx_id is not null
@Index('gateway_payments_order', ['orderId', 'id'])
@Index('gateway_payments_due', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
@Index('gateway_payments_unsettled', ['capturedAt', 'id'], { where: "state = 'CAPTURED' AND settled_on IS NULL" })
@Index('gateway_payments_capture', ['gateway', 'capturedAt'], { where: "state = 'CAPTURED'" })
@Entity('gateway_payments')
export class GatewayPayment {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => Order)
  @Column('uuid')
  orderId!: string;

  @Column('varchar', { length: 10 })
  gateway!: PaymentGateway;

  /** Ours, by which the gateway reports it. */
  @Column('varchar', { length: 30 })
  invoice!: string;

  /** The gateway's. */
  @Column('varchar', { length: 100 })
  reference!: string;

  @Column('varchar', { length: 2000 })
  pageUrl!: string;

  /** BDT: what is asked for; once captured, what the gateway has. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Column('varchar', { length: 9, default: 'STARTED' })
  state!: GatewayPaymentState;

  /** True where the payment pays the order. A captured payment that does not is refunded. */
  @Column('boolean', { default: false })
  isApplied!: boolean;

  /** The gateway reports a risk: the products should wait until the buyer is verified. */
  @Column('boolean', { default: false })
  isRisky!: boolean;

  /** The gateway's transaction. */
  @Column('varchar', { length: 60, nullable: true })
  trxId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  capturedAt!: Date | null;

  /** The day of the settlement in which the gateway paid it out first; null before. */
  @Column('date', { nullable: true })
  settledOn!: string | null;

  /** When the gateway is asked about it; null once nothing can change. */
  @Column('timestamptz', { nullable: true })
  nextCheckAt!: Date | null;

  /** Counts its changes and those of its refunds, from 1. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
