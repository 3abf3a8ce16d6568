/**
 * The vocabulary of arguments and enums: one name for one thing, one type for one name, one size of a page, one
 * spelling.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema, isEnumType } from 'graphql';
import { serverLimits } from '../../schema/values/server-limits';
import { namelessCategories, namelessTimes, otherPageSizes, severalTypes } from './checks/argument-names';
import { root } from './checks/source-tree';

const schema = buildSchema(readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'));
/** Times of a day, HH:MM; elsewhere `from` and `until` are moments. */
const exceptions = ['AnnouncementInput.from', 'AnnouncementInput.until'];

const planted = buildSchema(`
  enum Sort { A } enum Other { B }
  scalar DateTimeISO
  input Filter { until: DateTimeISO since: DateTimeISO @deprecated search: String categorySlug: String sort: Sort former: Int @deprecated }
  type Query {
    things(first: Int = 7, search: ID, filter: Filter, sort: Other): Int
    kinds(first: Int = 20, category: ID, categorySlugs: [ID!], former: String): Int
    gone(first: Int = 9): Int @deprecated
    audit(from: DateTimeISO, placedFrom: DateTimeISO, after: String): Int
  }
`);

it('a name has one scalar type everywhere', () => {
  expect(severalTypes(schema, exceptions)).toEqual([]);
  expect(severalTypes(planted, [])).toEqual(['search: String in Filter.search, ID in Query.things(search)']);
});

it('the slug of a category has one name', () => {
  expect(namelessCategories(schema)).toEqual([]);
  expect(namelessCategories(planted)).toEqual(['Filter.categorySlug: String', 'Query.kinds(category): ID']);
});

it('a time filter is named by what it compares', () => {
  expect(namelessTimes(schema, [])).toEqual([]);
  expect(namelessTimes(planted, [])).toEqual(['Filter.until', 'Query.audit(from)']);
});

it('a page has one size where none is given', () => {
  expect(otherPageSizes(schema, serverLimits.pageSize)).toEqual([]);
  expect(otherPageSizes(planted, 20)).toEqual(['Query.things(first)']);
});

it('values of enums are in capitals', () => {
  const spelledOtherwise = (read: GraphQLSchema) =>
    Object.values(read.getTypeMap())
      .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
      .flatMap((type) => (isEnumType(type) ? type.getValues() : []))
      .filter(({ name }) => !/^[A-Z][A-Z0-9_]*$/.test(name));
  expect(spelledOtherwise(schema)).toEqual([]);
  expect(spelledOtherwise(buildSchema('enum Language { en BN } type Query { language: Language }'))).toMatchObject([{ name: 'en' }]);
});
