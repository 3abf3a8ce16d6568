/**
 * Runs of one surface. FUZZ_RUNS sets how many, else each has its usual number and always the same requests; FUZZ_SEED
 * begins with a seed. A failure prints the seed, the path and the request; what once failed is in failed-seeds.ts and
 * replayed first.
 */
import fc from 'fast-check';
import { failedSeeds } from '../failed-seeds';
import { excessOf, incidents, workOf } from './checks';
import type { Draw } from './draw';
import type { FuzzMarket, FuzzSender } from './market';

const SURFACES = ['graphql', 'rest', 'forms', 'sockets', 'callbacks', 'addresses'] as const;
export type Surface = (typeof SURFACES)[number];

/** One request, or a conversation: what is sent, for the report, and how; what is wrong with what came back. */
export interface Probe {
  readonly sender: FuzzSender;
  readonly sent: unknown;
  run(): Promise<Outcome>;
}

interface Outcome {
  readonly wrong: readonly string[];
  /** Outcome to count: 'ok', a code or a status. */
  readonly result: string;
}

export interface Fuzzing {
  readonly market: FuzzMarket;
  /** Processor time of a plain request, in microseconds. */
  readonly plain: number;
}

/** Senders have new sessions after so many requests: some end their own. */
const RENEWED_AFTER = 25;

export async function openFuzzing(market: FuzzMarket): Promise<Fuzzing> {
  const costs: number[] = [];
  for (let n = 0; n < 30; n += 1)
    costs.push((await workOf(market, () => market.app.gql(`{ plain${n}: divisions { id nameEn } }`))).processor);
  return { market, plain: costs.toSorted((a, b) => a - b)[15] ?? 1 };
}

export const runsOf = (usual: number): number => Number(process.env.FUZZ_RUNS ?? usual);

export async function fuzz(
  surface: Surface,
  { market, plain }: Fuzzing,
  usual: number,
  make: (draw: Draw, senders: readonly FuzzSender[]) => Probe,
): Promise<ReadonlyMap<string, number>> {
  const results = new Map<string, number>();
  let senders = await market.senders();
  let made = 0;
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    if (++made % RENEWED_AFTER === 0) senders = await market.senders();
    const probe = make(draw, senders);
    const before = incidents(market).length;
    let outcome: Outcome = { wrong: [], result: '' };
    const work = await workOf(market, async () => {
      outcome = await probe.run();
    });
    const { wrong, result } = outcome;
    results.set(result, (results.get(result) ?? 0) + 1);
    const all = [...wrong, ...incidents(market).slice(before), ...(await excessOf(market, plain, work, () => probe.run()))];
    if (all.length > 0) throw new Error(`${surface} as ${probe.sender.name}: ${all.join('; ')}\n${describe(probe.sent)}`);
  });
  for (const { seed, path } of failedSeeds[surface]) await fc.assert(property, { seed, path, numRuns: 1 });
  await fc.assert(property, { ...seedOf(process.env), numRuns: runsOf(usual) });
  await stillServes(market);
  if (process.env.FUZZ_RUNS !== undefined)
    process.stdout.write(`${surface}: ${JSON.stringify(Object.fromEntries([...results].sort((a, b) => b[1] - a[1])))}\n`);
  return results;
}

/** The suite must not fail for what its change has not caused; what FUZZ_RUNS explores begins elsewhere each time. */
const SUITE_SEED = 20_261_125;

function seedOf({ FUZZ_SEED, FUZZ_RUNS }: NodeJS.ProcessEnv): { seed?: number } {
  if (FUZZ_SEED !== undefined) return { seed: Number(FUZZ_SEED) };
  return FUZZ_RUNS === undefined ? { seed: SUITE_SEED } : {};
}

const LONGEST = 4_000;
const describe = (sent: unknown): string => JSON.stringify(sent, null, 1).slice(0, LONGEST);

async function stillServes({ app }: FuzzMarket): Promise<void> {
  const { status, data } = await app.gql<{ divisions: object[] }>('{ divisions { id } }');
  expect([status, data.divisions.length]).toEqual([200, 8]);
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
}
