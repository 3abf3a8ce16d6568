/** The authorisation matrix tries who may call each operation. An operation without a row there fails here. */
import 'reflect-metadata';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { describedRoutes } from '../../server/rest-v1/router';
import { allRows } from '../api/authorisation/rows/all-rows';
import { servedOperations, unlistedOperations } from './checks/unlisted-operations';

const routes = describedRoutes();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('every operation and route has its row in the authorisation matrix [W2]', () => {
  expect(unlistedOperations(servedOperations(schema, routes), allRows)).toEqual([]);
});

it('a second row of an operation states what is different [W2]', () => {
  const names = allRows.map(({ operation, case: difference = '' }) => `${operation} ${difference}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('a planted query, mutation, subscription or route without a row is caught, and so is a row without its operation [W2]', () => {
  const planted = 'extend type Query { a: Int } extend type Mutation { b: Int } extend type Subscription { c: Int }';
  const served = servedOperations(extendSchema(schema, parse(planted)), [...routes, { method: 'get', path: '/d' }]);
  expect(unlistedOperations(served, [...allRows, { operation: 'Query.gone' }])).toEqual([
    'Query.a: has no row in tests/api/authorisation/rows',
    'Mutation.b: has no row in tests/api/authorisation/rows',
    'Subscription.c: has no row in tests/api/authorisation/rows',
    'GET /d: has no row in tests/api/authorisation/rows',
    'Query.gone: has a row, but there is no such operation',
  ]);
});
