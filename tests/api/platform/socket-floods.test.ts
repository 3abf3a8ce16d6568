/**
 * How many sockets an address opens in a minute, and what one costs that is closed for what it sent: floods end, and a
 * phone that comes back again and again does not.
 */
import { once } from 'node:events';
import { type Socket, createConnection } from 'node:net';
import { WebSocket } from 'ws';
import { OPENINGS_A_MINUTE, PLACES_OF_A_FLOOD } from '../../../server/platform/graphql/sockets/openings';
import { MESSAGES_A_MINUTE } from '../../../server/platform/graphql/sockets/message-guard';
import { MESSAGES_OF_A_PLACE } from '../../../server/platform/graphql/sockets/serve-socket';
import { slowness } from '../inputs/support/measure';
import { type Transport, openTransport } from './support/transport';
import { opened, Talk } from './support/socket-talk';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
beforeEach(() => transport.limiter.reset('sockets', '127.0.0.1'));
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

/** The bytes of a socket that was let in, without a library that holds back what breaks the protocol. */
async function wire(): Promise<Socket> {
  const socket = createConnection(Number(new URL(transport.url).port), '127.0.0.1');
  socket.on('error', () => undefined); // being cut off may be an error
  const headers = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws';
  socket.write(`GET /graphql HTTP/1.1\r\nHost: x\r\n${headers}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

const frame = (first: number, text = '') => Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const CONTINUED = 0x00;
const TEXT = 0x81;
const TEXT_BEGUN = 0x01;
const PING = 0x89;

async function placesTaken(): Promise<number> {
  return (await transport.limiter.check('sockets', '127.0.0.1', OPENINGS_A_MINUTE, 60)).used;
}

it('an address opens so many sockets a minute, though each is closed at once; clients come again later', async () => {
  await transport.limiter.consume('sockets', '127.0.0.1', OPENINGS_A_MINUTE - 2, OPENINGS_A_MINUTE, 60);
  for (let count = 1; count <= 2; count += 1) {
    const talk = await enter();
    talk.socket.close();
    expect((await talk.closed).status).toBe('close 1005');
  }
  await expect(connect()).rejects.toThrow('429'); // not a close of the protocol, after which clients give up
});

it('counts a socket that never says who it is', async () => {
  for (let count = 1; count <= 5; count += 1) (await connect()).socket.close();
  expect(await placesTaken()).toBe(5);
});

const ping = '{"type":"ping"}';
const FLOODS: readonly (readonly [string, Buffer])[] = [
  ['pings of WebSocket', Buffer.concat(Array.from({ length: 60_000 }, () => frame(PING)))],
  ['messages', Buffer.concat(Array.from({ length: 200 }, () => frame(TEXT, ping)))],
  ['a message of empty pieces', Buffer.concat([frame(TEXT_BEGUN), ...Array.from({ length: 60_000 }, () => frame(CONTINUED))])],
  ['a message that is not JSON', frame(TEXT, 'x')],
  ['a subscription before its turn', frame(TEXT, '{"id":"1","type":"subscribe","payload":{"query":"{ hello }"}}')],
  ['a message of the server', frame(TEXT, '{"id":"1","type":"next","payload":{}}')],
  ['a frame that is too large', Buffer.from([TEXT, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])],
  ['a frame that is none', Buffer.from([0xff, 0xff, 0xff])],
];

it.each(FLOODS)('a socket that is closed for %s takes the places of twenty, and is not read on', async (_what, bytes) => {
  const socket = await wire();
  const begun = performance.now();
  const used = process.cpuUsage();
  socket.resume().write(bytes);
  await once(socket, 'close');
  expect(performance.now() - begun).toBeLessThan(10_000);
  const ofMessages = Math.floor(MESSAGES_A_MINUTE / MESSAGES_OF_A_PLACE);
  expect([PLACES_OF_A_FLOOD, PLACES_OF_A_FLOOD + ofMessages]).toContain(await placesTaken());
  const { user, system } = process.cpuUsage(used);
  expect((user + system) / 1000).toBeLessThan(100 * (await slowness())); // of both ends
});

it('ninety floods a minute are all that an address can pay', async () => {
  const floods = OPENINGS_A_MINUTE / PLACES_OF_A_FLOOD;
  for (let count = 1; count <= floods; count += 1) {
    const talk = await connect();
    talk.send('x');
    expect((await talk.closed).status).toBe('close 4400');
  }
  await expect(connect()).rejects.toThrow('429');
});

it('a phone on a bad network takes one place each time: broken off, closed, too late, with an ended session', async () => {
  const { token } = transport.session();
  for (let count = 1; count <= 50; count += 1) {
    const talk = await enter(count % 2 === 0 ? {} : { token });
    if (count % 3 === 0) talk.socket.close();
    else talk.socket.terminate();
    await talk.closed;
  }
  transport.end(token);
  const ended = await connect();
  ended.send({ type: 'connection_init', payload: { token } });
  expect((await ended.closed).status).toBe('close 4403');
  expect(await placesTaken()).toBe(51);
});

it('an account with too many sockets open takes one place for each that is not let in', async () => {
  const { token } = transport.session();
  for (let count = 1; count <= 5; count += 1) await enter({ token });
  const sixth = await connect();
  sixth.send({ type: 'connection_init', payload: { token } });
  expect((await sixth.closed).status).toBe('close 4429');
  expect(await placesTaken()).toBe(6);
});

it('a socket takes another place for each twenty messages, and none for the pongs that it is asked for', async () => {
  const talk = await enter();
  for (let count = 2; count <= 100; count += 1) talk.send({ type: 'ping' });
  for (let count = 2; count <= 100; count += 1) expect((await talk.next()).type).toBe('pong');
  expect(await placesTaken()).toBe(1 + Math.floor(100 / MESSAGES_OF_A_PLACE));
  const quiet = await enter();
  for (let count = 1; count <= 100; count += 1) quiet.socket.pong();
  quiet.send({ type: 'ping' });
  await quiet.next();
  expect(await placesTaken()).toBe(2 + Math.floor(100 / MESSAGES_OF_A_PLACE));
});

it('where an address has no place left, sockets that go on sending are closed, and clients come again later', async () => {
  const [talk, quiet] = [await enter(), await enter()];
  const used = await placesTaken();
  await transport.limiter.consume('sockets', '127.0.0.1', OPENINGS_A_MINUTE - used, OPENINGS_A_MINUTE, 60);
  // the first of a connection has introduced it
  for (let count = 2; count <= MESSAGES_OF_A_PLACE; count += 1) talk.send({ type: 'ping' });
  expect((await talk.closed).status).toBe('close 1013');
  quiet.send({ type: 'ping' });
  expect((await quiet.next()).type).toBe('pong');
});
