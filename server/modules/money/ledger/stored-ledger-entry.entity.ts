/**
 * A row is the amount that a transaction adds to one account. It never changes. Owner, month and time are copies, by
 * which statements are read. LedgerService writes it.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { LedgerAccount } from './ledger-account.entity';
import { LedgerTransaction } from './ledger-transaction.entity';

@Check('ledger_entries_amount', 'amount <> 0')
@Check('ledger_entries_month', "month = date_trunc('month', occurred_at AT TIME ZONE 'Asia/Dhaka')")
@Index('ledger_entries_transaction', ['transactionId'])
@Index('ledger_entries_account', ['accountId', 'month'])
@Index('ledger_entries_owner', { synchronize: false }) // btree (owner_id, occurred_at DESC, id DESC) where owner_id is not null
@Entity('ledger_entries')
export class StoredLedgerEntry {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @ForeignKey(() => LedgerTransaction)
  @Column('uuid')
  transactionId!: string;

  @ForeignKey(() => LedgerAccount)
  @Column('uuid')
  accountId!: string;

  @ForeignKey(() => User)
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  /** BDT. */
  @Column('numeric', { precision: 14, scale: 2 })
  amount!: string;

  @Column('date')
  month!: string;

  @Column('timestamptz')
  occurredAt!: Date;
}
