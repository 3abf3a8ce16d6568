/**
 * Builds the container of one running application: the platform's ports and their implementations, resolved by class.
 * Each instance has one child container.
 */
import { type DependencyContainer, type InjectionToken, container } from 'tsyringe';
import { DataSource } from 'typeorm';
import { ApiKeyRevoker } from '../../modules/accounts/passwords/api-key-revoker.port';
import { SellerObserver } from '../../modules/accounts/profile/seller-observer.port';
import { SessionsService } from '../../modules/accounts/auth/sessions.service';
import { ProductSellersService } from '../../modules/catalogue/products/product-sellers.service';
import { UnitChanges } from '../../modules/catalogue/sell-posts/unit-changes.port';
import { BasketUnitsService } from '../../modules/baskets/basket-units.service';
import { PostingPause } from '../../modules/catalogue/sell-posts/posting-pause.port';
import { CustomerOrders } from '../../modules/customers/customer-orders.port';
import { PostingPauseService } from '../../modules/money/bills/posting-pause.service';
import { OrderPostingsService } from '../../modules/money/postings/order-postings.service';
import { OrderLedger } from '../../modules/orders/account/order-ledger.port';
import { UnheardClaims } from '../../modules/orders/payments/unheard-claims.port';
import { UnheardClaimsService } from '../../modules/orders/disputes/unheard-claims.service';
import { SellerOrdersService } from '../../modules/orders/sales/seller-orders.service';
import { ApiKeyEndingsService } from '../../modules/partners/api-keys/api-key-endings.service';
import { ApiKeysService } from '../../modules/partners/api-keys/api-keys.service';
import { KeyUsesService } from '../../modules/partners/api-keys/key-uses.service';
import { WebhookOutbox } from '../../modules/partners/deliveries/webhook-outbox.service';
import { Config, isLocalOnly } from '../../platform/config/env';
import { BackgroundDatabase } from '../../platform/db/background-database';
import { ReadDatabase } from '../../platform/db/read-database';
import { EventBus } from '../../platform/events/event-bus';
import { InProcessEventBus } from '../../platform/events/in-process-event-bus';
import { RedisEventBus } from '../../platform/events/redis-event-bus';
import { ImageStore } from '../../platform/files/image-store';
import { GraphileJobQueue } from '../../platform/jobs/graphile-job-queue';
import { JobQueue } from '../../platform/jobs/job-queue';
import { Logger } from '../../platform/logging/logger';
import { PaymentProviders } from '../../platform/payments/payment-providers';
import { Outbox } from '../../platform/outbox/outbox';
import { DailyVisitors } from '../../platform/security/daily-visitors';
import { ActingReader } from '../../platform/security/acting';
import { ActingService } from '../../modules/grants/acting.service';
import { KeyReader } from '../../platform/security/key-reader';
import { KeyUses } from '../../platform/security/key-uses';
import { MemoryRateLimiter } from '../../platform/security/memory-rate-limiter';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { RedisRateLimiter } from '../../platform/security/redis-rate-limiter';
import { SessionReader } from '../../platform/security/session-reader';
import { HttpSmsGateway } from '../../platform/sms/http-sms-gateway';
import { OutboxSmsGateway } from '../../platform/sms/outbox-sms-gateway';
import { SmsGateway } from '../../platform/sms/sms-gateway';
import { openImageStore } from './image-stores';
import type { Links } from './links';
import type { Foundations } from './foundations';

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
  provide(BackgroundDatabase, links?.background ?? new BackgroundDatabase(db));
  provide(EventBus, redis ? new RedisEventBus(redis, logger) : new InProcessEventBus());
  provide(ImageStore, openImageStore(config, logger));
  provide(JobQueue, jobs);
  provide(DailyVisitors, new DailyVisitors(redis));
  provide(RateLimiter, redis ? new RedisRateLimiter(redis) : new MemoryRateLimiter());
  const outbox = () => new OutboxSmsGateway(db, config.databaseUrl === null && isLocalOnly(config) ? logger : null);
  provide(PaymentProviders, new PaymentProviders(config, logger));
  provide(SmsGateway, config.sms ? new HttpSmsGateway(config.sms, config.smsCountries, db, jobs, logger) : outbox());
  app.register(SessionReader as unknown as InjectionToken<SessionReader>, { useToken: SessionsService });
  app.register(KeyReader as unknown as InjectionToken<KeyReader>, { useToken: ApiKeysService });
  app.register(ActingReader as unknown as InjectionToken<ActingReader>, { useToken: ActingService });
  app.register(KeyUses as unknown as InjectionToken<KeyUses>, { useToken: KeyUsesService });
  app.register(ApiKeyRevoker as unknown as InjectionToken<ApiKeyRevoker>, { useToken: ApiKeyEndingsService });
  app.register(CustomerOrders as unknown as InjectionToken<CustomerOrders>, { useToken: SellerOrdersService });
  app.register(OrderLedger as unknown as InjectionToken<OrderLedger>, { useToken: OrderPostingsService });
  app.register(UnheardClaims as unknown as InjectionToken<UnheardClaims>, { useToken: UnheardClaimsService });
  app.register(PostingPause as unknown as InjectionToken<PostingPause>, { useToken: PostingPauseService });
  app.register(UnitChanges as unknown as InjectionToken<UnitChanges>, { useToken: BasketUnitsService });
  app.register(Outbox as unknown as InjectionToken<Outbox>, { useToken: WebhookOutbox });
  app.register(SellerObserver as unknown as InjectionToken<SellerObserver>, { useToken: ProductSellersService });
  return app;
}

/** Asks a container for a port, which an abstract class names. */
export function resolvePort<T>(app: DependencyContainer, port: Port<T>): T {
  return app.resolve(port as unknown as InjectionToken<T>);
}
