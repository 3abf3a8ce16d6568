/** Default closed: every root operation is signed by @Authorized or stands in PUBLIC_OPERATIONS with its reason, never both. */
import { buildSchema, Query, Resolver } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app/build-schema';
import { AUTHORIZED_EXTENSION, authChecker } from '../../../server/platform/graphql/authorized';
import { AUTHENTICATION_MUTATIONS, PUBLIC_OPERATIONS } from '../../../server/platform/security/public-operations';

function rootOperations(schema: GraphQLSchema): { name: string; isSigned: boolean }[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      name: `${root?.name}.${field.name}`,
      isSigned: AUTHORIZED_EXTENSION in field.extensions,
    })),
  );
}

const isPublic = (name: string) => name in PUBLIC_OPERATIONS;
const undeclared = (schema: GraphQLSchema) =>
  rootOperations(schema)
    .filter(({ name, isSigned }) => !isSigned && !isPublic(name))
    .map(({ name }) => name);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('knows who may call each operation', () => expect(undeclared(schema)).toEqual([]));

it('signs no operation it calls public, and lists none that is gone', () => {
  const operations = rootOperations(schema);
  expect(operations.filter(({ name, isSigned }) => isSigned && isPublic(name))).toEqual([]);
  expect(Object.keys(PUBLIC_OPERATIONS).filter((name) => !operations.some((operation) => operation.name === name))).toEqual([]);
});

it('finds one that nobody declared', async () => {
  @Resolver()
  class Planted {
    @Query(() => String)
    planted(): string {
      return 'anybody may';
    }
  }
  expect(undeclared(await buildSchema({ resolvers: [Planted], authChecker, validate: false }))).toEqual(['Query.planted']);
});

it('counts every mutation that takes a password or a one-time code as one that tries a secret', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const secretive = mutations.filter(({ args }) =>
    /password|otp/i.test(JSON.stringify(args.map(({ name, type }) => [name, fieldNames(type)]))),
  );
  expect(secretive.map(({ name }) => name).filter((name) => !AUTHENTICATION_MUTATIONS.has(name))).toEqual([]);
});

/** The names of an input's fields, one level deep. */
function fieldNames(type: unknown): string {
  const inner = type && typeof type === 'object' && 'ofType' in type ? type.ofType : type;
  return inner && typeof inner === 'object' && 'getFields' in inner ? Object.keys((inner.getFields as () => object)()).join() : '';
}
