/**
 * The plan says which buyer wants to buy when, over the last twelve months: more lately than before, more by day than
 * by night, and traders every few weeks.
 */
import { demoPhones } from '../users/make-users';
import { userOf, type Market, type DemoUser } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';

export interface Intent {
  readonly at: Date;
  readonly buyer: DemoUser;
  readonly inBulk: boolean;
  /** The buyer chooses this one. */
  readonly from: DemoUser | null;
}

const PURCHASES = 2_520;
const DAYS = 364;
const HOURS = [0, 0, 0, 0, 0, 1, 3, 6, 9, 11, 12, 11, 8, 6, 6, 7, 9, 10, 11, 13, 12, 8, 4, 1];

export function planTrade(market: Market): Intent[] {
  const random = market.random.fork('plan');
  return [...consumersPlans(market, random), ...tradersPlans(market, random), ...demoPlans(market, random)];
}

function consumersPlans(market: Market, random: SeedRandom): Intent[] {
  const demo = userOf(market, demoPhones.consumer);
  const eager = new Map(market.consumers.map((consumer) => [consumer, consumer === demo ? 0.2 : random.logNormal(0.7)]));
  return Array.from({ length: PURCHASES }, () => {
    const at = drawTime(market, random, drawDay(random));
    const members = market.consumers.filter(({ row }) => row.created_at < at);
    const buyer = random.weighted(members, (member) => eager.get(member) ?? 1);
    return { at, buyer, inBulk: false, from: null };
  });
}

function tradersPlans(market: Market, random: SeedRandom): Intent[] {
  const traders = market.sellers.filter(({ facts, row }) => facts?.relists !== undefined && row.status === 'APPROVED');
  return traders.flatMap((buyer) => {
    const pause = buyer.facts?.phone ? 11 : 24;
    const days = Array.from({ length: Math.floor(DAYS / pause) }, (_, turn) => (turn + random.between(0.1, 0.9)) * pause);
    return days.map((day) => ({ at: drawTime(market, random, day), buyer, inBulk: true, from: null }));
  });
}

/** The people whom a visitor signs in as have something of everything. */
function demoPlans(market: Market, random: SeedRandom): Intent[] {
  const { clock } = market;
  const consumer = userOf(market, demoPhones.consumer);
  const producer = userOf(market, demoPhones.producer);
  const others = market.consumers.filter(({ row }) => row.created_at < clock.daysAgo(10));
  const own = [0.25, 0.6, 1.6, 3.2, 5, ...Array.from({ length: 15 }, () => random.between(6, 330))].map((day) => ({
    at: clock.daysAgo(day),
    buyer: consumer,
    inBulk: false,
    from: random.chance(0.3) ? producer : null,
  }));
  const atProducer = [0.08, 0.15, 0.2, 0.3, 0.45, 0.6, 1.02, 1.12, 1.2, 1.27, 1.6, 1.8, 2.1, 2.3, 2.8].map((day) => ({
    at: clock.daysAgo(day),
    buyer: random.pick(others),
    inBulk: false,
    from: producer,
  }));
  return [...own, ...atProducer];
}

/** Days ago: the market has grown through the year. */
function drawDay(random: SeedRandom): number {
  for (;;) {
    const day = random.between(0, DAYS);
    if (random.chance(1 - (0.6 * day) / DAYS)) return day;
  }
}

function drawTime(market: Market, random: SeedRandom, day: number): Date {
  const hour = random.weighted(Array.from(HOURS.keys()), (index) => HOURS[index] ?? 0);
  return hoursAfter(market.clock.daysAgo(Math.floor(day) + 1), hour + random.next());
}
