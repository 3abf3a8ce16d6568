/** The terms of billing, in one row. A bill copies them when it is issued. Written by BillingTermsService. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';

@ObjectType({ description: 'The terms of commission bills. A change holds for bills that are issued after it.' })
@Check('billing_terms_one', 'id = 1')
@Check('billing_terms_vat', 'vat_percent BETWEEN 0 AND 100')
@Check('billing_terms_due', 'due_days BETWEEN 1 AND 90')
@Check('billing_terms_limit', 'overdue_limit >= 0')
@Check('billing_terms_first', 'extract(day FROM first_month) = 1')
@Entity('billing_terms')
export class BillingTerms {
  @Field(() => ID, { description: 'There is one.' })
  @PrimaryColumn('smallint')
  id!: number;

  @Field(() => PercentScalar, {
    description: 'VAT on the commission; 15 is the standard rate (Value Added Tax and Supplementary Duty Act, 2012).',
  })
  @Column('numeric', { precision: 5, scale: 2 })
  vatPercent!: string;

  @Field(() => Int, { description: 'Days from the issue of a bill to its due day.' })
  @Column('smallint')
  dueDays!: number;

  @Field(() => DecimalScalar, { description: 'BDT of overdue bills from which a seller opens no new posts.' })
  @Column('numeric', { precision: 12, scale: 2 })
  overdueLimit!: string;

  /** The first day of the first month that is billed. */
  @Column('date')
  firstMonth!: string;

  @Field(() => MonthScalar, { description: 'What was delivered before this month is not billed.' })
  get billedFrom(): string {
    return this.firstMonth.slice(0, 7);
  }

  @Field(() => String, { nullable: true, description: "The platform's Business Identification Number, printed on bills." })
  @Column('varchar', { length: 13, nullable: true })
  taxNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where bills are paid, printed on them: numbers of accounts.' })
  @Column('varchar', { length: 300, nullable: true })
  payee!: string | null;

  /** Null until they are changed. */
  @Column('timestamptz', { nullable: true })
  updatedAt!: Date | null;
}
