/** What one running application is made of: the platform's ports and their implementations, asked for by class. One child container an instance. */
import { type DependencyContainer, type InjectionToken, container } from 'tsyringe';
import { DataSource } from 'typeorm';
import { KeyKeeper } from '../modules/accounts/key-keeper.service';
import { PlaceFollower } from '../modules/accounts/place-follower.service';
import { SessionsService } from '../modules/accounts/sessions.service';
import { ProductPlacesService } from '../modules/catalogue/product-places.service';
import { ApiKeyEndingsService } from '../modules/partners/api-key-endings.service';
import { ApiKeysService } from '../modules/partners/api-keys.service';
import { WebhookOutbox } from '../modules/partners/webhook-outbox.service';
import { Config } from '../platform/config/env';
import { ReadDatabase } from '../platform/db/read-database';
import { EventBus } from '../platform/events/event-bus';
import { InProcessEventBus } from '../platform/events/in-process-event-bus';
import { RedisEventBus } from '../platform/events/redis-event-bus';
import { ImageStore } from '../platform/files/image-store';
import { GraphileJobQueue } from '../platform/jobs/graphile-job-queue';
import { JobQueue } from '../platform/jobs/job-queue';
import { Logger } from '../platform/logging/logger';
import { Outbox } from '../platform/outbox/outbox';
import { KeyReader } from '../platform/security/key-reader';
import { MemoryRateLimiter } from '../platform/security/memory-rate-limiter';
import { RateLimiter } from '../platform/security/rate-limiter';
import { RedisRateLimiter } from '../platform/security/redis-rate-limiter';
import { SessionReader } from '../platform/security/session-reader';
import { HttpSmsGateway } from '../platform/sms/http-sms-gateway';
import { OutboxSmsGateway } from '../platform/sms/outbox-sms-gateway';
import { SmsGateway } from '../platform/sms/sms-gateway';
import { openImageStore } from './image-stores';
import type { Links } from './links';

export interface Foundations {
  readonly config: Config;
  readonly db: DataSource;
  readonly databaseUrl: string;
  readonly logger: Logger;
}

type Port<T> = abstract new (...args: never[]) => T;

/** Without `links` (a command line) events stay in this process and every read goes to the one database. */
export function buildContainer({ config, db, databaseUrl, logger }: Foundations, links?: Links): DependencyContainer {
  const redis = links?.redis;
  const jobs = new GraphileJobQueue(databaseUrl, logger);
  const app = container.createChildContainer();
  const provide = <T>(port: Port<T>, instance: T): void => {
    app.registerInstance(port as unknown as InjectionToken<T>, instance);
  };
  provide(Config, config);
  provide(DataSource, db);
  provide(Logger, logger);
  provide(ReadDatabase, links?.reads ?? new ReadDatabase(db));
  provide(EventBus, redis ? new RedisEventBus(redis, logger) : new InProcessEventBus());
  provide(ImageStore, openImageStore(config, logger));
  provide(JobQueue, jobs);
  provide(RateLimiter, redis ? new RedisRateLimiter(redis) : new MemoryRateLimiter());
  const outbox = () => new OutboxSmsGateway(config.databaseUrl === null ? logger : null);
  provide(SmsGateway, config.sms ? new HttpSmsGateway(config.sms, db, jobs) : outbox());
  app.register(SessionReader as unknown as InjectionToken<SessionReader>, { useToken: SessionsService });
  app.register(KeyReader as unknown as InjectionToken<KeyReader>, { useToken: ApiKeysService });
  app.register(KeyKeeper as unknown as InjectionToken<KeyKeeper>, { useToken: ApiKeyEndingsService });
  app.register(Outbox as unknown as InjectionToken<Outbox>, { useToken: WebhookOutbox });
  app.register(PlaceFollower as unknown as InjectionToken<PlaceFollower>, { useToken: ProductPlacesService });
  return app;
}

/** Asks a container for a port, which an abstract class names. */
export function resolvePort<T>(app: DependencyContainer, port: Port<T>): T {
  return app.resolve(port as unknown as InjectionToken<T>);
}
