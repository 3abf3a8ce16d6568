/** What admins checked of a seller. */
import { admin } from '../../../support/build-accounts';
import { type Builder, gql, okFor, type Row } from '../row';
import { standingAccount } from '../things';

const RECORD = 'mutation ($id: ID!) { recordVerification(accountId: $id, kinds: [ADDRESS], version: 1) { id } }';

const checkedAccount: Builder = async (world, owner) => {
  const id = await standingAccount(world, owner);
  await world.app.gql(RECORD, { id }, { token: (await admin(world.app)).token });
  return id;
};

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.recordVerification',
    outcome: okFor('ADMIN'),
    own: standingAccount,
    others: 'ok',
    call: ({ id }) => gql(RECORD, { id }),
  },
  {
    operation: 'Mutation.withdrawVerification',
    outcome: okFor('ADMIN'),
    own: checkedAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { withdrawVerification(accountId: $id, kind: ADDRESS, reason: "Moved") { id } }', { id }),
  },
];
