/**
 * Cost in line with size, at every way in: each place of the schema, of the OpenAPI document and of the routes is sent
 * forms of text that have stopped other programs, at the full size, and at a quarter of it where that took long. Here
 * one form a place; INPUTS=full (npm run bench:inputs) sends all of them and prints a table of the worst, INPUTS=3
 * three.
 */
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { type FuzzMarket, type FuzzSender, openFuzzMarket } from '../fuzzing/support/market';
import { costOf } from './support/measure';
import { inPieces, type Pattern, patterns } from './support/patterns';
import { addressPlaces, envelopePlaces, graphqlPlaces, type Place, restPlaces } from './support/places';

const { INPUTS } = process.env;
const IS_FULL = INPUTS !== undefined;
/** Forms of text for each place. */
const FORMS = INPUTS === 'full' ? patterns.length : Number(INPUTS ?? 1);
const MOST_MS = 50;
/** Below it what a machine does beside is most of it. */
const WORTH_COMPARING_MS = 20;
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

/** Some requests end the sessions of their senders. */
async function senderOf({ role }: Place): Promise<FuzzSender> {
  if (sent++ % RENEWED_AFTER === 0) senders = await market.senders();
  const sender = senders.find(({ name }) => name === role);
  if (!sender) throw new Error(`There is no ${role}.`);
  return sender;
}

/** Null where a place takes no such form: an address holds texts alone. */
function valueFor({ kind, type }: Place, pattern: Pattern, bytes: number): string | null {
  if (kind === 'address') return pattern.text && encodeURIComponent(pattern.text(Math.max(20, bytes / 3))).slice(0, bytes);
  return type.startsWith('[') && pattern.text ? inPieces(pattern, bytes) : pattern.json(bytes);
}

interface Row {
  readonly place: string;
  readonly pattern: string;
  readonly ms: number;
  readonly ratio: number;
  readonly wrong: readonly string[];
}

async function tryOut(place: Place, pattern: Pattern): Promise<Row | null> {
  const full = valueFor(place, pattern, place.bytes);
  const quarter = valueFor(place, pattern, Math.floor(place.bytes / 4));
  if (full === null || quarter === null) return null;
  const { ms, wrong } = await costOf(market, await senderOf(place), place.request(full), { enough: WORTH_COMPARING_MS, tries: 4 });
  let ratio = 0;
  if (ms > WORTH_COMPARING_MS) {
    const small = await costOf(market, await senderOf(place), place.request(quarter), { enough: ms, tries: 2 });
    ratio = ms / Math.max(small.ms, 1);
  }
  const isSlow = ms > MOST_MS && ms > 2 * (await shortTime(place, pattern));
  const slow = [...(isSlow ? [`${Math.round(ms)} ms`] : []), ...(ratio > STEEPEST ? [`${ratio.toFixed(1)} times a quarter of it`] : [])];
  return { place: place.name, pattern: pattern.name, ms, ratio, wrong: [...wrong, ...slow] };
}

/** Returns the time in milliseconds that the same request takes with a short text. */
async function shortTime(place: Place, pattern: Pattern): Promise<number> {
  const short = valueFor(place, pattern, SHORT);
  if (short === null) return 0;
  return (await costOf(market, await senderOf(place), place.request(short), { enough: 0, tries: 4 })).ms;
}

/** Tries again when a check fails: a failure that does not recur is due to the machine, not to the request. */
async function judge(place: Place, pattern: Pattern, rounds = 3): Promise<Row | null> {
  const row = await tryOut(place, pattern);
  return row && row.wrong.length > 0 && rounds > 1 ? judge(place, pattern, rounds - 1) : row;
}

const results: Row[] = [];

async function run(places: readonly Place[]): Promise<string[]> {
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
  if (!IS_FULL) return;
  const byPattern = patterns.map(({ name }) => results.filter(({ pattern }) => pattern === name));
  const worst = (rows: readonly Row[], key: 'ms' | 'ratio') => rows.toSorted((one, other) => other[key] - one[key])[0];
  const lines = byPattern
    .filter((rows) => rows.length > 0)
    .map((rows) => {
      const [slowest, steepest] = [worst(rows, 'ms'), worst(rows, 'ratio')];
      const cells = [rows[0]?.pattern, rows.length, slowest?.ms.toFixed(1), slowest?.place, steepest?.ratio.toFixed(1)];
      return `| ${cells.join(' | ')} |`;
    });
  process.stdout.write(`| pattern | places | worst time, ms | where | worst ratio |\n|---|---|---|---|---|\n${lines.join('\n')}\n`);
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
