/**
 * These tests verify that admins record what they checked of a seller, that everyone sees it without a number, and that
 * a change of the checked data ends it.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, pendingProducer, place, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { rows } from '../../support/sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

type Records = { kind: string; checkedByName: string; endedByName: string | null; endReason: string | null }[];
const RECORDS_FIELDS = 'verifications { kind checkedByName endedByName endReason }';
const versionOf = async (id: string): Promise<number> =>
  (await app.call<{ accountReview: { version: number } | null }>('accountReview', { id }, 'version', { token: chief.token })).data
    .accountReview?.version ?? 1;
const recordOf = (id: string, kinds: string[], version: number, by = chief) =>
  app.call<{ recordVerification: { verifications: Records } }>('recordVerification', { accountId: id, kinds, version }, RECORDS_FIELDS, {
    token: by.token,
  });
const record = async (id: string, kinds: string[], by = chief) => recordOf(id, kinds, await versionOf(id), by);
const withdraw = (id: string, kind: string, reason = 'The card belongs to another user', by = chief) =>
  app.call<{ withdrawVerification: { verifications: Records } }>('withdrawVerification', { accountId: id, kind, reason }, RECORDS_FIELDS, {
    token: by.token,
  });
const shownOf = async (id: string): Promise<string[]> =>
  (
    await app.call<{ seller: { verifications: { kind: string }[] } }>('seller', { id }, 'verifications { kind checkedAt }')
  ).data.seller.verifications.map(({ kind }) => kind);
const historyOf = async (id: string): Promise<Records> =>
  (await app.call<{ accountReview: { verifications: Records } }>('accountReview', { id }, RECORDS_FIELDS, { token: chief.token })).data
    .accountReview.verifications;
const update = (who: TestAccount, input: object) => app.call('updateProfile', { input }, 'id', { token: who.token });
const actionsOf = async (id: string): Promise<unknown[]> =>
  (await rows<{ action: string }>(app.db, 'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY created_at, id', [id])).map(
    ({ action }) => action,
  );

it('an approved account is not verified; what an admin records is shown with the day, and is in the trail [K3]', async () => {
  const seller = await approvedProducer(app);
  expect(await shownOf(seller.id)).toEqual([]);
  const { data } = await record(seller.id, ['ADDRESS', 'NID', 'NID']);
  expect(data.recordVerification.verifications.map(({ kind, checkedByName }) => `${kind} ${checkedByName}`).sort()).toEqual([
    'ADDRESS Nasrin',
    'NID Nasrin',
  ]);
  expect(await shownOf(seller.id)).toEqual(['NID', 'ADDRESS']);
  expect(await actionsOf(seller.id)).toEqual(['account.verified']);
});

it('a phone number is verified by the code alone', async () => {
  const seller = await approvedProducer(app);
  await app.db.query('UPDATE users SET phone_verified_at = now() WHERE id = $1', [seller.id]);
  expect(await shownOf(seller.id)).toEqual(['PHONE']);
  expect((await record(seller.id, ['PHONE'])).code).toBe('BAD_USER_INPUT');
  expect((await withdraw(seller.id, 'PHONE')).code).toBe('BAD_USER_INPUT');
});

it('a check is withdrawn once, with a reason; the market does not show it any more, admins do', async () => {
  const seller = await approvedProducer(app);
  await record(seller.id, ['NID', 'TRADE_LICENSE']);
  expect((await withdraw(seller.id, 'NID', ' ')).code).toBe('BAD_USER_INPUT');
  expect((await withdraw(seller.id, 'NID')).code).toBeNull();
  expect((await withdraw(seller.id, 'NID')).code).toBe('CONFLICT');
  expect(await shownOf(seller.id)).toEqual(['TRADE_LICENSE']);
  expect(await historyOf(seller.id)).toContainEqual({
    kind: 'NID',
    checkedByName: 'Nasrin',
    endedByName: 'Nasrin',
    endReason: 'The card belongs to another user',
  });
  expect(await actionsOf(seller.id)).toEqual(['account.verified', 'account.verificationWithdrawn']);
});

it('the same check again has the new day, and the earlier one is in the history', async () => {
  const seller = await approvedProducer(app);
  await record(seller.id, ['NID']);
  await record(seller.id, ['NID']);
  expect(await shownOf(seller.id)).toEqual(['NID']);
  expect((await historyOf(seller.id)).map(({ endedByName }) => endedByName).sort()).toEqual(['Nasrin', null]);
});

it.each([
  ['a name or a document number', { name: 'Karim Mia' }, ['TRADE_LICENSE', 'ADDRESS']],
  ['a trade license', { tradeLicense: 'NEW-1' }, ['NID', 'ADDRESS']],
  ['a business', { nameOfBusiness: 'Karim Agro' }, ['NID', 'ADDRESS']],
  ['an address', { address: 'Another road 5' }, ['NID', 'TRADE_LICENSE']],
  ['nothing that was checked', { production: 'Potato' }, ['NID', 'TRADE_LICENSE', 'ADDRESS']],
])('a seller who changes %s ends that check', async (_what, input, left) => {
  const seller = await approvedProducer(app);
  await record(seller.id, ['NID', 'TRADE_LICENSE', 'ADDRESS']);
  expect((await update(seller, input)).code).toBeNull();
  expect(await shownOf(seller.id)).toEqual(left);
  const ended = (await historyOf(seller.id)).filter(({ endedByName }) => endedByName !== null);
  expect(ended).toHaveLength(3 - left.length);
  expect(await actionsOf(seller.id)).toHaveLength(left.length === 3 ? 1 : 'tradeLicense' in input ? 3 : 2);
});

it('another place ends the check of the address', async () => {
  const seller = await approvedProducer(app);
  await record(seller.id, ['ADDRESS']);
  await update(seller, await place(app, 'Dhaka', 'Dhaka'));
  expect(await shownOf(seller.id)).toEqual([]);
});

it('an applicant who sends another image of a document, or corrects the registration, ends that check', async () => {
  const applicant = await pendingProducer(app);
  await record(applicant.id, ['NID', 'ADDRESS']);
  await app.upload(
    'mutation ($file: Upload!) { uploadIdentityDocument(kind: NID_FRONT, file: $file) { kind } }',
    { file: { bytes: Uint8Array.from(await jpegFile({ width: 900, height: 600 })), name: 'nid.jpg', type: 'image/jpeg' } },
    {},
    { token: applicant.token },
  );
  const current = async () => (await historyOf(applicant.id)).filter(({ endedByName }) => endedByName === null).map(({ kind }) => kind);
  expect(await current()).toEqual(['ADDRESS']);
  await app.db.query("UPDATE users SET status = 'REJECTED' WHERE id = $1", [applicant.id]);
  const input = {
    name: 'Karim Mia',
    email: 'karim@example.com',
    nid: '1234567890',
    tradeLicense: 'TRAD-1',
    address: 'Moved to road 9',
    ...(await place(app)),
  };
  const RESUBMIT = 'mutation ($input: ResubmitAccountInput!) { resubmitAccount(input: $input) { id } }';
  expect((await app.gql(RESUBMIT, { input }, { token: applicant.token })).code).toBeNull();
  expect(await current()).toEqual([]);
});

it('what the seller changed while an admin compared it is not recorded', async () => {
  const seller = await approvedProducer(app);
  const seen = await versionOf(seller.id);
  await update(seller, { production: 'Potato' });
  expect(await versionOf(seller.id)).toBe(seen);
  await update(seller, { nid: '9876543210987' });
  const late = await recordOf(seller.id, ['NID'], seen);
  expect([late.code, late.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { version: seen + 1 } }]);
  expect(await shownOf(seller.id)).toEqual([]);
  expect(await actionsOf(seller.id)).not.toContain('account.verified');
  expect((await recordOf(seller.id, ['NID'], seen + 1)).code).toBeNull();
  const applicant = await pendingProducer(app);
  const before = await versionOf(applicant.id);
  const file = { bytes: Uint8Array.from(await jpegFile({ width: 900, height: 601 })), name: 'nid.jpg', type: 'image/jpeg' };
  const UPLOAD = 'mutation ($file: Upload!) { uploadIdentityDocument(kind: NID_FRONT, file: $file) { kind } }';
  await app.upload(UPLOAD, { file }, {}, { token: applicant.token });
  expect((await recordOf(applicant.id, ['NID'], before)).code).toBe('CONFLICT');
});

it('only sellers who wait or are approved are checked, for what they have given, by admins', async () => {
  const seller = await approvedProducer(app);
  expect((await record(seller.id, ['NID'], seller)).code).toBe('FORBIDDEN');
  expect((await record(seller.id, [])).code).toBe('BAD_USER_INPUT');
  expect((await record((await consumer(app)).id, ['ADDRESS'])).code).toBe('CONFLICT');
  expect((await record((await account(app, 'PRODUCER', { status: 'SUSPENDED' })).id, ['NID'])).code).toBe('CONFLICT');
  expect((await record('nonsense', ['NID'])).code).toBe('NOT_FOUND');
  await app.db.query('UPDATE users SET trade_license = NULL WHERE id = $1', [seller.id]);
  expect((await record(seller.id, ['NID', 'TRADE_LICENSE'])).code).toBe('BAD_USER_INPUT');
  expect(await shownOf(seller.id)).toEqual([]);
});

it('lists read the checks of all sellers in one statement', async () => {
  for (let index = 0; index < 3; index += 1) await record((await approvedProducer(app)).id, ['NID']);
  const read = (first: number) => () => app.gql(`{ sellers(first: ${first}) { nodes { id verifications { kind } } } }`);
  await read(1)();
  expect(await countSql(app.db, read(3))).toHaveLength((await countSql(app.db, read(1))).length);
  const reviews = (first: number) => () =>
    app.gql(`{ accounts(first: ${first}) { nodes { id verifications { kind } } } }`, {}, { token: chief.token });
  await reviews(1)();
  expect(await countSql(app.db, reviews(3))).toHaveLength((await countSql(app.db, reviews(1))).length);
});
