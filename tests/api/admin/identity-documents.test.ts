/**
 * Images of NID and trade licence: sent by sellers at any time, seen and decided by admins only, and never unseen
 * before an approval.
 */
import { one, rows } from '../../support/sql';
import { AccountSweepService } from '../../../server/modules/accounts/closing/account-sweep.service';
import { ImageStore } from '../../../server/platform/files/image-store';
import { resolvePort } from '../../../server/app/wiring/container';
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
  app.call<{ showIdentityDocuments: { images: { kind: string; dataUrl: string }[] } }>(
    'showIdentityDocuments',
    { accountId: id },
    'images { kind dataUrl }',
    { token: by.token },
  );
const approve = (id: string, terms: object = {}) =>
  app.call<{ approveAccount: { status: string } }>('approveAccount', { id, ...terms }, 'status', { token: chief.token });
const together = (ids: string[]) =>
  app.call<{ approveAccounts: { approved: { id: string }[]; decidedBefore: string[]; needReview: string[] } }>(
    'approveAccounts',
    { ids },
    'approved { id } decidedBefore needReview',
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

it('no one but sellers sends, no one but admins sees', async () => {
  const [applicant, approved] = [await pendingProducer(app), await approvedProducer(app)];
  await send(applicant);
  expect((await send(approved)).code).toBeNull();
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
    await app.call('rejectAccount', { id: applicant.id, reason: 'Blurred' }, 'id', { token: chief.token });
  }
  await app.db.query("UPDATE users SET updated_at = now() - interval '31 days' WHERE id = $1", [old.id]);
  await app.container.resolve(AccountSweepService).sweep();
  expect((await show(old.id)).data.showIdentityDocuments.images).toEqual([]);
  expect((await show(fresh.id)).data.showIdentityDocuments.images).toHaveLength(1);
});

const OWN = '{ myIdentityDocuments { kind state rejectionReason decidedAt } myVerifications { kind checkedAt } }';
interface Own {
  myIdentityDocuments: { kind: string; state: string; rejectionReason: string | null; decidedAt: string | null }[];
  myVerifications: { kind: string; checkedAt: string }[];
}
const ownOf = async (who: TestAccount): Promise<Own> => (await app.gql<Own>(OWN, {}, { token: who.token })).data;
const versionOf = async (id: string): Promise<number> =>
  (await one<{ version: number }>(app.db, 'SELECT version FROM users WHERE id = $1', [id]))?.version ?? 0;
const queue = async (): Promise<string[]> =>
  (
    await app.call<{ accounts: { nodes: { id: string }[] } }>('accounts', { documentsToCheck: true, first: 50 }, 'nodes { id }', {
      token: chief.token,
    })
  ).data.accounts.nodes.map(({ id }) => id);
const waiting = async (): Promise<number> =>
  (await app.gql<{ adminOverview: { documentsToCheck: number } }>('{ adminOverview { documentsToCheck } }', {}, { token: chief.token }))
    .data.adminOverview.documentsToCheck;
const check = (id: string, kinds: string[], version: number) =>
  app.call('recordVerification', { accountId: id, kinds, version }, 'id', { token: chief.token });
const rejectImage = (id: string, version: number, reason = 'Blurred, no name to be read', kind = 'NID_FRONT') =>
  app.call('rejectIdentityDocument', { accountId: id, kind, reason, version }, 'id', { token: chief.token });
const notedOf = (id: string) =>
  rows<{ text_key: string; link: string | null }>(app.db, 'SELECT text_key, link FROM notifications WHERE user_id = $1 ORDER BY id', [id]);

it('an approved seller sends documents at any time; they wait for an admin, and what was checked is shown with its day', async () => {
  const [first, second] = [await approvedProducer(app), await approvedProducer(app)];
  const before = await waiting();
  await send(second);
  await send(first);
  await send(first, 'TRADE_LICENSE');
  expect(await ownOf(first)).toMatchObject({ myIdentityDocuments: [{ state: 'WAITING' }, { state: 'WAITING' }], myVerifications: [] });
  expect(await waiting()).toBe(before + 2);
  expect((await queue()).filter((id) => id === first.id || id === second.id)).toEqual([second.id, first.id]);
  expect((await check(first.id, ['NID', 'TRADE_LICENSE'], await versionOf(first.id))).code).toBeNull();
  const own = await ownOf(first);
  expect(own.myIdentityDocuments.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['NID_FRONT CHECKED', 'TRADE_LICENSE CHECKED']);
  expect(own.myVerifications.map(({ kind }) => kind)).toEqual(['NID', 'TRADE_LICENSE']);
  expect(await queue()).not.toContain(first.id);
  expect(await notedOf(first.id)).toEqual([{ text_key: 'detailsChecked', link: '/dashboard/producerProfile' }]);
});

it('an admin rejects an image that waits with a reason, which the seller reads, and another one waits again', async () => {
  const seller = await approvedProducer(app);
  await send(seller);
  const version = await versionOf(seller.id);
  expect((await rejectImage(seller.id, version, '')).code).toBe('BAD_USER_INPUT');
  expect((await rejectImage(seller.id, version, 'Another name', 'TRADE_LICENSE')).code).toBe('CONFLICT');
  expect((await rejectImage(seller.id, version)).code).toBeNull();
  expect((await rejectImage(seller.id, await versionOf(seller.id))).code).toBe('CONFLICT');
  expect((await ownOf(seller)).myIdentityDocuments).toEqual([
    { kind: 'NID_FRONT', state: 'REJECTED', rejectionReason: 'Blurred, no name to be read', decidedAt: expect.any(String) },
  ]);
  expect(await queue()).not.toContain(seller.id);
  expect(await notedOf(seller.id)).toEqual([{ text_key: 'nidRejected', link: '/dashboard/producerProfile' }]);
  const trail = await rows(app.db, 'SELECT action, reason FROM audit_events WHERE subject_id = $1', [seller.id]);
  expect(trail).toEqual([{ action: 'account.documentRejected', reason: 'Blurred, no name to be read' }]);
  await send(seller);
  expect((await ownOf(seller)).myIdentityDocuments).toMatchObject([{ state: 'WAITING', rejectionReason: null }]);
  expect(await queue()).toContain(seller.id);
});

it('no admin decides by an image that was replaced meanwhile, and a renewed card ends its check until it is checked again', async () => {
  const seller = await approvedProducer(app);
  await send(seller);
  const seen = await versionOf(seller.id);
  await send(seller);
  expect((await check(seller.id, ['NID'], seen)).code).toBe('CONFLICT');
  expect((await rejectImage(seller.id, seen)).code).toBe('CONFLICT');
  await check(seller.id, ['NID', 'ADDRESS'], await versionOf(seller.id));
  await send(seller);
  const own = await ownOf(seller);
  expect(own.myVerifications.map(({ kind }) => kind)).toEqual(['ADDRESS']);
  expect(own.myIdentityDocuments).toMatchObject([{ state: 'WAITING' }]);
  const trail = await rows<{ action: string }>(app.db, 'SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY created_at, id', [
    seller.id,
  ]);
  expect(trail.map(({ action }) => action)).toEqual(['account.verified', 'account.verificationEnded']);
});

it('a checked image waits again once the number on it was changed, a rejected one stays rejected', async () => {
  const seller = await approvedProducer(app);
  await send(seller);
  await send(seller, 'TRADE_LICENSE');
  await check(seller.id, ['NID'], await versionOf(seller.id));
  await rejectImage(seller.id, await versionOf(seller.id), 'Expired', 'TRADE_LICENSE');
  await app.call('updateProfile', { input: { nid: '1990123456789', tradeLicense: 'TL-9' } }, 'id', { token: seller.token });
  expect((await ownOf(seller)).myIdentityDocuments).toMatchObject([{ state: 'WAITING' }, { state: 'REJECTED' }]);
});

it('images of suspended and waiting accounts are not in the queue of documents', async () => {
  const [suspended, applicant] = [await approvedProducer(app), await pendingProducer(app)];
  await send(suspended);
  await send(applicant);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [suspended.id]);
  const found = await queue();
  expect(found).not.toContain(suspended.id);
  expect(found).not.toContain(applicant.id);
});
