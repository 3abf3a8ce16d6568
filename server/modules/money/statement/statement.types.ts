import { Field, ID, ObjectType } from 'type-graphql';
import { LedgerAccountKind, LedgerKind } from '../../../../schema/values/money/ledger';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { Connection } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import '../money.enums';

@ObjectType({ description: 'What a seller and the platform owe each other. All amounts are BDT.' })
export class SellerBalance {
  @Field(() => ID, { description: "The seller's." })
  id!: string;

  @Field(() => DecimalScalar, { description: 'What the seller owes the platform: commission and VAT that are not paid, billed or not.' })
  owed!: string;

  @Field(() => DecimalScalar, {
    description: 'What the platform owes the seller: discounts that the platform pays. The next bill takes it off.',
  })
  credit!: string;

  @Field(() => DecimalScalar, { description: 'owed - credit. Below zero: the platform owes the seller more.' })
  balance!: string;
}

@ObjectType({ description: "One line of a seller's statement; never changed. A correction is a line of its own." })
export class LedgerEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LedgerKind, { description: 'What it is about.' })
  kind!: LedgerKind;

  @Field(() => LedgerAccountKind, { description: "The seller's account that it changes: RECEIVABLE or PAYABLE." })
  account!: LedgerAccountKind;

  @Field(() => DecimalScalar, {
    description: 'BDT. Above zero: the seller owes more. Below zero: the seller owes less, or the platform more.',
  })
  amount!: string;

  @Field(() => Date, { description: 'When it happened; of an event in a month that was closed, the beginning of the next open month.' })
  occurredAt!: Date;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Of the commission on a delivery: what the seller receives for the products, before refunds, BDT. Null of other entries.',
  })
  commissionBase!: string | null;

  @Field(() => PercentScalar, { nullable: true, description: 'The percentage of it that the commission is; null of other entries.' })
  commissionPercent!: string | null;

  @Field(() => ID, { nullable: true, description: 'The order it is about; null of bills and payments.' })
  orderId!: string | null;

  @Field(() => String, { nullable: true, description: "The order's number." })
  trackingNumber!: string | null;
}

@ObjectType({ description: "A page of a seller's statement, with its balances." })
export class LedgerEntryConnection extends Connection(LedgerEntry) {
  @Field(() => DecimalScalar, { description: 'The balance before the first month, BDT.' })
  opening!: string;

  @Field(() => DecimalScalar, { description: 'The balance after the last month, BDT.' })
  closing!: string;

  @Field(() => MonthScalar, { nullable: true, description: 'The first month; null: from the beginning.' })
  fromMonth!: string | null;

  @Field(() => MonthScalar, { nullable: true, description: 'The last month; null: until now.' })
  untilMonth!: string | null;
}
