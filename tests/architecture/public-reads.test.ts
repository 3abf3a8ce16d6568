/** Whether a response may be stored for other visitors is decided for every query of the schema. */
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import fs from 'node:fs';
import path from 'node:path';
import { publicReads } from '../../schema/values/api/public-reads';
import { unstoredReads } from './checks/unstored-reads';
import { PUBLIC_OPERATIONS } from '../../server/platform/security/public-operations';
import { publicDocument } from '../../server/platform/graphql/limits/public-document';

const schema = buildSchema(fs.readFileSync(path.resolve(__dirname, '../../schema/schema.graphql'), 'utf8'));
const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});

it('decides every query once', () => {
  expect([...publicReads, ...unstoredReads].toSorted()).toEqual(queries.toSorted());
});

it('stores only what visitors may ask, and never what is their own', () => {
  for (const name of publicReads) expect(['market', 'geography', 'entry']).toContain(PUBLIC_OPERATIONS[`Query.${name}`]);
});

const decide = (text: string) => {
  const document = parse(text);
  return publicDocument(schema, document, document.definitions[0] as OperationDefinitionNode);
};

it.each([
  ['{ products { nodes { id seller { id name } } } }', { isNamed: true }],
  ['{ products { nodes { ...card } } } fragment card on Product { id ... on Product { seller { id } } }', { isNamed: true }],
  ['{ products { nodes { name } } }', { isNamed: false }],
  ['{ products { nodes { id seller { name } } } }', { isNamed: false }],
  ['{ products { nodes { id: name } } }', { isNamed: false }],
  ['query ($no: Boolean!) { products { nodes { id @skip(if: $no) } } }', { isNamed: false }],
  ['{ __typename divisions { id } }', { isNamed: true }],
  ['{ divisions { id } me { id } }', null],
  ['{ ... on Query { ...own } } fragment own on Query { me { id } }', null],
  ['{ __schema { types { name } } }', null],
  ['mutation { logout { isLoggedOut } }', null],
])('%s', (text, expected) => expect(decide(text)).toEqual(expected));
