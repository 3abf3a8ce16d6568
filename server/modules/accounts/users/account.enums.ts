/** Registers the enums of users with type-graphql. Imported by every file that names one in a decorator. */
import { registerEnumType } from 'type-graphql';
import { AccountStatus, Language, Role, SessionKind } from '../../../../schema/values/accounts/roles';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account is on the market; it has exactly one.',
  valuesConfig: {
    PRODUCER: { description: 'Grows and sells (উৎপাদক).' },
    SUPERSALER: { description: 'Buys from producers, sells to wholesalers and consumers.' },
    WHOLESALER: { description: 'Buys in bulk and sells to consumers (পাইকার).' },
    CONSUMER: { description: 'Buys for their own household (ভোক্তা).' },
    ADMIN: { description: 'Decides on accounts and maintains the market; never registered, created by a command.' },
  },
});

registerEnumType(AccountStatus, {
  name: 'AccountStatus',
  description: 'Status of an account.',
  valuesConfig: {
    PENDING: { description: 'Waits for the decision of an admin.' },
    APPROVED: { description: 'May use the market.' },
    REJECTED: { description: 'Was turned down, with a reason.' },
    SUSPENDED: { description: 'Suspended, with a reason.' },
  },
});

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of the interface and of messages.',
  valuesConfig: { EN: { description: 'English.' }, BN: { description: 'Bangla.' } },
});

registerEnumType(SessionKind, {
  name: 'SessionKind',
  description: 'How a session travels.',
  valuesConfig: {
    COOKIE: { description: 'In an httpOnly cookie, for browsers.' },
    BEARER: { description: 'In the Authorization header, for REST and partners.' },
  },
});
