/** The file with a user's data: how it is requested, made, linked and downloaded, and who gets none. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { download, later, link, madeLink, request, runJobs, stateOf } from './exports';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('asks for the password, is made in the background, and the inbox has where to download it', async () => {
  const user = await consumer(app, { language: 'bn' });
  expect(await stateOf(app, user)).toBeNull();
  expect((await link(app, user)).code).toBe('NOT_FOUND');
  expect((await request(app, user, 'wrong-one')).code).toBe('BAD_USER_INPUT');
  expect(await stateOf(app, user)).toBeNull();
  expect((await request(app, user)).data.requestDataExport).toMatchObject({ state: 'REQUESTED', bytes: 0, expiresAt: null });
  await runJobs(app);
  const made = await stateOf(app, user);
  expect(made).toMatchObject({ state: 'READY' });
  expect(made?.bytes).toBeGreaterThan(1_000);
  const days = (Date.parse(made?.expiresAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(7);
  const inbox = '{ notifications { nodes { type title message link } } }';
  const { data } = await app.gql<{ notifications: { nodes: object[] } }>(inbox, {}, { token: user.token });
  expect(data.notifications.nodes).toEqual([
    expect.objectContaining({ type: 'DATA_EXPORT', title: 'আপনার তথ্যের ফাইল তৈরি', link: '/settings/data' }) as object,
  ]);
});

it('is one at a time and one a day', async () => {
  const user = await consumer(app);
  const [first, second] = await Promise.all([request(app, user), request(app, user)]);
  expect([first.code, second.code].sort()).toEqual(['CONFLICT', null]);
  await runJobs(app);
  expect((await request(app, user)).code).toBe('RATE_LIMITED');
  expect(Date.parse((await stateOf(app, user))?.mayRequestAt ?? '')).toBeGreaterThan(Date.now());
  await later(app, user, '25 hours');
  expect((await stateOf(app, user))?.mayRequestAt).toBeNull();
  expect((await request(app, user)).data.requestDataExport.state).toBe('REQUESTED');
});

it('is downloaded by its owner alone, by the latest link, whose token is stored as a hash [Y4]', async () => {
  const [user, other] = [await approvedProducer(app), await approvedProducer(app)];
  const first = await madeLink(app, user);
  expect((await link(app, user, 'wrong-one')).code).toBe('BAD_USER_INPUT');
  const { path } = (await link(app, user)).data.createDataExportLink;
  const response = await download(app, path, user);
  const bytes = Buffer.from(await response.arrayBuffer());
  const head = ['content-type', 'cache-control', 'content-length'].map((name) => response.headers.get(name));
  expect([response.status, ...head]).toEqual([200, 'application/zip', 'private, no-store', String(bytes.length)]);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="haatbar-data-\d{4}-\d\d-\d\d\.zip"$/);
  expect(bytes.length).toBe((await stateOf(app, user))?.bytes);
  expect([(await download(app, path, null)).status, (await download(app, path, other)).status]).toEqual([401, 404]);
  const made = `/my-data/${'A'.repeat(43)}`;
  for (const wrong of [first, made, '/my-data/1', '/my-data/%00', `${path}x`]) expect((await download(app, wrong, user)).status).toBe(404);
  const token = path.split('/').at(-1) ?? '';
  expect(await rows(app.db, "SELECT 1 FROM data_exports WHERE encode(token_hash, 'escape') LIKE '%' || $1 || '%'", [token])).toEqual([]);
  expect(app.logLines.filter((line) => line.includes(token))).toEqual([]);
});

it('has no file for admins and API keys', async () => {
  const chief = await admin(app);
  expect([(await request(app, chief)).code, (await link(app, chief)).code]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  const seller = await approvedProducer(app);
  const path = await madeLink(app, seller);
  const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
  const { data } = await app.gql<{ createApiKey: { secret: string } }>(
    KEY,
    { input: { name: 'Shop', scopes: ['READ_ORDERS'] } },
    { token: seller.token },
  );
  expect((await download(app, path, { token: data.createApiKey.secret })).status).toBe(401);
});
