/**
 * The clock of the machine is set while the server runs: sessions, limits, caches and readiness go by running time or
 * by the database, and the timetable begins again.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, withClient } from '../support/database';
import { readyStatus, untilReadyIs } from '../support/readiness';
import { startServer } from '../support/server-process';
import { openStandIn } from '../support/stand-in';

const PRELOAD = path.resolve(__dirname, '../support/clock-preload.cjs');
const PHONES = ['01712345678', '01712345679'];
const PASSWORD = 'a-long-password-7';

it('serves requests, retains sessions and runs jobs when the clock goes three hours ahead and eight back', async () => {
  const provider = await openStandIn(() => ({ body: 'accepted' }));
  const database = await createTestDatabase();
  const environment = { DATABASE_URL: database, SMS_HTTP_URL: provider.url, OTP_REQUIRED: 'false', NODE_ENV: 'development' };
  const server = await startServer(environment, ['-r', PRELOAD]);
  const send = (body: object, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then((response) => response.json() as Promise<{ data?: Record<string, unknown> }>);
  await untilReadyIs(server.url, 200);
  for (const phone of PHONES) {
    const registered = await fetch(`${server.url}/api/v1/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Rahim', phone, password: PASSWORD, role: 'consumer' }),
    });
    expect(registered.status).toBe(201);
  }
  const { data } = await send({
    query: `mutation { login(input: { phone: "${PHONES[0]}", password: "${PASSWORD}", sessionKind: BEARER }) { token } }`,
  });
  const bearer = (data as { login: { token: string } }).login.token;

  for (const [index, seconds] of [10_800, -28_800].entries()) {
    server.child.kill('SIGUSR2');
    await server.waitFor(new RegExp(`"seconds":${seconds}`), 5_000);
    expect(server.output().split('the clock was set').length - 1).toBe(index + 1);
    await sleep(1_500); // the queue has begun again
    const phone = PHONES[index];
    expect(await readyStatus(server.url)).toBe(200);
    expect(await send({ query: '{ me { id } }' }, { authorization: `Bearer ${bearer}` })).toMatchObject({
      data: { me: { id: expect.any(String) } },
    });
    expect(await send({ query: '{ divisions { id } }' })).not.toHaveProperty('errors');
    expect(await send({ query: `mutation { requestPasswordReset(phone: "${phone}") { validMinutes } }` })).not.toHaveProperty('errors');
    for (const until = performance.now() + 6_000; provider.requests.length <= index && performance.now() < until;) await sleep(50);
    expect(provider.requests).toHaveLength(index + 1);
  }
  expect(server.output()).not.toMatch(/incident|uncaught|unhandled/);
  // what the clock that was ahead has left does not hold the timetable up
  const future = `SELECT count(*)::int AS n FROM graphile_worker._private_known_crontabs WHERE last_execution > now() + interval '2 minutes'`;
  expect((await withClient(database, (client) => client.query<{ n: number }>(future))).rows[0]?.n).toBe(0);
  expect(await server.stop()).toBe(0);
  await provider.stop();
}, 90_000);
