import { randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import { AccountsService } from '../../../../server/modules/accounts/users/accounts.service';
import { SecondFactorsService } from '../../../../server/modules/accounts/second-factor/second-factors.service';
import { OneTimeCodesService } from '../../../../server/modules/accounts/codes/one-time-codes.service';
import { one } from '../../../support/sql';
import { inTransaction } from '../../../../server/platform/db/transaction';
import { admin, consumer, place } from '../../../support/build-accounts';
import { imageFile } from '../../../support/build-catalogue';
import { buyers, everybody, gql, members, okFor, outcomeOf, rest, type Row, sellers, signedIn } from '../row';
import { followedSeller, publishedProduct, savedAddress, session } from '../things';
import type { World } from '../world';

const newcomer = () => ({ name: 'Rahima', phone: String(randomInt(1_000_000_000, 9_999_999_999)).padStart(11, '0'), password: 'secret-1' });
const credentials = async ({ app }: World) => {
  const { phone, password } = await consumer(app);
  return { phone, password };
};

/** A code that has just been sent to a new user's phone. */
async function resetInput({ app, address }: World) {
  const { phone } = await consumer(app);
  await app.call('requestPasswordReset', { phone }, 'validMinutes', { headers: address() });
  const message = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  const code = /[0-9]{6}/.exec(message?.body ?? '')?.[0] ?? '';
  return { phone, code, password: 'quite-another', confirmPassword: 'quite-another' };
}

const adminLogin = async ({ app }: World) => {
  const { phone, password } = await admin(app);
  return { phone, password };
};
const firstCode = async (world: World) => {
  const input = await adminLogin(world);
  const account = await world.app.container.resolve(AccountsService).findByPhone(input.phone);
  if (!account) throw new Error('The admin is not there.');
  const { secret } = await world.app.container.resolve(SecondFactorsService).begin(account, null, { ip: '127.0.0.1', userAgent: null });
  return { ...input, code: new TOTP({ secret }).generate() };
};

/** A live code of this account. */
const phoneCode = ({ app }: World, userId: string) =>
  inTransaction(app.db, (tx) => app.container.resolve(OneTimeCodesService).issue(tx, { userId }, 'PHONE'));

const person = { name: 'Karim', email: 'karim@example.com', nid: '1985123456', tradeLicense: 'TRAD-9', address: 'House 7' };
const correction = async ({ app }: World) => ({ ...person, ...(await place(app)) });
const receiver = { contactName: 'Rahima', contactPhone: '01712345678', address: '12 Station Road' };
const destination = async ({ app }: World) => ({ ...receiver, upazilaId: (await place(app)).upazilaId });

export const rows: readonly Row[] = [
  {
    operation: 'Query.followedSellers',
    outcome: okFor(...buyers),
    lists: followedSeller,
    call: () => gql('{ followedSellers { nodes { id } } }'),
  },
  ...['followSeller', 'unfollowSeller'].map((name) => ({
    operation: `Mutation.${name}`,
    outcome: okFor(...buyers),
    own: followedSeller,
    others: 'ok',
    call: ({ id }: { id: string }) => gql(`mutation ($id: ID!) { ${name}(sellerId: $id) { id } }`, { id }),
  })),
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
  { operation: 'Query.registrationRules', outcome: everybody, call: () => gql('{ registrationRules { codeRequired } }') },
  {
    operation: 'Mutation.requestRegistrationCode',
    outcome: everybody,
    call: () => gql('mutation ($phone: String!) { requestRegistrationCode(phone: $phone) { isSent } }', { phone: newcomer().phone }),
  },
  {
    operation: 'Mutation.checkNewPassword',
    outcome: everybody,
    call: () => gql('mutation { checkNewPassword(password: "123456") { isCommon } }'),
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
      gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) { validMinutes } }', {
        phone: (await consumer(world.app)).phone,
      }),
  },
  {
    operation: 'Mutation.resetPassword',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { phone } }', { input: await resetInput(world) }),
  },
  {
    operation: 'Mutation.logout',
    outcome: everybody,
    spendsCaller: true,
    call: () => gql('mutation { logout { isLoggedOut } }'),
  },
  { operation: 'Query.sessions', outcome: members, lists: session, call: () => gql('{ sessions { nodes { id } } }') },
  {
    operation: 'Mutation.revokeSession',
    outcome: members,
    own: session,
    call: ({ id }) => gql('mutation ($id: ID!) { revokeSession(id: $id) { endedId } }', { id }),
  },
  {
    operation: 'Mutation.revokeOtherSessions',
    outcome: members,
    spendsCaller: true,
    call: () => gql('mutation { revokeOtherSessions { endedSessions } }'),
  },
  {
    operation: 'Mutation.changePassword',
    outcome: members,
    spendsCaller: true,
    call: ({ me }) =>
      gql('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }', {
        input: { currentPassword: me?.password ?? 'secret-1', newPassword: 'quite-another', confirmPassword: 'quite-another' },
      }),
  },
  { operation: 'Query.secondFactor', outcome: okFor('ADMIN'), call: () => gql('{ secondFactor { required } }') },
  {
    operation: 'Mutation.confirmPassword',
    outcome: members,
    call: ({ me }) =>
      gql('mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { validMinutes } }', {
        input: { password: me?.password ?? 'x' },
      }),
  },
  {
    operation: 'Mutation.beginSecondFactor',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($input: BeginSecondFactorInput!) { beginSecondFactor(input: $input) { uri } }', { input: await adminLogin(world) }),
  },
  {
    operation: 'Mutation.confirmSecondFactor',
    outcome: everybody,
    call: async ({ world }) =>
      gql('mutation ($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) { recoveryCodes } }', {
        input: await firstCode(world),
      }),
  },
  { operation: 'Mutation.requestPhoneCode', outcome: members, call: () => gql('mutation { requestPhoneCode { isSent } }') },
  {
    operation: 'Mutation.verifyPhone',
    outcome: members,
    call: async ({ world, me }) =>
      gql('mutation ($code: String!) { verifyPhone(code: $code) { id } }', { code: me ? await phoneCode(world, me.id) : '123456' }),
  },
  { operation: 'Mutation.setLanguage', outcome: signedIn, call: () => gql('mutation { setLanguage(language: BN) { id } }') },
  {
    operation: 'Query.myDocuments',
    outcome: { ...okFor(...sellers), rejected: 'ok' },
    call: () => gql('{ myDocuments { nid tradeLicense } }'),
  },
  {
    operation: 'Query.myIdentityDocuments',
    outcome: { ...okFor(...sellers), pending: 'ok', rejected: 'ok' },
    call: () => gql('{ myIdentityDocuments { kind uploadedAt } }'),
  },
  {
    operation: 'Mutation.uploadIdentityDocument',
    outcome: { ...okFor(...sellers), pending: 'ok', rejected: 'ok' },
    call: async () =>
      gql('mutation ($file: Upload!) { uploadIdentityDocument(kind: NID_FRONT, file: $file) { kind } }', {}, { file: await imageFile() }),
  },
  {
    operation: 'Mutation.updateProfile',
    outcome: members,
    call: () => gql('mutation { updateProfile(input: { name: "Karim" }) { id } }'),
  },
  {
    operation: 'Mutation.resubmitAccount',
    outcome: { ...outcomeOf(sellers, 'CONFLICT'), rejected: 'ok' },
    spendsCaller: true,
    call: async ({ world }) =>
      gql('mutation ($input: ResubmitAccountInput!) { resubmitAccount(input: $input) { id } }', { input: await correction(world) }),
  },
  { operation: 'Query.addresses', outcome: okFor(...buyers), lists: savedAddress, call: () => gql('{ addresses { id } }') },
  {
    operation: 'Mutation.addAddress',
    outcome: okFor(...buyers),
    spendsCaller: true, // a list is full at ten
    call: async ({ world }) =>
      gql('mutation ($input: AddressInput!) { addAddress(input: $input) { id } }', { input: await destination(world) }),
  },
  {
    operation: 'Mutation.updateAddress',
    outcome: okFor(...buyers),
    own: savedAddress,
    call: async ({ world, id }) =>
      gql('mutation ($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { id } }', {
        id,
        input: await destination(world),
      }),
  },
  {
    operation: 'Mutation.deleteAddress',
    outcome: okFor(...buyers),
    own: savedAddress,
    call: ({ id }) => gql('mutation ($id: ID!) { deleteAddress(id: $id) { removedId } }', { id }),
  },
  {
    operation: 'Mutation.setDefaultAddress',
    outcome: okFor(...buyers),
    own: savedAddress,
    call: ({ id }) => gql('mutation ($id: ID!) { setDefaultAddress(id: $id) { id } }', { id }),
  },
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
  {
    operation: 'POST /registration-code',
    outcome: everybody,
    call: () => rest('/registration-code', { json: { phone: newcomer().phone } }),
  },
];
