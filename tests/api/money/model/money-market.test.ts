/**
 * Property-based, of the whole of money: buyers, sellers of every kind who also buy from each other, an admin,
 * gateways and the clock give random commands, recalls, settlements and cash that nobody recorded among them, many of
 * them two at once. A command may be rejected with a declared code and never fails; every few commands, and after each
 * history, the guards are computed from the raw rows (market-guards.ts).
 * Bounded by time; MODEL_SECONDS makes it longer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { monthAt } from '../../../../schema/values/money/months';
import { admin, type TestAccount } from '../../../support/build-accounts';
import { billedFrom } from '../support/bills';
import { measured } from '../../../support/measured';
import { type PayingApp, startPayingApp } from '../support/gateways';
import { type Market, type MarketCommand, openMarket, type OrderCommand, ordersOf, pick } from './market';
import { agreeOnMoney, keepGuards } from './market-agrees';
import { cash } from './market-cash';
import { clock, clockOfOrders } from './market-clock';
import { orderSteps } from './market-orders';
import { callbacks, payments } from './market-payments';
import { payouts } from './market-payouts';
import { people } from './market-people';
import { placing } from './market-placing';
import { recalls } from './market-recalls';
import { gatewayRefunds, refunds } from './market-refunds';
import { settlements } from './market-settlements';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 12);
const IS_LONG = SECONDS > 60;
/** Where nothing is open, no one does more. */
const OVER = ['REJECTED', 'EXPIRED', 'CANCELLED', 'RETURNED'];
const GUARDS_EVERY = IS_LONG ? 8 : 4;
/** So many commands reach every step: each has succeeded then. */
const LONG = 12_000;

const ofMarket: readonly MarketCommand[] = [
  ...placing,
  ...callbacks,
  ...gatewayRefunds,
  ...payouts,
  ...people,
  ...recalls,
  ...settlements,
  ...clock,
].flatMap((command) => Array<MarketCommand>(command.weight).fill(command));
const ofOrders: readonly OrderCommand[] = [...orderSteps, ...payments, ...cash, ...refunds, ...clockOfOrders];

let paying: PayingApp;
let judges: [TestAccount, TestAccount];
beforeAll(async () => {
  paying = await startPayingApp();
  judges = [await admin(paying.app), await admin(paying.app)];
  await billedFrom(paying.app, monthAt(new Date()));
  await paying.app.db.query(`INSERT INTO platform_settings (key, value) VALUES ('payouts', '{"minimum": "1"}')`);
});
afterAll(() => paying.stop());

interface Choice {
  readonly order: number;
  readonly command: number;
  readonly draw: number;
  /**
   * It is of the market as a whole where it is 0, any step of an order where it is 1, else one that its state is
   * likely to
   * allow.
   */
  readonly scope: number;
}
const choice = fc.record({ order: fc.nat(99), command: fc.nat(9999), draw: fc.nat(9999), scope: fc.integer({ min: 0, max: 9 }) });
/** Two at once, mostly about the same order. */
const turn = fc.record({
  first: choice,
  second: fc.option(choice, { freq: 4, nil: null }),
  isSameOrder: fc.integer({ min: 0, max: 3 }),
  /** Milliseconds after which the database ends what is running; mostly it ends nothing. */
  killedAfter: fc.tuple(fc.nat(19), fc.nat(30)).map(([chance, after]) => (chance === 0 ? after : null)),
});

interface Chosen {
  readonly name: string;
  readonly about: string;
  readonly take: () => Promise<string | null>;
}

async function chosen(market: Market, { order, command, draw, scope }: Choice): Promise<Chosen> {
  const all = await ordersOf(market);
  const going = all.filter(({ open }) => open.length > 1 || !OVER.includes(open[0] ?? ''));
  if (scope < 3 || all.length === 0) {
    const { name, take } = pick(ofMarket, command);
    return { name, about: '', take: () => take(market, draw) };
  }
  const target = pick(going.length > 0 && scope > 3 ? going : all, order);
  const likely = ofOrders.flatMap((one) => one.where.filter((open) => target.open.includes(open)).map(() => one));
  const { name, take } = pick(scope === 3 || likely.length === 0 ? ofOrders : likely, command);
  return { name, about: ` (${target.state} ${target.id.slice(-4)})`, take: () => take(market, target, draw) };
}

const counts = { commands: 0, pairs: 0, histories: 0 };
/** By the name of a command, how often it ended with each code. */
const outcomes = new Map<string, Map<string, number>>([...ofMarket, ...ofOrders].map(({ name }) => [name, new Map()]));
function count(name: string, code: string | null): void {
  counts.commands += 1;
  const ends = outcomes.get(name);
  ends?.set(code ?? 'ok', (ends.get(code ?? 'ok') ?? 0) + 1);
}

const KILL = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND state IN ('active', 'idle in transaction')`;
/** Any command may fail whose connection is ended: what it did is whole, or nothing. */
async function takeTogether({ app }: Market, steps: readonly Chosen[], killedAfter: number | null): Promise<(string | null)[]> {
  const taken = steps.map(({ take }) => take());
  if (killedAfter === null) return Promise.all(taken);
  const settled = Promise.allSettled(taken);
  await sleep(killedAfter);
  await app.db.query(KILL);
  const ended = await settled;
  // until the pool has noticed
  await sleep(100);
  return ended.map((one) => (one.status === 'fulfilled' ? one.value : 'KILLED'));
}

const histories = fc.asyncProperty(fc.array(turn, { minLength: 20, maxLength: IS_LONG ? 150 : 50, size: 'max' }), async (turns) => {
  const market = await openMarket(paying.app, judges, paying.behave);
  const taken: string[] = [];
  try {
    for (const draw of [1, 18, 35, 52]) await pick(placing, 0).take(market, draw);
    for (const [index, { first, second, isSameOrder, killedAfter }] of turns.entries()) {
      const choices = second === null ? [first] : [first, isSameOrder > 0 ? { ...second, order: first.order } : second];
      const steps = await Promise.all(choices.map((one) => chosen(market, one)));
      taken.push(steps.map(({ name, about }) => name + about).join(' + '));
      const codes = await takeTogether(market, steps, killedAfter);
      taken.push(`${taken.pop()}: ${codes.map((code) => code ?? 'ok').join(' + ')}${killedAfter === null ? '' : ', killed'}`);
      steps.forEach(({ name }, place) => count(name, codes[place] ?? null));
      if (steps.length > 1) counts.pairs += 1;
      if (index % GUARDS_EVERY === 0) await keepGuards(market);
    }
    await agreeOnMoney(paying, market);
    counts.histories += 1;
  } catch (error) {
    throw new Error(`After ${counts.commands} commands:\n${taken.join('\n')}\n${String(error)}`, { cause: error });
  }
});

it(
  `${SECONDS} seconds of random commands, many two at once, leave every guard of money whole`,
  async () => {
    for (const until = Date.now() + SECONDS * 1000; Date.now() < until;) await fc.assert(histories, { numRuns: 1, endOnFailure: true });
    expect(counts.commands).toBeGreaterThan(10);
    process.stdout.write(`${counts.commands} commands in ${counts.histories} histories, among them ${counts.pairs} pairs at once\n`);
    measured(`${counts.commands} commands, ${counts.pairs} pairs at once`, counts.commands >= LONG);
    if (counts.commands < LONG) return;
    process.stdout.write(`${[...outcomes].map(([name, ends]) => `${name}: ${JSON.stringify(Object.fromEntries(ends))}`).join('\n')}\n`);
    expect([...outcomes].filter(([, ends]) => !ends.has('ok')).map(([name]) => name)).toEqual([]);
  },
  SECONDS * 1000 + 120_000,
);
