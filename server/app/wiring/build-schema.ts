/**
 * The GraphQL schema of all resolvers. Served by build-app.ts, written to schema/schema.graphql by
 * commands/emit-schema.ts.
 */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer, InjectionToken } from 'tsyringe';
import { type PubSub, buildSchema } from 'type-graphql';
import { EventBus } from '../../platform/events/event-bus';
import { authChecker } from '../../platform/graphql/authorized';
import { validateByRules } from '../../platform/graphql/rules';
import { apiDescription, rootDescriptions } from './api-description';
import { resolvePort } from './container';
import { resolveTypesByName } from '../../platform/graphql/abstract-types';
import '../../platform/graphql/id.scalar';
import { callFieldsDirectly } from '../../platform/graphql/direct-fields';
import { makeFilesInTurns } from '../../platform/graphql/limits/made-files';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { describeKeys } from '../../platform/graphql/describe-keys';
import { findResolvers } from './module-classes';
import { readPlainFieldsDirectly } from './plain-fields';

/** Without a container the schema can be printed, not served. */
export async function buildAppSchema(container?: DependencyContainer): Promise<GraphQLSchema> {
  const instances = container && oneOfEach(container);
  const resolvers = findResolvers();
  readPlainFieldsDirectly(); // of all types, which are known now that their files are loaded
  const schema = await buildSchema({
    resolvers,
    authChecker,
    validate: false,
    validateFn: validateByRules,
    // a test validates it; at a start that takes 0.2 s
    skipCheck: true,
    pubSub: liveEvents(container),
    ...(instances && { container: { get: instances } }),
  });
  resolveTypesByName(schema);
  if (instances) callFieldsDirectly(schema, resolvers, instances);
  if (container) makeFilesInTurns(schema, resolvePort(container, RateLimiter));
  describeKeys(schema);
  schema.description = apiDescription;
  for (const [type, description] of rootDescriptions(schema)) if (type) type.description = description;
  return schema;
}

/**
 * Resolvers hold no state of a request: one of each serves all, where the container would make one for every field of
 * every row.
 */
function oneOfEach(container: DependencyContainer): (resolver: unknown) => unknown {
  const made = new Map<unknown, unknown>();
  return (resolver) => {
    if (!made.has(resolver)) made.set(resolver, container.resolve(resolver as InjectionToken));
    return made.get(resolver);
  };
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
