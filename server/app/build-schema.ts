/** The one list of resolvers: what is not here is not in the API. Served by build-app.ts, written to schema/schema.graphql by emit-schema.ts. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import type { DependencyContainer } from 'tsyringe';
import { type NonEmptyArray, buildSchema } from 'type-graphql';
import { DistrictsResolver } from '../modules/geography/districts.resolver';
import { DivisionsResolver } from '../modules/geography/divisions.resolver';
import { UpazilasResolver } from '../modules/geography/upazilas.resolver';
import { ImagesResolver } from '../modules/media/images.resolver';
import { authChecker } from '../platform/graphql/authorized';
import { validateByRules } from '../platform/graphql/rules';

const resolvers = [
  // geography
  DivisionsResolver,
  DistrictsResolver,
  UpazilasResolver,
  // media
  ImagesResolver,
];

/** Without a container the schema can be printed, not served. */
export function buildAppSchema(container?: DependencyContainer): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: resolvers as unknown as NonEmptyArray<(typeof resolvers)[number]>,
    authChecker,
    validate: false,
    validateFn: validateByRules,
    ...(container && { container: { get: (resolver) => container.resolve(resolver) } }),
  });
}
