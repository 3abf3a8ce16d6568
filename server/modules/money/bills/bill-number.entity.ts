/**
 * The last number of a year's bills. Changed in the transaction that issues a bill, so that no number is missing.
 * Written by BillIssuingService.
 */
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('bill_numbers')
export class BillNumber {
  @PrimaryColumn('smallint')
  year!: number;

  @Column('int')
  last!: number;
}
