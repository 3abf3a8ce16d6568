/** These rows cover what admins checked of a seller. */
import { admin } from '../../../support/build-accounts';
import { type Builder, gql, okFor, type Row } from '../row';
import { standingAccount } from '../things';

const RECORD = 'mutation ($id: ID!) { recordVerification(accountId: $id, kinds: [ADDRESS], version: 1) { id } }';

const checkedAccount: Builder = async (world, owner) => {
  const id = await standingAccount(world, owner);
  await world.app.gql(RECORD, { id }, { token: (await admin(world.app)).token });
  return id;
};

const documentedAccount: Builder = async (world, owner) => {
  const id = await standingAccount(world, owner);
  await world.app.db.query("INSERT INTO identity_documents (user_id, kind, content) VALUES ($1, 'NID_FRONT', '\\x01')", [id]);
  return id;
};

export const rows: readonly Row[] = [
  {
    operation: 'Query.myVerifications',
    outcome: { ...okFor('PRODUCER', 'SUPERSALER', 'WHOLESALER'), pending: 'ok', rejected: 'ok' },
    call: () => gql('{ myVerifications { kind checkedAt } }'),
  },
  {
    operation: 'Mutation.recordVerification',
    outcome: okFor('ADMIN'),
    own: standingAccount,
    others: 'ok',
    call: ({ id }) => gql(RECORD, { id }),
  },
  {
    operation: 'Mutation.rejectIdentityDocument',
    outcome: okFor('ADMIN'),
    own: documentedAccount,
    others: 'ok',
    call: ({ id }) =>
      gql('mutation ($id: ID!) { rejectIdentityDocument(accountId: $id, kind: NID_FRONT, reason: "Blurred", version: 1) { id } }', { id }),
  },
  {
    operation: 'Mutation.withdrawVerification',
    outcome: okFor('ADMIN'),
    own: checkedAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { withdrawVerification(accountId: $id, kind: ADDRESS, reason: "Moved") { id } }', { id }),
  },
];
