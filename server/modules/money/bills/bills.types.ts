import { Field, ID, ObjectType } from 'type-graphql';
import { BillPaymentMethod, BillState } from '../../../../schema/values/money/bills';
import { LedgerKind } from '../../../../schema/values/money/ledger';
import { DateScalar, MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { Connection } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import '../money.enums';

@ObjectType({
  description: 'The commission bill of a seller for a month. Amounts are BDT; names, terms and numbers are those of the day of issue.',
})
export class Bill {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Its number, continuous within a year: HB-2026-000123.' })
  number!: string;

  @Field(() => MonthScalar, { description: 'The month that it bills; corrections of earlier months are among its lines.' })
  month!: string;

  @Field(() => BillState, { description: 'Whether it is paid.' })
  state!: BillState;

  @Field(() => Date, { description: 'When it was issued.' })
  issuedAt!: Date;

  @Field(() => DateScalar, { description: 'The last day to pay it.' })
  dueOn!: string;

  @Field(() => ID, { description: 'The seller.' })
  sellerId!: string;

  @Field({ description: "The seller's name, or that of the business." })
  sellerName!: string;

  @Field(() => String, { nullable: true, description: "The seller's address." })
  sellerAddress!: string | null;

  sellerUpazilaId!: number | null;

  @Field(() => String, { nullable: true, description: "The seller's Business Identification Number." })
  sellerTaxNumber!: string | null;

  @Field(() => String, { nullable: true, description: "The platform's Business Identification Number." })
  marketTaxNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is paid.' })
  payee!: string | null;

  @Field(() => DecimalScalar, { description: 'Commission of all its lines.' })
  commission!: string;

  @Field(() => DecimalScalar, { description: 'The part of the commission that was taken off payments which the platform received.' })
  withheld!: string;

  @Field(() => PercentScalar, { description: 'The rate of VAT on the commission.' })
  vatPercent!: string;

  @Field(() => DecimalScalar, { description: 'VAT on the commission.' })
  vat!: string;

  @Field(() => DecimalScalar, { description: 'What the seller owed besides commission: refunds of money that was paid out before.' })
  carriedOver!: string;

  @Field(() => DecimalScalar, { description: 'What the platform owed the seller, taken off.' })
  credit!: string;

  @Field(() => DecimalScalar, { description: 'commission - withheld + vat + carriedOver - credit.' })
  total!: string;

  @Field(() => DecimalScalar, { description: 'What was paid of it.' })
  paid!: string;

  @Field(() => DecimalScalar, { description: 'total - paid.' })
  open!: string;
}

@ObjectType({ description: 'What a bill bills: the delivery of an order, or a correction of one.' })
export class BillLine {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LedgerKind, { description: 'ORDER_DELIVERED, ORDER_CORRECTED or REVERSAL.' })
  kind!: LedgerKind;

  @Field(() => Date, { description: 'When it happened.' })
  occurredAt!: Date;

  @Field(() => ID, { description: 'The order.' })
  orderId!: string;

  @Field({ description: "The order's number." })
  trackingNumber!: string;

  @Field(() => DecimalScalar, { description: 'BDT; below zero of a correction.' })
  commission!: string;

  @Field(() => DecimalScalar, { description: 'The part of it that was taken off a payment which the platform received.' })
  withheld!: string;
}

@ObjectType({ description: 'Money received for a bill.' })
export class BillPayment {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;

  @Field(() => BillPaymentMethod, { description: 'How.' })
  method!: BillPaymentMethod;

  @Field(() => String, { nullable: true, description: 'The number of the transfer; null of cash.' })
  reference!: string | null;

  @Field(() => DateScalar, { description: 'When it was received.' })
  receivedOn!: string;

  @Field(() => Date, { nullable: true, description: 'When it was reversed, having been recorded by mistake.' })
  reversedAt!: Date | null;
}

@ObjectType({ description: 'A page of bills.' })
export class BillConnection extends Connection(Bill) {}

@ObjectType({ description: 'A page of the lines of a bill.' })
export class BillLineConnection extends Connection(BillLine) {}

@ObjectType({ description: "What of a seller's bills is overdue." })
export class BillingStatus {
  @Field(() => ID, { description: "The seller's." })
  id!: string;

  @Field(() => DecimalScalar, { description: 'BDT of overdue bills.' })
  overdue!: string;

  @Field({ description: 'True while the overdue bills reach the limit: no new posts open.' })
  postsPaused!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where bills are paid, as their terms have it now; null where the terms do not have it.',
  })
  payee!: string | null;

  @Field(() => String, { nullable: true, description: "The viewer's Business Identification Number; null where none is given." })
  taxNumber!: string | null;
}
