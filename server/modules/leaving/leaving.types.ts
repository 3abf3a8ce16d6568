import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { confirmPasswordRules } from '../../../schema/rules/shared/password.rules';
import { ClosingObstacle, payoutReturnDays } from '../../../schema/values/accounts/closing';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { Rules } from '../../platform/graphql/rules';

registerEnumType(ClosingObstacle, {
  name: 'ClosingObstacle',
  description: 'What must be over before an account is closed.',
  valuesConfig: {
    OPEN_ORDERS: { description: 'Orders, bought or sold, that have not ended, are not complete, or have an open problem.' },
    OPEN_DISPUTES: {
      description:
        'Disputed payments that an admin has not decided, also of another buyer about a transfer that paid an order of the user.',
    },
    REJECTED_PAYMENTS: { description: 'Payments that the user rejected as a seller and whose buyers may still dispute that.' },
    ENDED_ORDERS: {
      description: `Orders by mobile money that the user had confirmed as their seller, and that ended undelivered less than ${claimDays} days ago: a buyer may have sent money without reporting it yet.`,
    },
    BALANCE: { description: 'Money that the market owes the user, or the user owes the market.' },
    UNBILLED_COMMISSION: { description: 'Commission that is on no bill yet: its VAT is due with the bill of the month.' },
    UNPAID_BILLS: { description: 'Commission bills that are not paid.' },
    PAYOUTS: { description: `Payouts that are under way, or were made less than ${payoutReturnDays} days ago and may come back.` },
    REFUNDS: { description: 'Refunds that have not arrived, and recalls of own goods whose refunds are still to come.' },
    HELD_GOODS: {
      description:
        'Stock in lots on hold, own goods that an admin has asked to recall, and recalled goods, own or received, of which the user has not stated what became.',
    },
  },
});

@ObjectType({ description: 'Whether the viewer can close the account now.' })
export class AccountClosing {
  @Field(() => [ClosingObstacle], { description: 'What must be over first; empty where nothing is left.' })
  obstacles!: ClosingObstacle[];
}

@Rules(confirmPasswordRules)
@InputType({ description: 'How the owner of an account shows that it is theirs.' })
export class CloseAccountInput {
  @Field({ description: 'The present password.' })
  password!: string;
}

@ObjectType({ description: 'What `closeAccount` did.' })
export class CloseAccountPayload {
  @Field(() => Boolean, { description: 'True: the account is closed and every session has ended.' })
  isClosed!: boolean;
}
