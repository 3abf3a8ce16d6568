/** The one list of resolvers: what is not here is not in the API. Served by build-app.ts, written to schema/schema.graphql by emit-schema.ts. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { type NonEmptyArray, type PubSub, buildSchema } from 'type-graphql';
import { AccountsResolver } from '../modules/accounts/accounts.resolver';
import { SellersResolver } from '../modules/accounts/sellers.resolver';
import { AccountReviewsResolver } from '../modules/admin/account-reviews.resolver';
import { ApprovalEventsResolver } from '../modules/admin/approval-events.resolver';
import { DistrictsResolver } from '../modules/geography/districts.resolver';
import { DivisionsResolver } from '../modules/geography/divisions.resolver';
import { UpazilasResolver } from '../modules/geography/upazilas.resolver';
import { ImagesResolver } from '../modules/media/images.resolver';
import { NotificationsResolver } from '../modules/notifications/notifications.resolver';
import { EventBus } from '../platform/events/event-bus';
import { authChecker } from '../platform/graphql/authorized';
import { validateByRules } from '../platform/graphql/rules';
import { resolvePort } from './container';

const resolvers = [
  // geography
  DivisionsResolver,
  DistrictsResolver,
  UpazilasResolver,
  // media
  ImagesResolver,
  // accounts
  AccountsResolver,
  SellersResolver,
  // notifications
  NotificationsResolver,
  // admin
  AccountReviewsResolver,
  ApprovalEventsResolver,
];

/** Without a container the schema can be printed, not served. */
export function buildAppSchema(container?: DependencyContainer): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<(typeof resolvers)[number]>,
    authChecker,
    validate: false,
    validateFn: validateByRules,
    pubSub: liveEvents(container),
    ...(container && { container: { get: (resolver) => container.resolve(resolver) } }),
  });
}

/** Subscriptions listen on the event bus; services publish there themselves, after commit. */
function liveEvents(container?: DependencyContainer): PubSub {
  const bus = container && resolvePort(container, EventBus);
  return {
    publish: () => undefined,
    subscribe: (topic) => bus?.subscribe(topic) ?? noEvents(),
  };
}

async function* noEvents(): AsyncGenerator<never> {}
