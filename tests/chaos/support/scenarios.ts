/**
 * These scenarios cause faults in a cluster under load, and measure the cost. Each scenario leaves the cluster whole.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Component } from '../../../tools/cluster/component';
import type { Cluster } from '../../../tools/cluster/start-cluster';
import { untilReadyIs } from '../../support/readiness';
import { subscribe } from './live';
import { type LoadReport, PLACE, post, startLoad } from './load';
import { type Market, purchases, settle, type Settlement } from './market';

export interface Cost extends Settlement {
  readonly reads: number;
  readonly failures: Readonly<Record<string, number>>;
  /** Seconds without one successful read of anyone. */
  readonly gapSeconds: number;
}

export interface Stage {
  readonly cluster: Cluster;
  readonly market: Market;
  /** Where the load goes: the proxy, or each application. */
  readonly urls: readonly string[];
  readonly readers: number;
}

const READY_MS = 60_000;

/** Runs `fault` under load, lets the load go on for a while after it, and settles what it ordered. */
export async function under({ cluster, market, urls, readers }: Stage, fault: () => Promise<void>): Promise<Cost> {
  const before = await purchases(cluster);
  const load = startLoad(urls, { readers, buyers: market.buyers });
  let report: LoadReport;
  try {
    await sleep(1_500);
    await fault();
    await untilAllReady(cluster);
    await sleep(1_500);
  } finally {
    report = await load.end();
  }
  const settlement = await settle(cluster, market, cluster.applications[0]?.url ?? '', before, report);
  return { ...settlement, reads: report.reads, failures: report.failures, gapSeconds: report.longestGap / 1_000 };
}

async function untilAllReady({ applications }: Cluster): Promise<void> {
  await Promise.all(applications.map(({ url }) => untilReadyIs(url, 200, READY_MS)));
}

/** kill -9, away for a moment, and started again. */
export async function killed(component: Component, awayMs: number): Promise<void> {
  await component.kill();
  await sleep(awayMs);
  await component.start();
}

/** Silent for a moment, with its connections open. */
export async function frozen(component: Component, awayMs: number): Promise<void> {
  component.freeze();
  try {
    await sleep(awayMs);
  } finally {
    component.thaw();
  }
}

/** One application after another is ended by SIGTERM and started again, each when the one before it is ready. */
export async function rolled({ applications }: Cluster): Promise<(number | string)[]> {
  const exits: (number | string)[] = [];
  for (const application of applications) {
    exits.push(await application.end());
    await application.start();
  }
  return exits;
}

/**
 * The primary is killed, where it still lives, and its standby promoted. Returns the seconds until every application is
 * ready again.
 */
export async function failedOver(cluster: Cluster): Promise<number> {
  const begun = performance.now();
  await cluster.failOver();
  await untilAllReady(cluster);
  return (performance.now() - begun) / 1_000;
}

/** The milliseconds from an order at one application until its seller's subscriber at another one has it. */
export async function heardElsewhere({ cluster, market }: Stage): Promise<number> {
  const [one, other] = cluster.applications;
  const [buyer] = market.buyers;
  if (!one || !other || !buyer) throw new Error('two applications and a buyer are needed');
  const subscriber = await subscribe(other.url, market.sellerToken);
  const agent = new http.Agent();
  const begun = new Map<number, number>();
  try {
    // until the subscription is there nothing arrives: the one after the first that does is measured
    for (let n = 1, arrived = 0; n <= 10; n++) {
      begun.set(n, performance.now());
      const { outcome } = await post(one.url, agent, { query: PLACE, variables: { input: buyer.input, key: randomUUID() } }, buyer.token);
      if (outcome !== '200') throw new Error(`The order failed: ${outcome}`);
      if (!(await Promise.race([subscriber.next().then(() => true), sleep(3_000, false)]))) continue;
      arrived++;
      if (arrived === 2) return performance.now() - (begun.get(n) ?? 0);
    }
    throw new Error('The subscriber of another application did not receive the orders.');
  } finally {
    subscriber.close();
    agent.destroy();
  }
}

/** Returns the remaining points of one visitor as each application reports them, one request after another. */
export async function pointsLeft({ applications }: Cluster): Promise<number[]> {
  const left: number[] = [];
  for (const { url } of applications) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' };
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) });
    left.push(Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]));
  }
  return left;
}
