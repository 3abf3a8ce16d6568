/**
 * Requests that no one would write by hand, on every way in: GraphQL documents made from the schema, calls of the
 * OpenAPI document, forms, sockets, messages of payment gateways, addresses. No response is a 5xx, shows the inside of
 * the server or data of others, or costs more than a bounded multiple of a plain request, and the server serves as
 * before. FUZZ_RUNS and FUZZ_SEED: docs/reliability.md.
 */
import type { GraphQLSchema } from 'graphql';
import { jpegFile } from '../../support/build-catalogue';
import { one } from '../../support/sql';
import { addressProbe } from './support/address-probe';
import { callbackProbe, PAID, startedPayments } from './support/callback-probe';
import { leaks } from './support/checks';
import { formProbe } from './support/form-probe';
import { fuzz, type Fuzzing, openFuzzing, runsOf } from './support/fuzz';
import { graphqlProbe, readSchema } from './support/graphql-probe';
import { type FuzzMarket, openFuzzMarket } from './support/market';
import { restProbe } from './support/rest-probe';
import { socketProbe } from './support/socket-probe';

/** Time limit of a long run in milliseconds. The usual run takes some seconds. */
const PATIENCE_MS = 120_000 + 100 * runsOf(0);

let market: FuzzMarket;
let fuzzing: Fuzzing;
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = readSchema();
  market = await openFuzzMarket();
  fuzzing = await openFuzzing(market);
}, PATIENCE_MS);
afterAll(() => market.stop());

it('GraphQL documents', () => fuzz('graphql', fuzzing, 250, (draw, senders) => graphqlProbe(market, schema, draw, senders)), PATIENCE_MS);

it('calls of /api/v1', () => fuzz('rest', fuzzing, 200, (draw, senders) => restProbe(market, draw, senders)), PATIENCE_MS);

it(
  'multipart forms',
  async () => {
    const image = await jpegFile({ width: 60, height: 40 });
    await fuzz('forms', fuzzing, 150, (draw, senders) => formProbe(market, image, draw, senders));
  },
  PATIENCE_MS,
);

it('sockets', () => fuzz('sockets', fuzzing, 60, (draw, senders) => socketProbe(market, schema, draw, senders)), PATIENCE_MS);

it(
  'messages of payment gateways, signed or not: nothing is paid by them',
  async () => {
    const started = await startedPayments(market);
    const before = await one(market.app.db, PAID);
    await fuzz('callbacks', fuzzing, 150, (draw, senders) => callbackProbe(market, started, draw, senders));
    expect(await one(market.app.db, PAID)).toEqual(before);
  },
  PATIENCE_MS,
);

it('addresses and headers', () => fuzz('addresses', fuzzing, 200, (draw, senders) => addressProbe(market, draw, senders)), PATIENCE_MS);

it.each([
  ['a stack', 'Error: x\n    at Object.run (/srv/app/x.js:1:2)'],
  ['a path of the server', 'Cannot find /home/app/server.ts'],
  ['SQL', 'failed: SELECT id, name FROM users'],
  ['an error of PostgreSQL', 'invalid input syntax for type uuid: "x"'],
  ['data of others', 'House 771 of the secret road'],
])('%s in a response would be seen', (what, text) => {
  expect(leaks(text, market.secrets).join()).toContain(what);
  expect(leaks('Something went wrong.', market.secrets)).toEqual([]);
});
