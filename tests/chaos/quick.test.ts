/**
 * A small cluster out of npm's programs alone: two applications without a proxy, PostgreSQL with a synchronous standby,
 * Redis by its stand-in. What `npm run chaos` does at length, once each.
 */
import { type Cluster, startCluster } from '../../tools/cluster/start-cluster';
import { buildWhenStale } from '../support/server-process';
import { openRedisStandIn, type RedisStandIn } from '../support/redis-stand-in';
import { makeMarket, type Market } from './support/market';
import { failedOver, heardElsewhere, killed, pointsLeft, type Stage, under } from './support/scenarios';

const PATIENCE_MS = 120_000;

let redis: RedisStandIn;
let cluster: Cluster;
let market: Market;
let stage: Stage;
beforeAll(async () => {
  buildWhenStale('server');
  redis = await openRedisStandIn();
  cluster = await startCluster({ applications: 2, isSynchronous: true, withPrograms: false, redisUrl: redis.url });
  market = await makeMarket(cluster, 2);
  stage = { cluster, market, urls: cluster.applications.map(({ url }) => url), readers: 2 };
}, PATIENCE_MS);
afterAll(async () => {
  await cluster.stop();
  await redis.stop();
}, PATIENCE_MS);

it('a subscriber at one application receives an order placed at another [N3]', async () => {
  expect(await heardElsewhere(stage)).toBeLessThan(5_000);
});

it('the applications count limits together', async () => {
  const [first = 0, second] = await pointsLeft(cluster);
  expect(second).toBe(first - 1);
});

it(
  'kill -9 of an application, then of the primary whose standby is promoted: no order is lost or doubled, and it serves again by itself',
  async () => {
    const [one] = cluster.applications;
    const cost = await under(stage, async () => {
      await killed(one!, 200);
      await failedOver(cluster);
    });
    expect(cost).toMatchObject({ lost: 0, doubled: 0 });
    expect(cost.acknowledged).toBeGreaterThan(5);
    expect(cost.reads).toBeGreaterThan(10);
  },
  PATIENCE_MS,
);
