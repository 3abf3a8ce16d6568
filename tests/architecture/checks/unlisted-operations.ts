/**
 * The authorisation matrix is whole: each root operation of the schema and each REST route has a row, and no row names
 * what is not there.
 */
import type { GraphQLSchema } from 'graphql';

interface Route {
  readonly method: string;
  readonly path: string;
}

export function servedOperations(schema: GraphQLSchema, routes: readonly Route[]): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`));
  return [...fields, ...routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`)];
}

export function unlistedOperations(served: readonly string[], rows: readonly { readonly operation: string }[]): string[] {
  const listed = new Set(rows.map(({ operation }) => operation));
  return [
    ...served.filter((operation) => !listed.has(operation)).map((operation) => `${operation}: has no row in tests/api/authorisation/rows`),
    ...[...listed]
      .filter((operation) => !served.includes(operation))
      .map((operation) => `${operation}: has a row, but there is no such operation`),
  ];
}
