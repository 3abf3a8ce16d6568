import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'One month of the ledger, BDT.' })
export class LedgerMonth {
  @Field(() => MonthScalar, { description: 'The month.' })
  month!: string;

  @Field(() => DecimalScalar, { description: 'Commission on orders delivered in it, corrections included.' })
  commission!: string;

  @Field(() => DecimalScalar, { description: 'Discounts that the platform paid.' })
  discounts!: string;

  @Field(() => DecimalScalar, { description: 'Refunds that the platform gave for sellers who have left.' })
  refundsCovered!: string;

  @Field(() => DecimalScalar, { description: 'VAT on bills issued in it.' })
  vat!: string;

  @Field(() => DecimalScalar, { description: 'Payments of bills received in it; what gateways pay out is not counted.' })
  received!: string;

  @Field(() => DecimalScalar, { description: 'Payouts to sellers that began in it, less those that failed in it.' })
  paidOut!: string;

  @Field(() => Date, { nullable: true, description: 'When it was closed; null while it takes entries.' })
  closedAt!: Date | null;
}

@ObjectType({ description: 'What one seller owes the platform.' })
export class SellerDebt {
  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;

  @Field({ description: "The seller's name." })
  name!: string;

  @Field({ description: "The seller's phone." })
  phone!: string;

  @Field(() => DecimalScalar, { description: 'BDT, credit taken off.' })
  balance!: string;
}

@ObjectType({ description: 'The money of the platform, BDT.' })
export class MoneyOverview {
  @Field(() => ID, { description: 'There is one.' })
  id!: string;

  @Field(() => DecimalScalar, { description: 'What sellers owe in all.' })
  owed!: string;

  @Field(() => DecimalScalar, { description: 'What the platform owes sellers in all.' })
  credits!: string;

  @Field(() => DecimalScalar, { description: 'What of bills is overdue.' })
  overdue!: string;

  @Field(() => Int, { description: 'How many bills are overdue.' })
  overdueBills!: number;

  @Field(() => MonthScalar, { nullable: true, description: 'The earliest month that can be closed; null where none is over and open.' })
  closableMonth!: string | null;

  @Field(() => LedgerMonth, { nullable: true, description: 'Its figures.' })
  closable!: LedgerMonth | null;

  @Field(() => [LedgerMonth], { description: 'The last 12 months, latest first.' })
  months!: LedgerMonth[];

  @Field(() => [SellerDebt], { description: 'The 50 sellers who owe most.' })
  debtors!: SellerDebt[];
}
