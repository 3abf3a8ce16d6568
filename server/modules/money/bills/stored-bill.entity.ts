/**
 * A commission bill of one seller and month; only `paid` and `reminders` ever change. Names and terms are copies of the
 * day of issue. Written by the services of this folder.
 */
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../../accounts/users/user.entity';
import { Upazila } from '../../geography/upazila.entity';

@Check('bills_month', 'extract(day FROM month) = 1')
@Check('bills_vat', 'vat >= 0')
@Check('bills_carried_over', 'carried_over >= 0')
@Check('bills_credit', 'credit >= 0')
@Check('bills_total', 'total >= 0 AND total = commission - withheld + vat + carried_over - credit')
@Check('bills_paid', 'paid >= 0 AND paid <= total')
@Unique('bills_number', ['number'])
@Unique('bills_seller_month', ['sellerId', 'month'])
@Index('bills_seller', { synchronize: false }) // btree (seller_id, issued_at DESC, id DESC)
@Index('bills_issued', { synchronize: false }) // btree (issued_at DESC, id DESC)
@Index('bills_open', ['dueOn', 'id'], { where: 'paid < total' })
@Entity('bills')
export class StoredBill {
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  /** Continuous within a year: 'HB-2026-000123'. */
  @Column('varchar', { length: 20 })
  number!: string;

  @ForeignKey(() => User)
  @Column('uuid')
  sellerId!: string;

  /** The first day of the last month that it bills. */
  @Column('date')
  month!: string;

  @Column('varchar', { length: 120 })
  sellerName!: string;

  @Column('varchar', { length: 400, nullable: true })
  sellerAddress!: string | null;

  @ForeignKey(() => Upazila)
  @Column('smallint', { nullable: true })
  sellerUpazilaId!: number | null;

  @Column('varchar', { length: 13, nullable: true })
  sellerTaxNumber!: string | null;

  @Column('varchar', { length: 13, nullable: true })
  marketTaxNumber!: string | null;

  /** Where it is paid, as the terms had it. */
  @Column('varchar', { length: 300, nullable: true })
  payee!: string | null;

  /** BDT, of all its lines. */
  @Column('numeric', { precision: 14, scale: 2 })
  commission!: string;

  /** The part of the commission that was taken off payments which the platform received. */
  @Column('numeric', { precision: 14, scale: 2 })
  withheld!: string;

  @Column('numeric', { precision: 5, scale: 2 })
  vatPercent!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  vat!: string;

  /** The seller owed this besides the commission: refunds of money that was paid out before. */
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  carriedOver!: string;

  /** The platform owed this to the seller and took it off. */
  @Column('numeric', { precision: 14, scale: 2 })
  credit!: string;

  @Column('numeric', { precision: 14, scale: 2 })
  total!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  paid!: string;

  @Column('date')
  dueOn!: string;

  /** How many were sent. */
  @Column('smallint', { default: 0 })
  reminders!: number;

  @Column('timestamptz', { default: () => 'now()' })
  issuedAt!: Date;
}
