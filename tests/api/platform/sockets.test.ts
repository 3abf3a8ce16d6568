/** Rows W* of the table of bad inputs: graphql-ws on the server's own port, spoken by hand. */
import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { sessionRevokedTopic } from '../../../server/platform/events/topics';
import { badInputIds, expectRow } from '../../support/bad-inputs';
import { type Transport, openTransport } from './support/transport';
import { type Frame, opened, Talk } from './support/socket-talk';

let transport: Transport;
let token: string;
beforeAll(async () => {
  transport = await openTransport();
});
beforeEach(() => {
  token = transport.session().token;
});
afterEach(async () => {
  const closing = opened.splice(0).filter((socket) => socket.readyState !== WebSocket.CLOSED);
  await Promise.all(closing.map((socket) => (socket.terminate(), once(socket, 'close'))));
});
afterAll(() => transport.stop());
const address = () => `${transport.url.replace('http', 'ws')}/graphql`;

async function connect(headers: Record<string, string> = {}): Promise<Talk> {
  const socket = new WebSocket(address(), 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  return new Talk(socket);
}

async function enter(payload: object = { authorization: `Bearer ${token}` }, headers: Record<string, string> = {}): Promise<Talk> {
  const talk = await connect(headers);
  talk.send({ type: 'connection_init', payload });
  expect((await talk.next()).type).toBe('connection_ack');
  return talk;
}

const errorFrame = ({ type, payload }: Frame) => {
  const error = payload?.[0];
  return { status: type === 'error' ? 'error frame' : type, code: error?.extensions.code ?? null, message: error?.message ?? null };
};

async function rejectedUpgrade(headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(address(), 'graphql-transport-ws', { headers });
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return response.statusCode;
}

const rows: Record<string, () => Promise<void>> = {
  W01: async () => expectRow('W01', { status: await rejectedUpgrade({ origin: 'https://evil.example' }), code: null, message: null }),
  W03: async () => {
    const talk = await connect();
    talk.subscribe('1');
    expectRow('W03', await talk.closed);
  },
  W04: async () => {
    for (const payload of [{ authorization: 'Bearer nonsense' }, { token: 'x'.repeat(43) }, { authorization: '' }]) {
      const talk = await connect();
      talk.send({ type: 'connection_init', payload });
      expectRow('W04', await talk.closed);
    }
  },
  W05: async () => {
    const talk = await enter();
    talk.send({ type: 'connection_init' });
    expectRow('W05', await talk.closed);
  },
  W06: async () => {
    const talk = await enter();
    talk.send('not JSON');
    expectRow('W06', await talk.closed);
  },
  W07: async () => {
    const talk = await enter();
    talk.subscribe('1');
    talk.subscribe('1');
    expectRow('W07', await talk.closed);
  },
  W08: async () => {
    const talk = await enter();
    talk.socket.on('error', () => undefined);
    talk.send('x'.repeat(20 * 1024 * 1024));
    expectRow('W08', await talk.closed);
  },
  W09: async () => {
    const talk = await enter();
    for (const query of ['{ hello }', 'mutation { limited }', '{ __schema { types { name } } }']) {
      talk.subscribe('1', query);
      expectRow('W09', errorFrame(await talk.next()));
    }
  },
  W11: async () => {
    const { token: own, viewer } = transport.session();
    const talk = await enter({ token: own });
    talk.subscribe('1');
    await listening(viewer.id, talk);
    transport.end(own);
    const started = performance.now();
    transport.events.publish(sessionRevokedTopic(viewer.id), { sessionId: null });
    transport.events.publish(`tick:${viewer.id}`, 2);
    expectRow('W11', await talk.closed);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(talk.unread).toBe(0);
  },
  W12: async () => {
    const first = await enter();
    for (let id = 1; id <= 11; id += 1) first.subscribe(String(id));
    expect(errorFrame(await first.next())).toMatchObject({ status: 'error frame', code: 'RATE_LIMITED' });
    for (let count = 2; count <= 5; count += 1) await enter();
    const sixth = await connect();
    sixth.send({ type: 'connection_init', payload: { token } });
    expect((await sixth.closed).status).toBe('close 4429');
  },
};

/** Resolves when the subscription hears an event. */
async function listening(userId: string, talk: Talk): Promise<void> {
  const timer = setInterval(() => transport.events.publish(`tick:${userId}`, 1), 10);
  expect((await talk.next()).payload?.data).toEqual({ ticked: 1 });
  clearInterval(timer);
}

/** They are sent by socket-messages.test.ts. */
const OF_MESSAGES = ['W13', 'W14'];

describe('sockets', () => {
  it('covers every row', () => expect([...Object.keys(rows), ...OF_MESSAGES]).toEqual(badInputIds('W')));

  it.each(Object.keys(rows))('%s', (id) => rows[id]!());

  it('lets our own pages and browsers without an origin in [W01]', async () => {
    await enter({ token }, { origin: transport.url });
  });

  it('knows a browser by the cookie of its upgrade, and takes a stale one for a visitor', async () => {
    const { token: cookie, viewer } = transport.session({}, 'COOKIE');
    const talk = await enter({}, { cookie: `hb_session=${cookie}`, origin: transport.url });
    talk.subscribe('1');
    await listening(viewer.id, talk);
    const stale = await enter({}, { cookie: `hb_session=${'x'.repeat(43)}`, origin: transport.url });
    stale.subscribe('1');
    expect((await stale.next()).payload?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('lets the page of Sandbox in, which has no origin, and never with a cookie', async () => {
    const { token: cookie } = transport.session({}, 'COOKIE');
    const stranger = await enter({}, { cookie: `hb_session=${cookie}`, origin: 'null' });
    stranger.subscribe('1');
    expect((await stranger.next()).payload?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { token: bearer, viewer } = transport.session();
    const talk = await enter({ Authorization: `Bearer ${bearer}` }, { origin: 'null' });
    talk.subscribe('1');
    await listening(viewer.id, talk);
  });

  it.each([
    ['authorization', ''],
    ['Authorization', 'Bearer '],
    ['AUTHORIZATION', 'bearer '],
    ['Token', ''],
    ['Authorization', 'Bearer ', true],
  ])('takes the token of connection_init as %s "%s…" [blocker 2]', async (name, before, inHeaders = false) => {
    const { token: bearer, viewer } = transport.session();
    const given = { [name]: before + bearer };
    const talk = await enter(inHeaders ? { headers: given } : given);
    talk.subscribe('1');
    await listening(viewer.id, talk);
  });

  it.each([
    [
      'an API key',
      { authorization: `Bearer hbk_${'x'.repeat(43)}` },
      'Forbidden: API keys do not open sockets, use webhooks or the token of a login',
    ],
    ['another scheme', { authorization: 'Basic YTpi' }, 'Forbidden: the token is unknown or its session has ended'],
    ['a token in headers', { headers: { Authorization: 'Bearer nonsense' } }, 'Forbidden: the token is unknown or its session has ended'],
    ['a number', { authorization: 7 }, 'Forbidden: authorization must be a text, the token with or without Bearer'],
    ['null', { Authorization: null }, 'Forbidden: authorization must be a text, the token with or without Bearer'],
  ])('closes with a reason, and makes no visitor of %s', async (_what, payload, message) => {
    const { token: cookie } = transport.session({}, 'COOKIE');
    const talk = await connect({ cookie: `hb_session=${cookie}`, origin: transport.url });
    talk.send({ type: 'connection_init', payload });
    expect(await talk.closed).toEqual({ status: 'close 4403', message, code: null });
    expect([Buffer.byteLength(message) <= 123, talk.unread]).toEqual([true, 0]);
  });

  it('leaves the other sessions of the account open [W11]', async () => {
    const { token: own, viewer } = transport.session();
    const talk = await enter({ token: own });
    talk.subscribe('1');
    await listening(viewer.id, talk);
    transport.events.publish(sessionRevokedTopic(viewer.id), { sessionId: 'another' });
    await listening(viewer.id, talk);
  });

  it('frees the place of a socket that has closed [W12]', async () => {
    const talks = [];
    for (let count = 1; count <= 5; count += 1) talks.push(await enter());
    talks[0]!.socket.close();
    await talks[0]!.closed;
    await enter();
  });

  it('masks what a subscription throws and speaks the language asked for', async () => {
    const { token: own, viewer } = transport.session();
    const talk = await enter({ token: own, language: 'bn' });
    talk.subscribe('1');
    await listening(viewer.id, talk);
    transport.events.publish(`tick:${viewer.id}`, -1);
    let frame = await talk.next();
    while (frame.payload?.data) frame = await talk.next();
    const [error] = frame.payload?.errors ?? [];
    expect(error?.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', incident: expect.stringMatching(/^[0-9a-f]{12}$/) });
    expect(JSON.stringify(frame)).not.toContain('database');
    expect(error?.message).not.toBe('Something went wrong.');
  });

  it('rejects documents over the limits', async () => {
    const talk = await enter();
    talk.subscribe('1', `subscription { made { ${'thing { '.repeat(9)} id ${'} '.repeat(9)} } }`);
    expect(errorFrame(await talk.next()).code).toBe('GRAPHQL_VALIDATION_FAILED');
    talk.subscribe('2', 'subscription {');
    expect(errorFrame(await talk.next()).code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('serves the client library', async () => {
    const { token: own, viewer } = transport.session();
    const client = createClient({ url: address(), webSocketImpl: WebSocket, connectionParams: { authorization: `Bearer ${own}` } });
    const heard = client.iterate<{ ticked: number }>({ query: 'subscription { ticked }' });
    const timer = setInterval(() => transport.events.publish(`tick:${viewer.id}`, 7), 10);
    expect((await heard.next()).value).toEqual({ data: { ticked: 7 } });
    clearInterval(timer);
    await client.dispose();
  });

  it('sends close code 1001 when the server stops', async () => {
    const other = await openTransport();
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    const [[code]] = await Promise.all([once(socket, 'close'), other.stop()]);
    expect(code).toBe(1001);
  });
});
