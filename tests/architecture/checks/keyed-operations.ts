/**
 * Whatever changes something is sorted: done once under an idempotency key, or listed as in need of none; and the list
 * is right.
 */
import type { GraphQLSchema } from 'graphql';
import type { RestRoute } from '../../../server/rest-v1/rest-route';

interface Sorted {
  readonly moving: readonly string[];
  /** Operation → why a second time does no harm. */
  readonly staying: Readonly<Record<string, string>>;
}

type Route = Pick<RestRoute, 'method' | 'path' | 'isKeyed'>;

/** Operation → does it take a key? */
export function changingOperations(schema: GraphQLSchema, routes: readonly Route[]): Map<string, boolean> {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const writing = routes.filter(({ method }) => method !== 'get');
  return new Map([
    ...mutations.map(({ name, args }) => [`Mutation.${name}`, args.some((arg) => arg.name === 'idempotencyKey')] as const),
    ...writing.map(({ method, path, isKeyed = false }) => [`${method.toUpperCase()} ${path}`, isKeyed] as const),
  ]);
}

export function unsortedOperations(operations: ReadonlyMap<string, boolean>, { moving, staying }: Sorted): string[] {
  const isMoving = (name: string) => moving.includes(name);
  const isStaying = (name: string) => Boolean(staying[name]);
  return [
    ...[...operations].flatMap(([name, isKeyed]) => {
      if (isMoving(name) === isStaying(name))
        return [`${name}: say in tests/api/idempotency/moving-operations.ts, once, whether it moves goods or money`];
      if (isMoving(name) && !isKeyed) return [`${name}: moves goods or money and takes no idempotency key (@CurrentKey, isKeyed)`];
      return !isMoving(name) && isKeyed ? [`${name}: takes an idempotency key and is not among what moves`] : [];
    }),
    ...[...moving, ...Object.keys(staying)]
      .filter((name) => !operations.has(name))
      .map((name) => `${name}: is sorted, but there is no such operation`),
  ];
}
