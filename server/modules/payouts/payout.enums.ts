/** Registers the enums of payout accounts with type-graphql. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { PayoutMethod } from '../../../schema/values/accounts/payouts';

registerEnumType(PayoutMethod, {
  name: 'PayoutMethod',
  description: 'The kind of an account that receives money.',
  valuesConfig: {
    BKASH: { description: 'A bKash number.' },
    NAGAD: { description: 'A Nagad number.' },
    ROCKET: { description: 'A Rocket number, 11 or 12 digits.' },
    BANK: { description: 'A bank account: for payouts of the market, not for payments of buyers.' },
  },
});
