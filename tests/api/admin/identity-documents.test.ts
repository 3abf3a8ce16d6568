/** Images of NID and trade licence: sent by applicants only, seen by admins only and never unseen before an approval. */
import { one, rows } from '../../support/sql';
import { AccountSweepService } from '../../../server/modules/accounts/account-sweep.service';
import { ImageStore } from '../../../server/platform/files/image-store';
import { resolvePort } from '../../../server/app/container';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { jpegFile } from '../../support/build-catalogue';
import { storedKeys } from '../../support/stored-images';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const UPLOAD =
  'mutation ($kind: IdentityDocumentKind!, $file: Upload!) { uploadIdentityDocument(kind: $kind, file: $file) { kind uploadedAt } }';
const send = async (who: TestAccount, kind = 'NID_FRONT', bytes?: Buffer) =>
  app.upload<{ uploadIdentityDocument: { kind: string } }>(
    UPLOAD,
    { file: { bytes: Uint8Array.from(bytes ?? (await jpegFile({ width: 1600, height: 1000 }))), name: 'nid.jpg', type: 'image/jpeg' } },
    { kind },
    { token: who.token },
  );
const show = (id: string, by = chief) =>
  app.gql<{ showIdentityDocuments: { images: { kind: string; dataUrl: string }[] } }>(
    'mutation ($id: ID!) { showIdentityDocuments(accountId: $id) { images { kind dataUrl } } }',
    { id },
    { token: by.token },
  );
const approve = (id: string, terms: object = {}) =>
  app.gql<{ approveAccount: { status: string } }>(
    'mutation ($id: ID!, $seenDocuments: Boolean, $reason: String) { approveAccount(id: $id, seenDocuments: $seenDocuments, reason: $reason) { status } }',
    { id, ...terms },
    { token: chief.token },
  );
const together = (ids: string[]) =>
  app.gql<{ approveAccounts: { approved: { id: string }[]; decidedBefore: string[]; needReview: string[] } }>(
    'mutation ($ids: [ID!]!) { approveAccounts(ids: $ids) { approved { id } decidedBefore needReview } }',
    { ids },
    { token: chief.token },
  );
const fieldsOf = (response: Awaited<ReturnType<typeof approve>>) => response.body.errors?.[0]?.extensions.fields?.map(({ field }) => field);

it('an applicant sends them while waiting, an admin sees them without a store or an address, and the look is in the trail', async () => {
  const applicant = await pendingProducer(app);
  const files = await storedKeys(resolvePort(app.container, ImageStore));
  expect((await send(applicant)).data.uploadIdentityDocument.kind).toBe('NID_FRONT');
  expect((await send(applicant, 'TRADE_LICENSE')).code).toBeNull();
  expect(await storedKeys(resolvePort(app.container, ImageStore))).toEqual(files);
  const own = await app.gql('{ myIdentityDocuments { kind } }', {}, { token: applicant.token });
  expect(own.data).toEqual({ myIdentityDocuments: [{ kind: 'NID_FRONT' }, { kind: 'TRADE_LICENSE' }] });
  const seen = await show(applicant.id);
  expect(seen.data.showIdentityDocuments.images.map(({ kind }) => kind)).toEqual(['NID_FRONT', 'TRADE_LICENSE']);
  expect(seen.data.showIdentityDocuments.images[0]?.dataUrl).toMatch(/^data:image\/webp;base64,UklGR/);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  const trail = await rows(app.db, 'SELECT action, actor_id FROM audit_events WHERE subject_id = $1', [applicant.id]);
  expect(trail).toEqual([{ action: 'account.documentImagesSeen', actor_id: chief.id }]);
});

it('another one of its kind replaces the first; what is no image, and too many in an hour, are rejected', async () => {
  const applicant = await pendingProducer(app);
  await send(applicant);
  const [before] = (await show(applicant.id)).data.showIdentityDocuments.images;
  await send(applicant, 'NID_FRONT', await jpegFile({ width: 900, height: 600 }));
  const after = (await show(applicant.id)).data.showIdentityDocuments.images;
  expect(after).toHaveLength(1);
  expect(after[0]?.dataUrl).not.toBe(before?.dataUrl);
  expect((await send(applicant, 'NID_FRONT', Buffer.from('<svg/>'))).code).toBe('BAD_USER_INPUT');
  for (let sent = 3; sent < 20; sent += 1) await send(applicant, 'NID_FRONT', Buffer.from('no image'));
  expect((await send(applicant)).code).toBe('RATE_LIMITED');
});

it('no one but applicants sends, no one but admins sees', async () => {
  const [applicant, approved] = [await pendingProducer(app), await approvedProducer(app)];
  await send(applicant);
  expect((await send(approved)).code).toBe('CONFLICT');
  expect((await send(await consumer(app))).code).toBe('FORBIDDEN');
  expect((await send(await account(app, 'PRODUCER', { status: 'SUSPENDED' }))).code).toBe('NOT_APPROVED');
  expect((await show(applicant.id, approved)).code).toBe('FORBIDDEN');
  expect((await show(applicant.id, applicant)).code).toBe('NOT_APPROVED');
});

it('an approval requires the checked box where images were sent, and a reason where another user has the same details', async () => {
  const applicant = await pendingProducer(app);
  await send(applicant);
  expect(fieldsOf(await approve(applicant.id))).toEqual(['seenDocuments']);
  expect(await one(app.db, 'SELECT status FROM users WHERE id = $1', [applicant.id])).toEqual({ status: 'PENDING' });
  expect((await approve(applicant.id, { seenDocuments: true })).data.approveAccount.status).toBe('APPROVED');
  const twin = await pendingProducer(app);
  await app.db.query('UPDATE users SET nid = (SELECT nid FROM users WHERE id = $2) WHERE id = $1', [twin.id, applicant.id]);
  expect(fieldsOf(await approve(twin.id))).toEqual(['reason']);
  expect((await approve(twin.id, { reason: 'Brothers, one shop' })).data.approveAccount.status).toBe('APPROVED');
  const trail = await one(app.db, "SELECT reason FROM audit_events WHERE subject_id = $1 AND action = 'account.approved'", [twin.id]);
  expect(trail).toEqual({ reason: 'Brothers, one shop' });
});

it('approving together leaves out who has to be looked at alone', async () => {
  const [plain, withImages, twin, elder] = [
    await pendingProducer(app),
    await pendingProducer(app),
    await pendingProducer(app),
    await approvedProducer(app),
  ];
  await send(withImages);
  await app.db.query('UPDATE users SET nid = (SELECT nid FROM users WHERE id = $2) WHERE id = $1', [twin.id, elder.id]);
  const { data } = await together([plain.id, withImages.id, twin.id]);
  expect(data.approveAccounts.approved.map(({ id }) => id)).toEqual([plain.id]);
  expect(data.approveAccounts.needReview.toSorted()).toEqual([withImages.id, twin.id].toSorted());
});

it('images of an account that stays rejected are deleted after a month', async () => {
  const [fresh, old] = [await pendingProducer(app), await pendingProducer(app)];
  for (const applicant of [fresh, old]) {
    await send(applicant);
    await app.gql('mutation ($id: ID!) { rejectAccount(id: $id, reason: "Blurred") { id } }', { id: applicant.id }, { token: chief.token });
  }
  await app.db.query("UPDATE users SET updated_at = now() - interval '31 days' WHERE id = $1", [old.id]);
  await app.container.resolve(AccountSweepService).sweep();
  expect((await show(old.id)).data.showIdentityDocuments.images).toEqual([]);
  expect((await show(fresh.id)).data.showIdentityDocuments.images).toHaveLength(1);
});
