/**
 * Money that is sent to a seller, with a copy of the account. Written by the services of this folder; a trigger lets it
 * change only forward, and never its amount or account.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { PayoutMethod } from '../../../../schema/values/accounts/payouts';
import type { PayoutState } from '../../../../schema/values/money/payouts';
import { User } from '../../accounts/users/user.entity';
import { StoredPayoutBatch } from './stored-payout-batch.entity';

@Check('payouts_amount', 'amount > 0')
@Check('payouts_bank', "(method = 'BANK') = (bank_name IS NOT NULL)")
@Check('payouts_batched', "state = 'FAILED' OR (state = 'REQUESTED') = (batch_id IS NULL)")
@Check('payouts_failed', "(state = 'FAILED') = (failed_at IS NOT NULL) AND (state = 'FAILED') = (reason IS NOT NULL)")
@Check('payouts_method', "method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK')")
@Check(
  'payouts_paid',
  "(reference IS NULL OR paid_at IS NOT NULL) AND CASE state WHEN 'PAID' THEN paid_at IS NOT NULL WHEN 'FAILED' THEN true ELSE paid_at IS NULL END",
)
@Check('payouts_state', "state IN ('REQUESTED', 'SENT', 'PAID', 'FAILED')")
@Unique('payouts_number', ['number'])
@Index('payouts_batch', ['batchId', 'id'], { where: 'batch_id IS NOT NULL' })
@Index('payouts_failed_at', ['failedAt'], { where: 'failed_at IS NOT NULL' })
@Index('payouts_latest', { synchronize: false }) // btree (requested_at DESC, id DESC)
@Index('payouts_requested', ['requestedAt', 'id'], { where: "state = 'REQUESTED'" })
@Index('payouts_seller', { synchronize: false }) // btree (seller_id, requested_at DESC, id DESC)
@Index('payouts_transfer_key', { synchronize: false }) // btree (transfer_key(reference)) where reference is not null
@Index('payouts_transfer', { synchronize: false }) // unique (method, transfer_key(reference)) where not shares_reference
@Index('payouts_undecided', ['sellerId'], { unique: true, where: "state IN ('REQUESTED', 'SENT')" })
@Entity('payouts')
export class StoredPayout {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** PO-000123; on the transfer, so that it is found again. */
  @Column('varchar', { length: 20, default: () => "('PO-'|| lpad((nextval('payout_numbers')), 6, '0'))" })
  number!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  sellerId!: string;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Column('varchar', { length: 8 })
  method!: PayoutMethod;

  @Column('varchar', { length: 20 })
  accountNumber!: string;

  @Column('varchar', { length: 60 })
  holder!: string;

  @Column('varchar', { length: 80, nullable: true })
  bankName!: string | null;

  @Column('varchar', { length: 80, nullable: true })
  branch!: string | null;

  @Column('varchar', { length: 9 })
  state!: PayoutState;

  @ForeignKey(() => StoredPayoutBatch)
  @Column('uuid', { nullable: true })
  batchId!: string | null;

  /** The number of the transfer, once it was made; null as well where a wrong one was freed. */
  @Column('varchar', { length: 64, nullable: true })
  reference!: string | null;

  /** It was recorded before spellings were compared: an earlier payout has the same transfer. */
  @Column('boolean', { default: false })
  sharesReference?: boolean;

  /** It was recorded as failed before it was paid, which happens once. */
  @Column('boolean', { default: false })
  wasFailed!: boolean;

  /** Why it failed. */
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  /** Counts its changes. */
  @Column('integer', { default: 1 })
  version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  requestedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  paidAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;
}
