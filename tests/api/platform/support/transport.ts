/** The GraphQL transport by itself on a free port: no database, sessions from a map. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { container as root, type DependencyContainer, type InjectionToken } from 'tsyringe';
import express from 'express';
import { buildSchema } from 'type-graphql';
import { AccountStatus, Role, SessionKind } from '../../../../schema/values/accounts/roles';
import { readConfig } from '../../../../server/platform/config/env';
import { EventBus } from '../../../../server/platform/events/event-bus';
import { InProcessEventBus } from '../../../../server/platform/events/in-process-event-bus';
import { authChecker } from '../../../../server/platform/graphql/authorized';
import type { Viewer } from '../../../../server/platform/security/viewer';
import { openFastPath } from '../../../../server/platform/fast/fast-path';
import { createGraphql } from '../../../../server/platform/graphql/execution/create-graphql';
import { validateByRules } from '../../../../server/platform/graphql/rules';
import { Availability } from '../../../../server/platform/http/health/availability';
import { requestLog } from '../../../../server/platform/http/request-log';
import { createLogger } from '../../../../server/platform/logging/logger';
import { KeyReader } from '../../../../server/platform/security/key-reader';
import { MemoryRateLimiter } from '../../../../server/platform/security/memory-rate-limiter';
import { RateLimiter } from '../../../../server/platform/security/rate-limiter';
import { SessionReader } from '../../../../server/platform/security/session-reader';
import { newToken } from '../../../../server/platform/security/tokens';
import { createTestClient, type TestClient } from '../../../support/client';
import { TestResolver } from './test-resolvers';

export interface Transport extends TestClient {
  readonly events: EventBus;
  readonly limiter: RateLimiter;
  readonly logLines: readonly string[];
  /** A live session of a new account. */
  session(member?: Partial<Viewer>, kind?: SessionKind): { token: string; viewer: Viewer };
  /** Forgets the token, as a logout would. */
  end(token: string): void;
  stop(): Promise<void>;
}

class MapSessions extends SessionReader {
  readonly live = new Map<string, { viewer: Viewer; kind: SessionKind }>();

  read(token: string, kind: SessionKind): Promise<Viewer | null> {
    const found = this.live.get(token);
    return Promise.resolve(found?.kind === kind ? found.viewer : null);
  }
}

export async function openTransport(environment: Readonly<Record<string, string>> = {}): Promise<Transport> {
  const logLines: string[] = [];
  const logger = createLogger('info', { write: (line) => void logLines.push(line) });
  const config = readConfig({ NODE_ENV: 'test', ...(process.env.FAST && { FAST: process.env.FAST }), ...environment });
  const events = new InProcessEventBus();
  const sessions = new MapSessions();
  const container = root.createChildContainer();
  provide(container, EventBus, events);
  const limiter = new MemoryRateLimiter();
  provide(container, RateLimiter, limiter);
  container.registerInstance(Availability, new Availability({ isAway: () => false }, () => 0, 1));
  provide(container, SessionReader, sessions);
  provide(container, KeyReader, { read: () => Promise.resolve(null) });
  const schema = await buildSchema({
    resolvers: [TestResolver],
    authChecker,
    validateFn: validateByRules,
    container: { get: (resolver) => container.resolve(resolver) },
    pubSub: { publish: (topic, payload) => events.publish(topic, payload as never), subscribe: (topic) => events.subscribe(topic) },
  });
  const graphql = await createGraphql({ schema, container, config, logger, fast: config.fast ? openFastPath() : null });
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog({ logger }));
  app.use('/graphql', ...graphql.middleware);
  const server = createServer(graphql.inFrontOf(app));
  const sockets = graphql.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let serial = 0;
  return {
    ...createTestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    events,
    limiter,
    logLines,
    session: (member = {}, kind = SessionKind.BEARER) => {
      const token = newToken();
      const id = `user-${(serial += 1)}`;
      const viewer: Viewer = {
        id,
        role: Role.PRODUCER,
        status: AccountStatus.APPROVED,
        language: 'en',
        name: 'Rahim',
        statusReason: null,
        sessionId: `session-${id}`,
        ...member,
      };
      sessions.live.set(token, { viewer, kind });
      return { token, viewer };
    },
    end: (token) => void sessions.live.delete(token),
    stop: async () => {
      await sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await graphql.stop();
      events.close();
    },
  };
}

function provide<T>(container: DependencyContainer, port: abstract new (...args: never[]) => T, instance: T): void {
  container.registerInstance(port as unknown as InjectionToken<T>, instance);
}
