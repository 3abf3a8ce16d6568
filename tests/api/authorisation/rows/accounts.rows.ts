import { randomInt } from 'node:crypto';
import { one } from '../../../../server/platform/db/sql';
import { consumer } from '../../../support/build-accounts';
import { everybody, gql, members, only, rest, type Row, signedIn } from '../row';
import { publishedProduct, session } from '../things';
import type { World } from '../world';

const newcomer = () => ({ name: 'Rahima', phone: String(randomInt(1_000_000_000, 9_999_999_999)).padStart(11, '0'), password: 'secret1' });
const credentials = async ({ app }: World) => {
  const { phone, password } = await consumer(app);
  return { phone, password };
};

/** A code that has just been sent to a new member's phone. */
async function resetInput({ app, address }: World) {
  const { phone } = await consumer(app);
  await app.gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) }', { phone }, { headers: address() });
  const message = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  const code = /[0-9]{6}/.exec(message?.body ?? '')?.[0] ?? '';
  return { phone, code, password: 'quite-another', confirmPassword: 'quite-another' };
}

export const rows: readonly Row[] = [
  { operation: 'Query.me', outcome: { ...everybody, visitor: 'null' }, call: () => gql('{ me { id } }') },
  {
    operation: 'Query.seller',
    outcome: everybody,
    others: 'ok',
    missing: 'null',
    // an account is a seller's to the public once it is approved
    own: async (world, owner) => ((await publishedProduct(world, owner)) === null ? null : owner.id),
    call: ({ id }) => gql('query ($id: ID!) { seller(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.register',
    outcome: everybody,
    call: () =>
      gql('mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }', {
        input: { role: 'CONSUMER', ...newcomer() },
      }),
  },
  {
    operation: 'Mutation.login',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($input: LoginInput!) { login(input: $input) { account { id } } }', { input: await credentials(world) }),
  },
  {
    operation: 'Mutation.requestPasswordReset',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) }', { phone: (await consumer(world.app)).phone }),
  },
  {
    operation: 'Mutation.resetPassword',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input: await resetInput(world) }),
  },
  { operation: 'Mutation.logout', outcome: everybody, spendsCaller: true, call: () => gql('mutation { logout }') },
  { operation: 'Query.sessions', outcome: members, lists: session, call: () => gql('{ sessions { nodes { id } } }') },
  {
    operation: 'Mutation.revokeSession',
    outcome: members,
    own: session,
    call: ({ id }) => gql('mutation ($id: ID!) { revokeSession(id: $id) }', { id }),
  },
  { operation: 'Mutation.revokeOtherSessions', outcome: members, spendsCaller: true, call: () => gql('mutation { revokeOtherSessions }') },
  {
    operation: 'Mutation.changePassword',
    outcome: members,
    spendsCaller: true,
    call: ({ me }) =>
      gql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }', {
        input: { currentPassword: me?.password ?? 'secret1', newPassword: 'quite-another', confirmPassword: 'quite-another' },
      }),
  },
  { operation: 'Mutation.setLanguage', outcome: signedIn, call: () => gql('mutation { setLanguage(language: bn) { id } }') },
  {
    operation: 'POST /login',
    outcome: everybody,
    call: async ({ world }) => rest('/login', { json: await credentials(world) }),
  },
  {
    operation: 'POST /register',
    outcome: everybody,
    call: () => rest('/register', { json: { role: 'consumer', ...newcomer() } }),
  },
  { operation: 'POST /logout', outcome: signedIn, spendsCaller: true, call: () => rest('/logout') },
  { operation: 'GET /producer/profile', outcome: only('PRODUCER'), call: () => rest('/producer/profile') },
  { operation: 'GET /wholesaler/profile', outcome: only('WHOLESALER'), call: () => rest('/wholesaler/profile') },
  { operation: 'GET /supersaler/profile', outcome: only('SUPERSALER'), call: () => rest('/supersaler/profile') },
  { operation: 'GET /superseller/profile', outcome: only('SUPERSALER'), call: () => rest('/superseller/profile') },
  { operation: 'GET /consumer/profile', outcome: only('CONSUMER'), call: () => rest('/consumer/profile') },
];
