import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { one } from '../../support/sql';
import { EVEN_REJECTED_EXTENSION } from '../../../server/platform/graphql/authorized';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, place, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const resubmit = (who: TestAccount, input: object) =>
  app.call<{ resubmitAccount: Record<string, unknown> }>(
    'resubmitAccount',
    { input },
    'id status statusReason name nid tradeLicense address upazila { id }',
    who,
  );
const rejected = (role: 'PRODUCER' | 'WHOLESALER' = 'PRODUCER') =>
  account(app, role, { status: 'REJECTED', statusReason: 'The NID cannot be read.' });
const correction = async () => ({
  name: 'Karim Mia',
  email: 'karim@example.com',
  nid: '১৯৮৫১২৩৪৫৬',
  tradeLicense: 'TRAD-9',
  ...(await place(app, 'Dhaka', 'Dhaka', 'Savar')),
  address: 'House 7, Ashulia',
});

it('a rejected account reads the reason and what it gave, and sends it corrected [L6 W2 W4]', async () => {
  const who = await rejected();
  const { data: me } = await app.gql('{ me { status statusReason name address district { nameEn } } }', {}, who);
  expect(me).toMatchObject({ me: { status: 'REJECTED', statusReason: 'The NID cannot be read.', address: 'House 1, Road 2' } });
  const { data: given } = await app.gql('{ myDocuments { nid tradeLicense } }', {}, who);
  expect(given).toEqual({ myDocuments: { nid: expect.stringMatching(/^\d{13}$/), tradeLicense: expect.stringMatching(/^TRAD-/) } });

  const { data } = await resubmit(who, await correction());
  expect(data.resubmitAccount).toMatchObject({
    status: 'PENDING',
    statusReason: null,
    name: 'Karim Mia',
    nid: '******3456',
    address: 'House 7, Ashulia',
  });
  const event = await one(
    app.db,
    `SELECT actor_id AS actor, from_status AS "from", to_status AS "to", reason FROM approval_events
     WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [who.id],
  );
  expect(event).toEqual({ actor: who.id, from: 'REJECTED', to: 'PENDING', reason: null });
  expect(await one(app.db, `SELECT waiting_since > now() - interval '1 minute' AS fresh FROM users WHERE id = $1`, [who.id])).toEqual({
    fresh: true,
  });
});

it('is in the queue again and can be approved [W3 W4]', async () => {
  const who = await rejected();
  await resubmit(who, await correction());
  const chief = await admin(app);
  const { data: queue } = await app.call<{ accounts: { nodes: { id: string }[] } }>(
    'accounts',
    { status: 'PENDING' },
    'nodes { id }',
    chief,
  );
  expect(queue.accounts.nodes.map(({ id }) => id)).toContain(who.id);
  await app.call('approveAccount', { id: who.id, reason: 'Same papers, checked' }, 'status', chief);
  expect((await app.gql('{ notifications { totalCount } }', {}, who)).code).toBeNull();
});

it('requires the same as registration, with the same messages [L6]', async () => {
  const who = await rejected();
  const { code, body } = await resubmit(who, {});
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.extensions.fields?.map(({ field, message }) => [field, message])).toEqual([
    ['name', 'Name is required.'],
    ['email', 'Invalid email format.'],
    ['nid', 'NID must be 10-17 digits.'],
    ['tradeLicense', 'Trade license is required.'],
    ['divisionId', 'Location details (Division, District, Thana) are required.'],
    ['address', 'Address is required.'],
  ]);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  const torn = await resubmit(who, { ...(await correction()), ...(await place(app)), upazilaId: savar.upazilaId });
  expect(torn.body.errors?.[0]?.message).toBe('Choose a place from the list.');
  expect(await one(app.db, 'SELECT status FROM users WHERE id = $1', [who.id])).toEqual({ status: 'REJECTED' });
});

it('a wholesaler may do so without a trade license [L6]', async () => {
  const { data } = await resubmit(await rejected('WHOLESALER'), { ...(await correction()), tradeLicense: '' });
  expect(data.resubmitAccount).toMatchObject({ status: 'PENDING', tradeLicense: null });
});

it('in any other status nothing can be sent again [W2]', async () => {
  for (const [status, code] of [
    ['PENDING', 'NOT_APPROVED'],
    ['SUSPENDED', 'NOT_APPROVED'],
    ['APPROVED', 'CONFLICT'],
  ] as const) {
    const who = await account(app, 'PRODUCER', { status, statusReason: 'why' });
    expect([status, (await resubmit(who, await correction())).code]).toEqual([status, code]);
    expect(await one(app.db, 'SELECT status, name FROM users WHERE id = $1', [who.id])).toEqual({ status, name: who.name });
  }
  const consumer = await account(app, 'CONSUMER', { status: 'REJECTED' });
  expect((await resubmit(consumer, await correction())).code).toBe('FORBIDDEN');
});

it('of two tabs that send at once one is heard [L6]', async () => {
  const who = await rejected();
  const input = await correction();
  const responses = await Promise.all([resubmit(who, input), resubmit(who, input), resubmit(who, input)]);
  const codes = responses.map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  const events = await one(app.db, `SELECT count(*)::int AS sent FROM approval_events WHERE user_id = $1 AND to_status = 'PENDING'`, [
    who.id,
  ]);
  expect(events).toEqual({ sent: 1 });
});

it('opens to a rejected account what corrects its registration, and nothing else [W2]', async () => {
  const schema = await buildAppSchema();
  const open = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).filter(({ extensions }) => extensions[EVEN_REJECTED_EXTENSION]),
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'myDocuments',
    'myIdentityDocuments',
    'myVerifications',
    'resubmitAccount',
    'uploadIdentityDocument',
  ]);
});
