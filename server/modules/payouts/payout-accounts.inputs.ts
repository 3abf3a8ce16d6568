import { Field, InputType, ObjectType } from 'type-graphql';
import { payoutAccountRules } from '../../../schema/rules/accounts/payout-account.rules';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';
import { Rules } from '../../platform/graphql/rules';
import './payout.enums';

@Rules(payoutAccountRules)
@InputType({ description: 'An account that receives money.' })
export class PayoutAccountInput {
  @Field(() => PayoutMethod, { description: 'Its kind; an account of the same kind is replaced.' })
  method!: PayoutMethod;

  @Field({ description: 'Of mobile money 11 digits (Rocket: 11 or 12), of a bank 6 to 20; Bangla digits as well.' })
  number!: string;

  @Field({ description: 'In whose name it is, at most 60 characters.' })
  holder!: string;

  @Field(() => String, { nullable: true, description: 'Of a bank account, where it is needed: the bank.' })
  bankName?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a bank account: the branch.' })
  branch?: string | null;
}

@ObjectType({ description: 'What `removePayoutAccount` did.' })
export class RemovePayoutAccountPayload {
  @Field(() => PayoutMethod, { description: 'The kind of the account that is gone.' })
  removedMethod!: PayoutMethod;
}
