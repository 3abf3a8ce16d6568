/**
 * An operation that moves products or money is done once under an idempotency key; every mutation and writing route is
 * sorted, a new one too.
 */
import 'reflect-metadata';
import { extendSchema, type GraphQLSchema, parse } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { describedRoutes } from '../../server/rest-v1/router';
import { MOVING, STAYING } from '../api/idempotency/moving-operations';
import { changingOperations, unsortedOperations } from './checks/keyed-operations';

const routes = describedRoutes();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

it('every mutation and writing route is sorted, and takes an idempotency key where it moves products or money [H3 O04]', () => {
  expect(unsortedOperations(changingOperations(schema, routes), { moving: MOVING, staying: STAYING })).toEqual([]);
});

it('a new one, a moving one without a key, a needless key and a stale line are caught [H3 O04]', () => {
  const planted = extendSchema(schema, parse('extend type Mutation { a: Int b: Int c(idempotencyKey: String): Int }'));
  const sorted = {
    moving: [...MOVING, 'Mutation.b', 'POST /e'],
    staying: { ...STAYING, 'Mutation.c': 'why', 'Mutation.gone': 'why' },
  };
  const grown = [...routes, { method: 'post' as const, path: '/d' }, { method: 'post' as const, path: '/e' }];
  expect(unsortedOperations(changingOperations(planted, grown), sorted).map((violation) => violation.split(':')[0])).toEqual([
    'Mutation.a',
    'Mutation.b',
    'Mutation.c',
    'POST /d',
    'POST /e',
    'Mutation.gone',
  ]);
});
