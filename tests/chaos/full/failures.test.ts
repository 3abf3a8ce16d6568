/**
 * Every component of a cluster with nginx, Redis and a synchronous standby, killed, frozen and started again under
 * load. Needs Debian's nginx-light and redis-server. Run by `npm run chaos`, which writes the costs into
 * docs/reliability.md.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, type Component } from '../../../tools/cluster/component';
import { type Cluster, startCluster } from '../../../tools/cluster/start-cluster';
import { buildWhenStale } from '../../support/server-process';
import { makeMarket } from '../support/market';
import { record } from '../support/record';
import { failedOver, frozen, heardElsewhere, killed, pointsLeft, rolled, type Stage, under } from '../support/scenarios';

const PATIENCE_MS = 300_000;
const AWAY_MS = 3_000;
const FAILOVERS = Number(process.env.CHAOS_FAILOVERS ?? 2);

let cluster: Cluster;
let stage: Stage;
beforeAll(async () => {
  for (const name of ['nginx', 'redis-server'])
    if (findProgram(name) === null) throw new Error(`${name} is not installed (Debian: nginx-light, redis-server)`);
  buildWhenStale('server');
  cluster = await startCluster({ applications: 3, isSynchronous: true });
  stage = { cluster, market: await makeMarket(cluster, 4), urls: [cluster.url], readers: 4 };
}, PATIENCE_MS);
afterAll(() => cluster.stop(), PATIENCE_MS);

const WHOLE = { lost: 0, doubled: 0 };

it('a subscriber at one application receives an order placed at another, and limits are counted together [N3]', async () => {
  const ms = await heardElsewhere(stage);
  expect(ms).toBeLessThan(5_000);
  const left = await pointsLeft(cluster);
  expect(left.map((points, index) => points + index)).toEqual(left.map(() => left[0]));
});

type Pick = (cluster: Cluster) => Component;
const components: readonly (readonly [string, Pick])[] = [
  ['an application', ({ applications }) => applications[0]!],
  ['Redis', ({ redis }) => redis!],
  ['the S3 store', ({ store }) => store],
  ['nginx', ({ proxy }) => proxy!],
  ['the standby', ({ standby }) => standby!],
  ['the primary', ({ primary }) => primary],
];

it.each(components)(
  'kill -9 of %s under load and a start after three seconds: no order is lost or doubled',
  async (name, pick) => {
    const cost = await under(stage, () => killed(pick(cluster), AWAY_MS));
    record(`${name}: kill -9, 3 s away`, cost);
    expect(cost).toMatchObject(WHOLE);
    expect(cost.acknowledged).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

it.each(components)(
  '%s frozen for three seconds under load: no order is lost or doubled',
  async (name, pick) => {
    const cost = await under(stage, () => frozen(pick(cluster), AWAY_MS));
    record(`${name}: frozen for 3 s`, cost);
    expect(cost).toMatchObject(WHOLE);
    expect(cost.acknowledged).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

it(
  'a rolling restart under load breaks no response [S6]',
  async () => {
    let exits: (number | string)[] = [];
    const cost = await under(stage, async () => {
      exits = await rolled(cluster);
    });
    record('rolling restart of all applications', cost, `exit codes ${exits.join(', ')}`);
    expect(exits).toEqual(cluster.applications.map(() => 0));
    expect(cost).toMatchObject(WHOLE);
    expect(cost.failures).toEqual({});
  },
  PATIENCE_MS,
);

it(
  `${FAILOVERS} failovers to the synchronous standby under load lose no order that was acknowledged`,
  async () => {
    for (let n = 1; n <= FAILOVERS; n++) {
      let seconds = 0;
      const cost = await under(stage, async () => {
        seconds = await failedOver(cluster);
      });
      record(`failover ${n}, synchronous`, cost, `ready ${seconds.toFixed(1)} s after the kill`);
      expect(cost).toMatchObject(WHOLE);
      await cluster.addStandby();
      await sleep(1_000);
    }
  },
  PATIENCE_MS,
);
