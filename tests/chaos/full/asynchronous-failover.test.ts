/**
 * A failover where commits do not wait for the standby: what it may cost. The standby is away for the last two seconds
 * of the primary, as after a broken network: what was acknowledged meanwhile is lost. Run by `npm run chaos`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '../../../tools/cluster/start-cluster';
import { buildWhenStale } from '../../support/server-process';
import { makeMarket } from '../support/market';
import { record } from '../support/record';
import { failedOver, type Stage, under } from '../support/scenarios';

const PATIENCE_MS = 300_000;

let cluster: Cluster;
let stage: Stage;
beforeAll(async () => {
  buildWhenStale('server');
  cluster = await startCluster({ applications: 2 });
  stage = { cluster, market: await makeMarket(cluster, 4), urls: [cluster.url], readers: 2 };
}, PATIENCE_MS);
afterAll(() => cluster.stop(), PATIENCE_MS);

it(
  'without synchronous replication a standby that is two seconds behind costs the orders of these seconds, and doubles none',
  async () => {
    let seconds = 0;
    const cost = await under(stage, async () => {
      await cluster.standby?.stop();
      await sleep(2_000);
      await cluster.primary.kill();
      await cluster.standby?.start();
      seconds = await failedOver(cluster);
    });
    record('failover, asynchronous, the standby 2 s behind', cost, `ready ${seconds.toFixed(1)} s after the kill`);
    expect(cost.lost).toBeGreaterThan(0);
    expect(cost.doubled).toBe(0);
    await cluster.addStandby();
  },
  PATIENCE_MS,
);

it(
  'with a standby that follows at once few or none are lost',
  async () => {
    let seconds = 0;
    const cost = await under(stage, async () => {
      seconds = await failedOver(cluster);
    });
    record('failover, asynchronous, the standby follows', cost, `ready ${seconds.toFixed(1)} s after the kill`);
    expect(cost.lost).toBeLessThanOrEqual(stage.market.buyers.length);
    expect(cost.doubled).toBe(0);
  },
  PATIENCE_MS,
);
