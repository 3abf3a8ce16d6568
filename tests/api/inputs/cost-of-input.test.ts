/**
 * Cost in line with size, at every way in: each place of the schema, of the OpenAPI document and of the routes is sent
 * forms of text that have stopped other programs, at the full size, and at a quarter of it where that took long; each
 * place of a file is sent files of them. Here one form a place; INPUTS=full (npm run bench:inputs) sends all of them
 * and prints the table of docs/security.md, INPUTS=3 three.
 */
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { resolvePort } from '../../../server/app/wiring/container';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { type FuzzMarket, type FuzzSender, openFuzzMarket } from '../fuzzing/support/market';
import { rows } from '../../support/sql';
import { type FilePlace, filePlaces } from './support/file-places';
import { type Row, tableOf } from './support/input-table';
import { costOf, longestTurn, mainThreadMs, processorMs } from './support/measure';
import { inFile, inPieces, type Pattern, patterns } from './support/patterns';
import { addressPlaces, envelopePlaces, graphqlPlaces, type Place, restPlaces } from './support/places';

const { INPUTS } = process.env;
const IS_FULL = INPUTS !== undefined;
/** Forms of text for each place. */
const FORMS = INPUTS === 'full' ? patterns.length : Number(INPUTS ?? 1);
/** A place takes no more. Below `worthComparing` most of it is the machine’s other work, or the test as a client. */
const REQUEST = { most: 50, worthComparing: 20, clock: processorMs };
const FILE = { most: 300, worthComparing: 100, clock: mainThreadMs };
const STEEPEST = 6;
/** Bytes of a short text: what the same request takes with it says how slow the machine is at this moment. */
const SHORT = 20;
const PATIENCE_MS = IS_FULL ? 3 * 60 * 60 * 1_000 : 580_000;
const RENEWED_AFTER = 200;

let market: FuzzMarket;
let schema: GraphQLSchema;
let senders: readonly FuzzSender[] = [];
let sent = 0;
beforeAll(async () => {
  schema = await buildAppSchema();
  market = await openFuzzMarket();
}, PATIENCE_MS);
afterAll(() => market.stop());

type AnyPlace = Place | FilePlace;

/** Some requests end the sessions of their senders. */
async function senderOf({ role }: AnyPlace): Promise<FuzzSender> {
  if (sent++ % RENEWED_AFTER === 0) senders = await market.senders();
  const sender = senders.find(({ name }) => name === role);
  if (!sender) throw new Error(`There is no ${role}.`);
  return sender;
}

/** Null where a place takes no such form: an address holds texts alone. */
function valueFor({ kind, type }: AnyPlace, pattern: Pattern, bytes: number): string | null {
  if (kind === 'file') return inFile(pattern, bytes).toString('latin1');
  if (kind === 'address') return pattern.text && encodeURIComponent(pattern.text(Math.max(20, bytes / 3))).slice(0, bytes);
  return type.startsWith('[') && pattern.text ? inPieces(pattern, bytes) : pattern.json(bytes);
}

/** A file's job runs after its request, and other requests wait for each of its turns. */
async function longestTurnAfter({ kind }: AnyPlace): Promise<number> {
  if (kind !== 'file') return 0;
  const turns = longestTurn();
  await resolvePort(market.app.container, JobQueue).runDue();
  await market.app.db.query('DELETE FROM order_images'); // an order takes so many of a user, and no more is read then
  return turns.stop();
}

async function tryOut(place: AnyPlace, pattern: Pattern): Promise<Row | null> {
  const { most, worthComparing, clock } = place.kind === 'file' ? FILE : REQUEST;
  const full = valueFor(place, pattern, place.bytes);
  const quarter = valueFor(place, pattern, Math.floor(place.bytes / 4));
  if (full === null || quarter === null) return null;
  const request = await place.request(full);
  const cost = await costOf(market, await senderOf(place), request, { enough: worthComparing, tries: 4, clock });
  const ms = Math.max(cost.ms, await longestTurnAfter(place));
  let ratio = 0;
  if (ms > worthComparing) {
    const small = await costOf(market, await senderOf(place), await place.request(quarter), { enough: ms, tries: 2, clock });
    ratio = ms / Math.max(small.ms, 1);
  }
  const isSlow = ms > most && ms > 2 * (await shortTime(place, pattern));
  const slow = [...(isSlow ? [`${Math.round(ms)} ms`] : []), ...(ratio > STEEPEST ? [`${ratio.toFixed(1)} times a quarter of it`] : [])];
  return { place: place.name, pattern: pattern.name, ms, ratio, wrong: [...cost.wrong, ...slow] };
}

/** Returns the time in milliseconds that the same request takes with a short text. */
async function shortTime(place: AnyPlace, pattern: Pattern): Promise<number> {
  const short = valueFor(place, pattern, SHORT);
  if (short === null) return 0;
  const { clock } = place.kind === 'file' ? FILE : REQUEST;
  return (await costOf(market, await senderOf(place), await place.request(short), { enough: 0, tries: 4, clock })).ms;
}

/** Tries again when a check fails: a failure that does not recur is due to the machine, not to the request. */
async function judge(place: AnyPlace, pattern: Pattern, rounds = 3): Promise<Row | null> {
  const row = await tryOut(place, pattern);
  return row && row.wrong.length > 0 && rounds > 1 ? judge(place, pattern, rounds - 1) : row;
}

const results: Row[] = [];

async function run(places: readonly AnyPlace[]): Promise<string[]> {
  const bad: string[] = [];
  for (const [at, place] of places.entries()) {
    const chosen = Array.from({ length: FORMS }, (_, form) => patterns[(at + form * 5) % patterns.length]!);
    for (const pattern of chosen) {
      const row = await judge(place, pattern);
      if (!row) continue;
      results.push(row);
      if (row.wrong.length > 0) bad.push(`${row.place}, ${row.pattern}: ${row.wrong.join('; ')}`);
    }
  }
  return bad;
}

afterAll(() => {
  if (IS_FULL) process.stdout.write(tableOf(results));
});

it(
  'no place of GraphQL costs more than its size',
  async () => {
    expect(await run([...envelopePlaces(), ...graphqlPlaces(schema)])).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'no place of REST costs more than its size',
  async () => {
    expect(await run(restPlaces())).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'no address costs more than its size',
  async () => {
    expect(await run(addressPlaces())).toEqual([]);
  },
  PATIENCE_MS,
);

/** An order of theirs, and a product of theirs, let sellers send an image. */
async function idsOfSenders(): Promise<Readonly<Record<string, string>>> {
  const [found] = await rows<{ order: string; product: string }>(
    market.app.db,
    `SELECT o.id AS "order", l.product_id AS product FROM orders o JOIN order_lines l ON l.order_id = o.id ORDER BY o.id DESC LIMIT 1`,
  );
  if (!found) throw new Error('The market has no order.');
  return { orderId: found.order, id: found.product };
}

it(
  'no file, and no part of a form, costs more than its size',
  async () => {
    expect(await run(await filePlaces(schema, await idsOfSenders()))).toEqual([]);
  },
  PATIENCE_MS,
);
