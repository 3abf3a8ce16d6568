/**
 * Assembles one running application over a database that is ready: container, GraphQL, REST, sockets, jobs and the web
 * client on one port. Used by start.ts and, each with a database of its own, by the tests.
 */
import { createServer } from 'node:http';
import type { DependencyContainer } from 'tsyringe';
import { WebhookPump } from '../modules/partners/webhook-pump.service';
import { isSecure } from '../platform/config/env';
import { restErrors } from '../platform/errors/rest-error';
import { EventBus } from '../platform/events/event-bus';
import { ImageStore } from '../platform/files/image-store';
import { mediaRoutes } from '../platform/files/media-routes';
import { createGraphql } from '../platform/graphql/create-graphql';
import { SERVER_OPTIONS, limitConnections } from '../platform/http/body-deadline';
import { Draining } from '../platform/http/draining';
import { createHttpApp } from '../platform/http/http-app';
import { listen } from '../platform/http/listening';
import { Readiness } from '../platform/http/readiness';
import { JobQueue } from '../platform/jobs/job-queue';
import { createRestRouter } from '../rest-v1/router';
import { buildAppSchema } from './build-schema';
import { type Foundations, buildContainer, resolvePort } from './container';
import { readExamples } from './docs/api-examples';
import { docsRouter } from './docs/docs-router';
import { openLinks } from './links';
import { registerJobs } from './register-jobs';

export interface RunningApp {
  readonly url: string;
  readonly container: DependencyContainer;
  /** Answers what is in flight, closes every connection and stops the jobs; the database is its opener's to close. */
  stop(): Promise<void>;
}

const ANSWER_WITHIN_MS = 5_000;
const GRACE_MS = 1_000;

export async function buildApp(foundations: Foundations): Promise<RunningApp> {
  const { config, databaseUrl, logger } = foundations;
  const links = openLinks(foundations);
  const container = buildContainer(foundations, links);
  const examples = readExamples();
  const graphql = await createGraphql({ schema: await buildAppSchema(container), container, config, logger, examples });
  const jobs = resolvePort(container, JobQueue);
  const pictures = resolvePort(container, ImageStore);
  registerJobs(jobs, container);
  const readiness = new Readiness(databaseUrl, logger, () => (links.redis?.isUp() === false ? ['redis'] : []));
  await readiness.open();

  const server = createServer(SERVER_OPTIONS);
  limitConnections(server);
  const app = createHttpApp({
    clientDir: config.clientDir,
    secure: isSecure(config),
    trustProxy: config.trustProxy,
    pictures: pictures.origin,
    readiness,
    logger,
    doors: [
      { path: '/graphql', handlers: graphql.middleware },
      { path: '/api/v1', handlers: [createRestRouter(container)] },
      { path: '/docs', handlers: [docsRouter(examples, config.publicUrl)] },
      { path: '/media', handlers: [mediaRoutes(pictures)] },
    ],
    onError: restErrors(logger),
  });
  const draining = new Draining(server, app, config.nodeEnv === 'production' ? GRACE_MS : 0);
  const sockets = graphql.attachSockets(server);

  const stop = async (): Promise<void> => {
    readiness.drain();
    draining.begin();
    await draining.end(ANSWER_WITHIN_MS);
    await sockets.close();
    draining.cut();
    await graphql.stop();
    await container.resolve(WebhookPump).stop();
    await jobs.stop();
    resolvePort(container, EventBus).close();
    await links.close();
    await readiness.close();
  };
  try {
    if (config.jobs) await jobs.start();
    const url = await listen(server, config.host, config.port);
    return { url, container, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
