/** SIGTERM under load: no one who got a response gets half, no one who was accepted is forgotten. */
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../support/database';
import { measured } from '../support/measured';
import { startServer } from '../support/server-process';

interface Outcome {
  answered: number;
  refused: number;
  readonly broken: string[];
}

/** DRAIN_STOPS=20 stops 20 times. */
const STOPS = Number(process.env.DRAIN_STOPS ?? 3);
const QUERY = JSON.stringify({ query: '{ divisions { id nameEn districts { id } } }' });

/** One client on one persistent connection, asking again after each response, until the server no longer accepts. */
async function client(url: string, outcome: Outcome): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (;;) {
      const result = await ask(url, agent);
      if (result === 'refused') {
        outcome.refused++;
        return;
      }
      if (result === 'answered') outcome.answered++;
      else {
        outcome.broken.push(result);
        return; // one is enough to fail, and a server without any response must not be asked for ever
      }
    }
  } finally {
    agent.destroy();
  }
}

function ask(url: string, agent: http.Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(QUERY),
      'x-forwarded-for': `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`, // each its own visitor to the rate limit
    };
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += String(data)));
      response.on('end', () =>
        resolve(response.statusCode === 200 && text.endsWith('}\n') ? 'answered' : `${response.statusCode} ${text.slice(-80)}`),
      );
      response.on('error', (error) => resolve(`cut off: ${error.message}`));
    });
    // a connection that was never there carried no request
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.syscall === 'connect' ? 'refused' : `broken: ${error.message}`));
    request.end(QUERY);
  });
}

let answered = 0;
let broken = 0;
afterAll(() => measured(`${STOPS} stops, ${answered} responses, ${broken} broken`));

it.each(Array.from({ length: STOPS }, (_, at) => at + 1))('breaks no response when it is stopped under load (%i)', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase(), TRUST_PROXY: '1' });
  const outcome: Outcome = { answered: 0, refused: 0, broken: [] };
  const clients = Promise.all(Array.from({ length: 20 }, () => client(server.url, outcome)));
  while (outcome.answered <= 20) await sleep(50); // each client has sent one, and some the next
  const begun = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - begun).toBeLessThan(10_000);
  await clients;
  answered += outcome.answered;
  broken += outcome.broken.length;
  expect(outcome.broken).toEqual([]);
  expect(outcome.refused).toBe(20);
  expect(outcome.answered).toBeGreaterThan(20);
});

it('turns readiness red as soon as it is notified to stop', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'info' });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ready = (): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      http
        .get(`${server.url}/readyz`, { agent }, (response) => response.resume().on('end', () => resolve(response.statusCode)))
        .on('error', reject);
    });
  expect(await ready()).toBe(200);
  const ended = server.stop();
  await server.waitFor(/"signal":"SIGTERM"/);
  await sleep(50);
  expect(await ready()).toBe(503);
  expect(await ended).toBe(0);
  expect(JSON.parse(server.output().trim().split('\n').at(-1) ?? '')).toMatchObject({ msg: 'stopped' });
  agent.destroy();
});

it('has a line in the log for every request once it is stopped, and writes other lines at once', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase(), LOG_LEVEL: 'info' });
  const agent = new http.Agent({ keepAlive: true });
  for (let n = 0; n < 40; n += 1) expect(await ask(server.url, agent)).toBe('answered');
  agent.destroy();
  server.child.kill('SIGTERM');
  await server.waitFor(/"msg":"stopping"/, 1_000);
  expect(server.output()).toContain('"msg":"stopping"');
  await server.ended;
  const lines = () => server.output().match(/"path":"\/graphql".*"msg":"request"/g)?.length ?? 0;
  for (const end = Date.now() + 2_000; lines() < 40 && Date.now() < end;) await sleep(20);
  expect(lines()).toBe(40);
});
