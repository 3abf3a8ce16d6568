/** How the file with a user's data ends: after seven days, where it cannot be made, and with the account. */
import { DataExportWorker } from '../../../server/modules/leaving/export/data-export-worker.service';
import { PersonalDataService } from '../../../server/modules/leaving/export/personal-data.service';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { download, later, link, madeLink, request, runJobs, stateOf } from './exports';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => jest.restoreAllMocks());

const parts = ({ id }: TestAccount) =>
  rows(app.db, 'SELECT 1 FROM data_export_parts p JOIN data_exports e ON e.id = p.export_id WHERE e.user_id = $1', [id]);
const idOf = async ({ id }: TestAccount) =>
  (await one<{ id: string }>(app.db, 'SELECT id FROM data_exports WHERE user_id = $1 ORDER BY requested_at DESC LIMIT 1', [id]))?.id ?? '';
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const failing = () => jest.spyOn(PersonalDataService.prototype, 'write');

it('is deleted after seven days [Y4]', async () => {
  const user = await consumer(app);
  const path = await madeLink(app, user);
  await later(app, user, '8 days');
  expect((await stateOf(app, user))?.state).toBe('EXPIRED');
  expect([(await download(app, path, user)).status, (await link(app, user)).code]).toEqual([404, 'NOT_FOUND']);
  expect((await parts(user)).length).toBeGreaterThan(0);
  await app.container.resolve(DataExportWorker).sweep();
  expect(await parts(user)).toEqual([]);
  expect(await stateOf(app, user)).toMatchObject({ state: 'EXPIRED', mayRequestAt: null });
});

it('that cannot be made is tried three times, then shown as failed, and can be requested again', async () => {
  const user = await consumer(app);
  failing().mockRejectedValue(new Error('planted'));
  await request(app, user);
  const id = await idOf(user);
  const worker = app.container.resolve(DataExportWorker);
  await expect(worker.run(id)).rejects.toThrow('planted');
  await expect(worker.run(id)).rejects.toThrow('planted');
  expect((await stateOf(app, user))?.state).toBe('REQUESTED');
  await worker.run(id);
  expect(await stateOf(app, user)).toMatchObject({ state: 'FAILED', mayRequestAt: null });
  expect(await parts(user)).toEqual([]);
  expect(await notified(user)).toEqual(['dataExportFailed']);
  jest.restoreAllMocks();
  expect((await request(app, user)).data.requestDataExport.state).toBe('REQUESTED');
  await runJobs(app);
  expect((await stateOf(app, user))?.state).toBe('READY');
});

it('that no job works on any more is shown as failed', async () => {
  const user = await consumer(app);
  await request(app, user);
  await later(app, user, '7 hours');
  await app.container.resolve(DataExportWorker).sweep();
  expect((await stateOf(app, user))?.state).toBe('FAILED');
  expect(await notified(user)).toEqual(['dataExportFailed']);
  await app.container.resolve(DataExportWorker).sweep();
  expect(await notified(user)).toHaveLength(1);
});

it('is erased with the account, also while it is being made', async () => {
  const CLOSE = 'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }';
  const close = (user: TestAccount) => app.gql(CLOSE, { input: { password: user.password } }, { token: user.token });
  const user = await consumer(app);
  const path = await madeLink(app, user);
  expect((await close(user)).code).toBeNull();
  expect(await rows(app.db, 'SELECT 1 FROM data_exports WHERE user_id = $1', [user.id])).toEqual([]);
  expect((await download(app, path, user)).status).toBe(401);

  const quick = await consumer(app);
  await request(app, quick);
  const id = await idOf(quick);
  failing().mockImplementation(async (_userId, store) => {
    await close(quick);
    const late = async function* () {
      yield Buffer.from('late');
    };
    await store(late());
  });
  await app.container.resolve(DataExportWorker).run(id);
  expect(await rows(app.db, 'SELECT 1 FROM data_exports WHERE user_id = $1', [quick.id])).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM data_export_parts WHERE export_id = $1', [id])).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [quick.id])).toEqual([]);
});
