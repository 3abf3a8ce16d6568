/** Registers the enums of admins with type-graphql. */
import { registerEnumType } from 'type-graphql';
import { AccountSort, DuplicateTrait } from '../../../schema/values/accounts/accounts';

registerEnumType(AccountSort, {
  name: 'AccountSort',
  description: 'The order of a list of accounts.',
  valuesConfig: {
    OLDEST: { description: 'By when they came, those who wait by how long they have waited.' },
    NEWEST: { description: 'Latest registration first.' },
    NAME: { description: 'By name.' },
    LAST_LOGIN: { description: 'Latest login first, those who never came last.' },
  },
});

registerEnumType(DuplicateTrait, {
  name: 'DuplicateTrait',
  description: 'What two accounts of one user may have in common.',
  valuesConfig: {
    NID: { description: 'The same national ID number.' },
    TRADE_LICENSE: { description: 'The same trade license number.' },
    PHONE: { description: 'The same phone number, written with another prefix.' },
  },
});
