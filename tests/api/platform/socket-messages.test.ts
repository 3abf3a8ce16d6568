/** Rows W13 and W14 of the table of bad inputs: how long, how deep and how often messages of a socket may be. */
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { MESSAGES_A_MINUTE, MessageGuard } from '../../../server/platform/graphql/sockets/message-guard';
import { MOST_WAITING } from '../../../server/platform/graphql/sockets/sockets';
import { expectRow } from '../../support/bad-inputs';
import { type Transport, openTransport } from './support/transport';
import { opened, Talk } from './support/socket-talk';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
afterEach(() => opened.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => transport.stop());

async function connect(): Promise<Talk> {
  const socket = new WebSocket(`${transport.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  return new Talk(socket);
}

async function enter(payload: object = {}): Promise<Talk> {
  const talk = await connect();
  talk.send({ type: 'connection_init', payload });
  expect((await talk.next()).type).toBe('connection_ack');
  return talk;
}

it('a message that is too long or too deep closes the socket, and is no error of the server [W13]', async () => {
  const deepest = 15_000;
  for (const type of ['ping', 'pong', 'connection_init'])
    for (const depth of [30, deepest]) {
      const talk = await connect();
      talk.send(`{"type":"${type}","payload":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`);
      expectRow('W13', await talk.closed);
      expect(talk.unread).toBe(0);
    }
  for (const type of ['ping', 'pong', 'complete', 'next']) {
    const talk = await enter();
    talk.send({ type, id: '1', payload: { a: 'x'.repeat(1024) } });
    expectRow('W13', await talk.closed);
    expect(talk.unread).toBe(0);
  }
  expect(transport.logLines.filter((line) => line.includes('"level":"error"') || line.includes('RangeError'))).toEqual([]);
});

it('an id that is long closes the socket and is not sent back', async () => {
  const talk = await enter();
  talk.send({ type: 'subscribe', id: 'x'.repeat(101), payload: { query: 'subscription { ticked }' } });
  expect((await talk.closed).status).toBe('close 4400');
  expect(talk.unread).toBe(0);
});

it('a socket takes so many messages a minute, frames of pings and pongs among them [W14]', async () => {
  const talk = await enter();
  for (let count = 2; count <= 150; count += 1) talk.send({ type: 'ping', payload: { a: 'x'.repeat(900) } });
  expectRow('W14', await talk.closed);
  expect(talk.unread).toBeLessThan(MESSAGES_A_MINUTE); // nothing is sent once it closes
  const frames = await connect();
  for (let count = 1; count <= 150; count += 1) frames.socket[count % 2 === 0 ? 'ping' : 'pong']('x');
  expectRow('W14', await frames.closed);
});

it('counts the messages of each minute anew [W14]', () => {
  let now = 0;
  const guard = new MessageGuard(() => now);
  const ping = Buffer.from('{"type":"ping"}');
  const minute = () => Array.from({ length: MESSAGES_A_MINUTE }, () => guard.check(ping)).filter(Boolean);
  expect([minute(), guard.check(ping)?.code]).toEqual([[], 4429]);
  now = 60_000;
  expect([minute(), guard.check(ping)?.code]).toEqual([[], 4429]);
});

it('cuts off who sends too much and does not answer the closing [W14]', async () => {
  const wire = createConnection(Number(new URL(transport.url).port), '127.0.0.1');
  wire.on('error', () => undefined); // being cut off may be an error
  const headers = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws';
  wire.write(`GET /graphql HTTP/1.1\r\nHost: x\r\n${headers}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  await once(wire, 'data');
  const ping = Buffer.concat([Buffer.from([0x81, 0x80 | 15, 0, 0, 0, 0]), Buffer.from('{"type":"ping"}')]);
  const begun = performance.now();
  wire.resume().write(Buffer.concat(Array.from({ length: 200 }, () => ping)));
  await once(wire, 'close');
  expect(performance.now() - begun).toBeLessThan(10_000); // ws itself waits 30 s for the answer
});

it('takes long documents and tokens, and deep variables are an error of the operation', async () => {
  const talk = await enter({ note: 'x'.repeat(2000) });
  const variables = { deep: JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown };
  talk.send({ id: '1', type: 'subscribe', payload: { query: `subscription { ticked } # ${'x'.repeat(2000)}`, variables } });
  expect((await talk.next()).payload?.[0]?.extensions.code).toBe('BAD_REQUEST');
  talk.send({ type: 'ping', payload: { a: 1 } });
  expect(await talk.next()).toEqual({ type: 'pong', payload: { a: 1 } });
});

it('so many sockets of an address wait to say who they are, and others come in once these have', async () => {
  const waiting = await Promise.all(Array.from({ length: MOST_WAITING }, connect));
  await expect(connect()).rejects.toThrow('429');
  const [first] = waiting;
  first?.send({ type: 'connection_init' });
  expect((await first?.next())?.type).toBe('connection_ack');
  waiting.push(await connect());
  await expect(connect()).rejects.toThrow('429');
  waiting.at(-1)?.socket.terminate();
  await sleep(50);
  await connect();
});
