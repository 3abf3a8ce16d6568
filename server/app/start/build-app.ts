/**
 * Assembles one running application over a database that is ready: container, GraphQL, REST, sockets, jobs and the web
 * client on one port. Used by start.ts and, each with a database of its own, by the tests.
 */
import { createServer } from 'node:http';
import type { DependencyContainer } from 'tsyringe';
import { KeyUsesService } from '../../modules/partners/api-keys/key-uses.service';
import { ProductViewsService } from '../../modules/catalogue/products/figures/product-views.service';
import { PushDeliveryWorker } from '../../modules/notifications/push/push-delivery-worker.service';
import { PushKeysService } from '../../modules/notifications/push/push-keys.service';
import { WebhookDeliveryWorker } from '../../modules/partners/deliveries/webhook-delivery-worker.service';
import { type Config, isSecure } from '../../platform/config/env';
import { connectionPool, watchConnections } from '../../platform/db/connection-watch';
import { restErrors } from '../../platform/http/rest-error';
import { EventBus } from '../../platform/events/event-bus';
import { DiskSpace } from '../../platform/files/disk-space';
import { ImageStore } from '../../platform/files/image-store';
import { sweepSpools } from '../../platform/files/spool';
import { createGraphql } from '../../platform/graphql/execution/create-graphql';
import { Availability, availabilityOf } from '../../platform/http/health/availability';
import { SERVER_OPTIONS, limitConnections } from '../../platform/http/body-deadline';
import { withOneHost } from '../../platform/http/one-host';
import { Draining } from '../../platform/http/health/draining';
import { createHttpApp } from '../../platform/http/app/http-app';
import { listen } from '../../platform/http/listening';
import type { MetricsServer } from '../../platform/metrics/metrics-server';
import { Readiness } from '../../platform/http/health/readiness';
import { type JobObserver, JobQueue } from '../../platform/jobs/job-queue';
import { tracedRequests } from '../../platform/spans/spans';
import { buildAppSchema } from '../wiring/build-schema';
import { buildContainer, resolvePort } from '../wiring/container';
import type { Foundations } from '../wiring/foundations';
import { readExamples } from '../http/docs/api-examples';
import { openFastPath } from '../../platform/fast/fast-path';
import { openLinks } from '../wiring/links';
import { registerJobs } from '../wiring/register-jobs';
import { transportsOf } from '../http/transports';
import { processState, surroundings } from '../wiring/surroundings';

export interface RunningApp {
  readonly url: string;
  /** Where Prometheus reads; null where the metrics are off. */
  readonly metricsUrl: string | null;
  readonly container: DependencyContainer;
  /**
   * Finishes the requests in flight, closes every connection and stops the jobs; the database is its opener's to close.
   */
  stop(): Promise<void>;
}

const RESPONSE_WITHIN_MS = 5_000;
const GRACE_MS = 1_000;

export async function buildApp(foundations: Foundations): Promise<RunningApp> {
  const { config, databaseUrl, logger } = foundations;
  const readiness: Readiness = new Readiness(databaseUrl, logger, () => surroundings(links, container, disk));
  const links = await openLinks(foundations, readiness.positions);
  const container = buildContainer(foundations, links);
  const disk = new DiskSpace([config.dataDir], logger);
  const images = resolvePort(container, ImageStore);
  const endWatch = watchConnections(connectionPool(foundations.db), () => readiness.isAway());
  const availability = availabilityOf(readiness, foundations.db, config.databasePoolSize);
  container.registerInstance(Availability, availability);
  const examples = readExamples();
  const metrics = await openMetrics(config);
  const observer = metrics?.requests;
  const endTracing = await openTracing(foundations);
  const schema = await buildAppSchema(container);
  const fast = config.fast ? openFastPath() : null;
  const graphql = await createGraphql({ schema, container, config, logger, observer, disk, fast, examples });
  const jobs = openJobs(container, observer);
  await readiness.open();
  await links.reads.replica?.watch.ask();
  await container.resolve(PushKeysService).keys(); // made by the first start

  void sweepSpools().catch((error: unknown) => logger.warn('the temporary folder could not be swept', { error }));
  const server = createServer(SERVER_OPTIONS);
  limitConnections(server);
  const app = createHttpApp({
    clientDir: config.clientDir,
    secure: isSecure(config),
    trustProxy: config.trustProxy,
    imageOrigin: images.origin,
    readiness,
    availability,
    logger,
    observer,
    transports: transportsOf({ foundations, container, availability, graphql, schema, examples, pageReports: metrics?.clients }),
    onError: restErrors(logger, disk),
  });
  const graceMs = config.nodeEnv === 'production' ? GRACE_MS : 0;
  const draining = new Draining(server, withOneHost(tracedRequests(graphql.inFrontOf(app))), graceMs);
  const sockets = graphql.attachSockets(server);

  let metricsServer: MetricsServer | undefined;
  const stop = async (): Promise<void> => {
    readiness.drain();
    draining.begin();
    await draining.end(RESPONSE_WITHIN_MS);
    await sockets.close();
    draining.cut();
    await graphql.stop();
    await container.resolve(ProductViewsService).stop();
    await container.resolve(KeyUsesService).stop();
    await container.resolve(WebhookDeliveryWorker).stop();
    await container.resolve(PushDeliveryWorker).stop();
    await jobs.stop();
    resolvePort(container, EventBus).close();
    await links.close();
    endWatch();
    disk.close();
    await readiness.close();
    await metricsServer?.close();
    await endTracing?.();
  };
  try {
    if (config.jobs) await jobs.start();
    const state = { db: foundations.db, links, container, readiness, disk, sockets, availability, reads: graphql.readFigures };
    metricsServer = await metrics?.serve(processState(state), links.background);
    const url = await listen(server, config.host, config.port);
    return { url, metricsUrl: metricsServer?.url ?? null, container, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loads the packages of metrics only where a setting asks for them; so does `openTracing`. */
async function openMetrics({ metrics, sms }: Config) {
  return metrics && (await import('../wiring/metrics/open-metrics')).openMetrics(metrics, sms?.perDay ?? null);
}

async function openTracing({ config, db, logger }: Foundations) {
  return config.traces && (await import('../../platform/tracing/open-tracing')).openTracing(config.traces, db, logger);
}

function openJobs(container: DependencyContainer, observer: JobObserver | undefined): JobQueue {
  const jobs = resolvePort(container, JobQueue);
  registerJobs(jobs, container);
  if (observer) jobs.observe(observer);
  return jobs;
}
