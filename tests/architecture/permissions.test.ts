/** Default closed, in both transports: an operation or route that does not declare who may call it fails the build. */
import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { operationNotes } from '../../server/platform/graphql/operation';
import { describedRoutes } from '../../server/rest-v1/router';
import { operationsOf, undeclaredOperations, undeclaredRoutes } from './checks/declared-operations';
import { readSources } from './checks/source-tree';
import { importsOf } from './checks/syntax-tree';

const publicRoutes = ['POST /login', 'POST /register', 'POST /registration-code'];

describe('GraphQL', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await buildAppSchema();
  });

  it('every root field is signed @Authorized or says why visitors may call it [W2]', () => {
    const visitors = [...operationNotes(schema)].filter(([, note]) => note?.visitors).map(([name]) => name);
    expect(visitors.length).toBeGreaterThan(20);
    expect(undeclaredOperations(operationsOf(getMetadataStorage()), visitors)).toEqual([]);
  });

  it('the list of operations is the schema’s own', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const served = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`));
    const known = operationsOf(getMetadataStorage()).map(({ name }) => name);
    expect(served.length).toBeGreaterThan(20);
    expect([...known].sort()).toEqual([...served].sort());
  });
});

describe('REST', () => {
  it('every route declares who may call it; those for everyone are login and register [W2]', () => {
    const routes = describedRoutes();
    expect(routes.length).toBeGreaterThan(5);
    expect(undeclaredRoutes(routes, publicRoutes)).toEqual([]);
  });

  it('no file but the router makes routes', () => {
    const files = [...readSources()].filter(([name]) => name.startsWith('server/rest-v1/') && name !== 'server/rest-v1/router.ts');
    const makesRoutes = ([name, text]: [string, string]) => importsOf(name, text).includes('express') && /\bRouter\b/.test(text);
    expect(files.filter(makesRoutes).map(([name]) => name)).toEqual([]);
  });
});

describe('a planted operation is caught', () => {
  it.each([
    [{ name: 'Query.secrets', roles: undefined }, 'Query.secrets: neither @Authorized nor open to visitors'],
    [{ name: 'Query.me', roles: [] }, 'Query.me: open to visitors, but signed @Authorized'],
  ])('%p', (operation, reason) => {
    expect(undeclaredOperations([{ name: 'Query.market', roles: undefined }, operation], ['Query.market', 'Query.me'])).toEqual([reason]);
  });

  it('a route that declares nothing, or that opens itself', () => {
    const routes = [
      { method: 'get', path: '/a' },
      { method: 'put', path: '/b', access: [] },
      { method: 'get', path: '/c', access: 'public' },
      { method: 'post', path: '/login', access: 'public' },
      { method: 'post', path: '/register', access: 'public' },
      { method: 'post', path: '/registration-code', access: 'public' },
      { method: 'get', path: '/d', access: ['PRODUCER'] },
    ];
    expect(undeclaredRoutes(routes, publicRoutes)).toEqual([
      'GET /a: does not say who may call it',
      'PUT /b: does not say who may call it',
      'GET /c: is public and not listed',
    ]);
  });
});
