/**
 * Sum of an account's entries of a month; of a platform's account one of 16 parts of it. Written by a trigger of
 * `ledger_entries`.
 */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { LedgerAccount } from './ledger-account.entity';

@Entity('ledger_balances')
export class LedgerBalance {
  @ForeignKey(() => LedgerAccount)
  @PrimaryColumn('uuid')
  accountId!: string;

  @PrimaryColumn('date')
  month!: string;

  @PrimaryColumn('smallint')
  slot!: number;

  /** BDT. */
  @Column('numeric', { precision: 16, scale: 2 })
  amount!: string;

  @Column('int')
  entryCount!: number;
}
