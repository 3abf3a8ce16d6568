/**
 * When requests are turned away before they reach the database, how a lost connection behaves, and what is left behind
 * is swept.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isConnectionError } from '../../../server/platform/errors/connection-errors';
import { sweepSpools } from '../../../server/platform/files/spool';
import { Availability } from '../../../server/platform/http/health/availability';
import { type TestApp, startTestApp } from '../../support/app';
import { isLocalOnly, readConfig } from '../../../server/platform/config/env';

const unavailable = expect.objectContaining({ code: 'UNAVAILABLE', options: { retryAfterSeconds: 2 } }) as Error;

it('lets requests through until the database is away or too many wait for a connection', () => {
  const state = { away: false, waiting: 0 };
  const availability = new Availability({ isAway: () => state.away }, () => state.waiting, 10);
  state.waiting = 10;
  expect(() => availability.assertAvailable()).not.toThrow();
  state.waiting = 11;
  expect(() => availability.assertAvailable()).toThrow(unavailable);
  Object.assign(state, { away: true, waiting: 0 });
  expect(() => availability.assertAvailable()).toThrow(unavailable);
});

it.each([
  [{ code: 'ECONNREFUSED' }, true],
  [{ code: '57P03', message: 'the database system is starting up' }, true],
  [{ code: '53300', message: 'too many clients' }, true],
  [{ message: 'timeout exceeded when trying to connect' }, true],
  [{ message: 'Connection terminated unexpectedly' }, true],
  [{ message: 'Connection terminated due to connection timeout' }, true],
  [{ message: 'Query read timeout' }, true],
  [{ driverError: { code: '57P01' } }, true],
  [{ code: '23505', message: 'duplicate key' }, false],
  [{ code: '57014', message: 'canceling statement due to statement timeout' }, false],
  [{ code: '28P01', message: 'password authentication failed' }, true],
  [{ message: 'TypeError: x is not a function' }, false],
  [null, false],
])('%j is a lost connection: %s', (error, expected) => expect(isConnectionError(error)).toBe(expected));

describe('a pool without a free connection', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('is notified as UNAVAILABLE with 503, and is no incident', async () => {
    const { master } = app.db.driver as unknown as { readonly master: { connect(taken: (error: Error) => void): void } };
    const full = (taken: (error: Error) => void) => taken(new Error('timeout exceeded when trying to connect'));
    const spies = [jest.spyOn(master, 'connect').mockImplementation(full)];
    const read = await app.gql('query ($id: ID!) { product(id: $id) { name } }', { id: '019aa000-0000-7000-8000-000000000000' });
    expect([read.status, read.code, read.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    const login = await app.rest('POST', '/api/v1/login', { json: { phone: '01700000001', password: 'secret1' } });
    expect([login.status, login.headers.get('error-code'), login.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    for (const spy of spies) spy.mockRestore();
    expect(app.logLines.join('')).not.toContain('incident');
  });
});

it('spool files of killed processes are removed, those in use are not', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-sweep-'));
  const [stale = '', fresh = '', other = ''] = ['haatbar-upload-a', 'haatbar-upload-b', 'somebody-elses'].map((name) =>
    path.join(folder, name),
  );
  for (const file of [stale, fresh, other]) fs.writeFileSync(file, '');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const file of [stale, other]) fs.utimesSync(file, hoursAgo, hoursAgo);
  await sweepSpools(folder);
  expect([stale, fresh, other].map((file) => fs.existsSync(file))).toEqual([false, true, true]);
  fs.rmSync(folder, { recursive: true });
});

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ PUBLIC_URL: 'https://haatbar.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
])('with %j only this machine reaches the server: %s', (environment, expected) => {
  expect(isLocalOnly(readConfig(environment))).toBe(expected);
});
