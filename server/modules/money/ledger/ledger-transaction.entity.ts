/** A row is one event of the ledger; its entries sum to zero. It never changes. LedgerService writes it. */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { LedgerKind } from '../../../../schema/values/money/ledger';
import { Order } from '../../orders/orders/order.entity';

@Check(
  'ledger_transactions_kind',
  "kind IN ('ORDER_DELIVERED', 'ORDER_CORRECTED', 'REVERSAL', 'BILL', 'BILL_PAYMENT', 'PAYOUT', 'PAYOUT_REVERSED', 'PAYMENT_RECEIVED', 'REFUND_DUE', 'PAYMENT_REFUNDED', 'GATEWAY_SETTLED', 'REFUND_COVERED', 'REFUND_RETURNED')",
)
@Check('ledger_transactions_month', "month = date_trunc('month', occurred_at AT TIME ZONE 'Asia/Dhaka')")
@Check('ledger_transactions_reversal', "(kind = 'REVERSAL') = (reverses IS NOT NULL)")
@Unique('ledger_transactions_key', ['idempotencyKey'])
@Unique('ledger_transactions_reverses', ['reverses'])
@Index('ledger_transactions_order', ['orderId'], { where: 'order_id IS NOT NULL' })
@Entity('ledger_transactions')
export class LedgerTransaction {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('varchar', { length: 20 })
  kind!: LedgerKind;

  @ForeignKey(() => Order)
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('varchar', { length: 120 })
  idempotencyKey!: string;

  /** The first day of the month of `occurredAt` in Bangladesh. */
  @Column('date')
  month!: string;

  /** When it happened; of an event in a closed month, the beginning of the next open one. */
  @Column('timestamptz')
  occurredAt!: Date;

  @ForeignKey(() => LedgerTransaction)
  @Column('uuid', { nullable: true })
  reverses!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
