/**
 * These tests verify what partners may expect of the schema as a whole: every part has a description, every list that
 * can grow is a connection, and every error code is documented.
 */
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, isInputObjectType, isObjectType } from 'graphql';
import { documentErrorMeaning, errorCodes, graphqlErrorCode, internalErrorCode, restErrorCode } from '../../schema/values/api/error-codes';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { boundedLists, listFaults } from './checks/bounded-lists';
import { undescribed } from './checks/descriptions';
import { payloadFaults } from './checks/mutation-payloads';
import { root } from './checks/source-tree';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

describe('descriptions', () => {
  it('every type, field, argument, input field and enum value has a description [H3]', () => {
    expect(undescribed(schema)).toEqual([]);
    expect(Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInputObjectType(type)).length).toBeGreaterThan(30);
  });

  it('a planted part without one is caught', () => {
    const planted = buildSchema(`
      "Answers." type Query { "One." one("Which." id: ID, first: Int): Thing, two: Thing }
      type Thing { "Its id." id: ID, kind: Kind }
      "Kinds." enum Kind { "A." A B }
      "Asked." input Wish { "How many." count: Int, what: Day }
      scalar Day`);
    expect(undescribed(planted).sort()).toEqual(['Day', 'Kind.B', 'Query.one(first)', 'Query.two', 'Thing', 'Thing.kind', 'Wish.what']);
  });
});

describe('mutations', () => {
  it('every mutation returns an object that can grow, a payload by the name of the mutation [H3]', () => {
    expect(payloadFaults(schema)).toEqual([]);
  });

  it('a planted scalar, list, nullable object, foreign payload and stray payload are caught; a deprecated scalar is not', () => {
    const planted = buildSchema(`
      type Query { a: Int } type Thing { id: ID } type PayPayload { a: Int } type StrayPayload { a: Int } type AuthPayload { a: Int }
      type Mutation { open: Boolean! count: Int! things: [Thing!]! find: Thing change: Thing! pay: PayPayload! refund: PayPayload!
        enter: AuthPayload! close: Boolean! @deprecated(reason: "Use shut.") }`);
    expect(payloadFaults(planted)).toEqual([
      'Mutation.open: returns Boolean!, which cannot grow',
      'Mutation.count: returns Int!, which cannot grow',
      'Mutation.things: returns [Thing!]!, which cannot grow',
      'Mutation.find: may return null, an error says more',
      'Mutation.refund: its payload is named RefundPayload',
      'StrayPayload: no mutation returns it',
    ]);
  });
});

describe('lists', () => {
  it('every list is a connection, or is in the table of bounded lists [H3]', () => {
    expect(listFaults(schema, boundedLists)).toEqual([]);
  });

  it('a planted list is caught', () => {
    const planted = buildSchema(`
      type Query { all: [Thing!]! few: [Thing!]! page(first: Int, after: String, offset: Int): ThingConnection! stuck(first: Int): ThingConnection }
      type Thing { id: ID! }
      type PageInfo { hasNextPage: Boolean! endCursor: String }
      type ThingConnection { nodes: [Thing!]! pageInfo: PageInfo! }`);
    expect(listFaults(planted, { 'Query.few': 'at most 3', 'Query.gone': 'none' })).toEqual([
      'Query.all: can it grow? Make it a connection, or tell its bound',
      'Query.gone: a bound, and no such list',
      'ThingConnection: has no edges',
      'ThingConnection: has no totalCount',
      'Query.stuck: takes first, after and offset',
    ]);
  });
});

describe('codes', () => {
  /** The codes alone: the tables of details follow the first heading. */
  const [page = ''] = readFileSync(path.join(root, 'docs/errors.md'), 'utf8').split('\n## ');
  const column = (number: number) =>
    page
      .split('\n')
      .filter((line) => line.startsWith('| `') || line.startsWith('| – |'))
      .map((line) => line.split('|')[number]?.trim().replaceAll('`', ''));

  it('every code of either API is on the page of errors [H3]', () => {
    const graphql = [...Object.keys(documentErrorMeaning), internalErrorCode, ...errorCodes.map(graphqlErrorCode)];
    const onlyRest = ['METHOD_NOT_ALLOWED', 'PRECONDITION_FAILED'];
    expect(graphql.filter((code) => !onlyRest.includes(code) && !column(1).includes(code))).toEqual([]);
    expect(column(1).filter((code) => code !== undefined && onlyRest.includes(code))).toEqual([]);
    expect([internalErrorCode, ...errorCodes.map(restErrorCode)].filter((code) => !column(2).includes(code))).toEqual([]);
  });

  it('every code of GraphQL is in the description of the schema, and no other [H3]', () => {
    const notified = [...(schema.description ?? '').matchAll(/^- `([A-Z_]+)`:/gm)].map(([, code = '']) => code);
    const wanted = new Set(column(1).filter((code) => code !== '–'));
    expect(notified.toSorted()).toEqual([...wanted].toSorted());
  });
});
