/** A transaction of the ledger that a bill bills; no other bill does. Never changed. Written by BillIssuingService. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { LedgerTransaction } from '../ledger/ledger-transaction.entity';
import { StoredBill } from './stored-bill.entity';

@Index('bill_lines_bill', ['billId', 'transactionId'])
@Entity('bill_lines')
export class StoredBillLine {
  @ForeignKey(() => LedgerTransaction)
  @PrimaryColumn('uuid')
  transactionId!: string;

  @ForeignKey(() => StoredBill)
  @Column('uuid')
  billId!: string;

  /** BDT; below zero of a correction. */
  @Column('numeric', { precision: 14, scale: 2 })
  commission!: string;

  /** The part of it that was taken off a payment which the platform received. */
  @Column('numeric', { precision: 14, scale: 2 })
  withheld!: string;
}
