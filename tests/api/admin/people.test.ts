/**
 * These tests verify what an admin sees of one account: masked numbers, audited access to documents, duplicates and
 * figures.
 */
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, openSession, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const PERSON_FIELDS = `id name nid tradeLicense
  activity { sessionCount productCount publishedCount saleCount purchaseCount }
  duplicates { id name role status shares }`;

interface Person {
  accountReview: {
    id: string;
    nid: string | null;
    activity: Record<string, number>;
    duplicates: { id: string; shares: string[] }[];
  } | null;
}
const person = async (id: string, who = chief) =>
  (await app.call<Person>('accountReview', { id }, PERSON_FIELDS, { token: who.token })).data.accountReview;
const setPapers = (id: string, nid: string | null, license: string | null) =>
  rows(app.db, 'UPDATE users SET nid = $2, trade_license = $3 WHERE id = $1', [id, nid, license]);
const views = (id: string) =>
  rows(app.db, "SELECT actor_id FROM audit_events WHERE subject_id = $1 AND action = 'account.documentsRevealed'", [id]);

describe('documents', () => {
  it('are masked until an admin asks, and every look is written down [W3]', async () => {
    const { id } = await pendingProducer(app);
    await setPapers(id, '19851234567890123', 'TRAD-2026-118');
    expect(await person(id)).toMatchObject({ nid: '*************0123', tradeLicense: '*********-118' });
    expect(await views(id)).toEqual([]);
    for (const times of [1, 2]) {
      const { data } = await app.call('revealDocuments', { accountId: id }, 'nid tradeLicense', { token: chief.token });
      expect(data).toEqual({ revealDocuments: { nid: '19851234567890123', tradeLicense: 'TRAD-2026-118' } });
      expect(await views(id)).toHaveLength(times);
    }
    expect(await views(id)).toContainEqual({ actor_id: chief.id });
    expect(await person(id)).toMatchObject({ nid: '*************0123' });
  });

  it('are shown to no one but an admin, and a rejected look leaves no trace [W3]', async () => {
    const owner = await approvedProducer(app);
    const waiting = await pendingProducer(app);
    for (const [who, code] of [
      [owner, 'FORBIDDEN'],
      [await consumer(app), 'FORBIDDEN'],
      [waiting, 'NOT_APPROVED'],
      [await account(app, 'ADMIN', { status: 'SUSPENDED' }), 'NOT_APPROVED'],
      [null, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await app.call('revealDocuments', { accountId: owner.id }, 'nid tradeLicense', who ? { token: who.token } : {})).code).toBe(
        code,
      );
    }
    expect((await app.call('revealDocuments', { accountId: 'nonsense' }, 'nid tradeLicense', { token: chief.token })).code).toBe(
      'NOT_FOUND',
    );
    expect(
      (await app.call('revealDocuments', { accountId: '0190b5c8-0000-7000-8000-000000000000' }, 'nid tradeLicense', { token: chief.token }))
        .code,
    ).toBe('NOT_FOUND');
    expect(await views(owner.id)).toEqual([]);
    expect(app.logLines.join('')).not.toContain('19851234567890123');
  });
});

it('warns of other accounts with the same NID, licence or phone, and of no others [W3]', async () => {
  const [first, sameNid, sameBoth, samePhone, stranger] = [
    await pendingProducer(app),
    await approvedProducer(app),
    await pendingProducer(app),
    await consumer(app),
    await approvedProducer(app),
  ];
  await setPapers(first.id, '5551112223', 'Trad/Bog/77');
  await setPapers(sameNid.id, '5551112223', null);
  await setPapers(sameBoth.id, '5551112223', 'TRAD/BOG/77');
  await setPapers(stranger.id, null, null);
  // as accounts were, whose numbers had two spellings
  const twin = 'UPDATE users SET phone = $2, phone_twin_of = $3 WHERE id = $1';
  await rows(app.db, twin, [samePhone.id, `88${first.phone}`, first.id]);
  const found = await person(first.id);
  expect(found?.duplicates).toEqual([
    { id: sameNid.id, name: sameNid.name, role: 'PRODUCER', status: 'APPROVED', shares: ['NID'] },
    { id: sameBoth.id, name: sameBoth.name, role: 'PRODUCER', status: 'PENDING', shares: ['NID', 'TRADE_LICENSE'] },
    { id: samePhone.id, name: samePhone.name, role: 'CONSUMER', status: 'APPROVED', shares: ['PHONE'] },
  ]);
  expect((await person(stranger.id))?.duplicates).toEqual([]);
});

it('counts sessions, products and orders of an account [R11]', async () => {
  const seller = await approvedProducer(app);
  await openSession(app, seller.id);
  await publishedProduct(app, seller);
  await product(app, seller, { name: 'Onion' });
  await rows(app.db, 'UPDATE products SET deleted_at = now(), is_published = false WHERE id = $1', [
    (await product(app, seller, { name: 'Garlic' })).id,
  ]);
  expect((await person(seller.id))?.activity).toEqual({
    sessionCount: 2,
    productCount: 2,
    publishedCount: 1,
    saleCount: 0,
    purchaseCount: 0,
  });
});

it('knows no account by an id that no one has [R11]', async () => {
  expect(await person('0190b5c8-0000-7000-8000-000000000000')).toBeNull();
  expect(await person('rubbish')).toBeNull();
});

it('asks the database as often for 8 accounts with all their facts as for 2 [R11]', async () => {
  const LIST = `query ($first: Int) { accounts(first: $first) { totalCount nodes { id events { to actorName }
    duplicates { id shares } activity { sessionCount saleCount } } } }`;
  const asked = (first: number) => countSql(app.db, () => app.gql(LIST, { first }, { token: chief.token }));
  const two = await asked(2);
  const eight = await asked(8);
  expect(eight).toHaveLength(two.length);
  expect(eight.length).toBeLessThanOrEqual(7); // session, page, count, events, actors, duplicates, activity
});

describe('the back office', () => {
  interface AdminNumbers {
    adminOverview: Record<string, number>;
  }
  const OVERVIEW = '{ adminOverview { waiting waitingLate approvedToday suspendedToday suspended accounts } }';
  const backOffice = async () => (await app.gql<AdminNumbers>(OVERVIEW, {}, { token: chief.token })).data.adminOverview;

  it('counts what waits and what was done today [R11]', async () => {
    const before = await backOffice();
    const late = await pendingProducer(app);
    const fresh = await pendingProducer(app);
    await rows(app.db, "UPDATE users SET waiting_since = now() - interval '49 hours' WHERE id = $1", [late.id]);
    expect(await backOffice()).toEqual({
      ...before,
      waiting: (before.waiting ?? 0) + 2,
      waitingLate: (before.waitingLate ?? 0) + 1,
      accounts: (before.accounts ?? 0) + 2,
    });
    const decide = (mutation: string) => app.gql(mutation, { id: fresh.id }, { token: chief.token });
    await decide('mutation ($id: ID!) { approveAccount(id: $id) { id } }');
    await decide('mutation ($id: ID!) { suspendAccount(id: $id, reason: "short weight") { id } }');
    expect(await backOffice()).toEqual({
      waiting: (before.waiting ?? 0) + 1,
      waitingLate: (before.waitingLate ?? 0) + 1,
      approvedToday: (before.approvedToday ?? 0) + 1,
      suspendedToday: (before.suspendedToday ?? 0) + 1,
      suspended: (before.suspended ?? 0) + 1,
      accounts: (before.accounts ?? 0) + 2,
    });
  });

  it('is closed to everyone else [R11]', async () => {
    const { token } = await approvedProducer(app);
    expect((await app.gql(OVERVIEW, {}, { token })).code).toBe('FORBIDDEN');
    expect((await app.call('accountReview', { id: chief.id }, PERSON_FIELDS, { token })).code).toBe('FORBIDDEN');
    expect(await one(app.db, 'SELECT role FROM users WHERE id = $1', [chief.id])).toEqual({ role: 'ADMIN' });
  });
});
