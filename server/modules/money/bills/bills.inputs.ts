import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { billingTermsRules, billPaymentRules, taxNumberRules } from '../../../../schema/rules/money/billing.rules';
import { BillPaymentMethod, BillState } from '../../../../schema/values/money/bills';
import { DateScalar, MonthScalar } from '../../../platform/graphql/calendar.scalar';
import { pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { PercentScalar } from '../../../platform/graphql/percent.scalar';
import { Rules } from '../../../platform/graphql/rules';
import { takeBackReason } from '../money.enums';

@InputType({ description: 'Which bills.' })
export class BillFilter {
  @Field(() => BillState, { nullable: true, description: 'Only those in this state.' })
  state?: BillState | null;

  @Field(() => MonthScalar, { nullable: true, description: 'Only those of this month.' })
  month?: string | null;

  @Field(() => String, { nullable: true, description: 'Only the one with exactly this number.' })
  number?: string | null;

  @Field(() => ID, { nullable: true, description: "For admins: only this seller's." })
  sellerId?: string | null;
}

@ArgsType()
export class BillPageArgs extends pageArgs() {}

@Rules(billPaymentRules)
@InputType({ description: 'Money received for a bill.' })
export class BillPaymentInput {
  @Field(() => DecimalScalar, { description: 'BDT, at most what is open.' })
  amount!: string;

  @Field(() => BillPaymentMethod, { description: 'How.' })
  method!: BillPaymentMethod;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the transfer, 4 to 64 characters; each transfer is recorded once. None of cash.',
  })
  reference?: string | null;

  @Field(() => DateScalar, { description: 'When; not before the bill was issued and not in the future.' })
  receivedOn!: string;

  @Field(() => String, takeBackReason)
  takeBackReason?: string | null;
}

@Rules(billingTermsRules)
@InputType({ description: 'The terms of bills, all together, and why.' })
export class BillingTermsInput {
  @Field(() => PercentScalar, { description: 'VAT on the commission, 0 to 100.' })
  vatPercent!: string;

  @Field({ description: 'Days to pay, a whole number from 1 to 90.' })
  dueDays!: string;

  @Field(() => DecimalScalar, { description: 'BDT of overdue bills from which a seller opens no new posts.' })
  overdueLimit!: string;

  @Field(() => MonthScalar, { description: 'What was delivered before this month is not billed; not in the future.' })
  billedFrom!: string;

  @Field(() => String, { nullable: true, description: "The platform's Business Identification Number, 13 digits." })
  taxNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Where bills are paid, at most 300 characters.' })
  payee?: string | null;

  @Field({ description: 'Why; recorded in the audit trail.' })
  reason!: string;
}

@Rules(taxNumberRules)
@InputType({ description: 'A tax number.' })
export class TaxNumberInput {
  @Field({ description: 'The Business Identification Number, 13 digits.' })
  taxNumber!: string;
}
