import { Field, ID, InputType, ArgsType } from 'type-graphql';
import { payoutTransferRules } from '../../../../schema/rules/money/payout.rules';
import { PayoutState } from '../../../../schema/values/money/payouts';
import { pageArgs } from '../../../platform/graphql/connection';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { Rules } from '../../../platform/graphql/rules';
import '../money.enums';

@InputType({ description: 'Which payouts.' })
export class PayoutFilter {
  @Field(() => PayoutState, { nullable: true, description: 'Only those in this state.' })
  state?: PayoutState | null;

  @Field(() => ID, { nullable: true, description: 'For admins: only those of this batch.' })
  batchId?: string | null;

  @Field(() => ID, { nullable: true, description: "For admins: only this seller's." })
  sellerId?: string | null;
}

@ArgsType()
export class PayoutPageArgs extends pageArgs() {}

@Rules(payoutTransferRules)
@InputType({ description: 'A transfer as a bank or wallet reports it.' })
export class PayoutTransferInput {
  @Field({ description: 'The number of the payout, PO-000123.' })
  number!: string;

  @Field({ description: 'The number of the transfer, 4 to 64 letters and digits.' })
  reference!: string;

  @Field(() => DecimalScalar, { description: 'BDT.' })
  amount!: string;
}
