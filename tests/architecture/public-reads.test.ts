/** Whether a response may be stored for other visitors is decided for each document by the fields at its root. */
import 'reflect-metadata';
import { type GraphQLSchema, parse, type OperationDefinitionNode } from 'graphql';
import { buildAppSchema } from '../../server/app/wiring/build-schema';
import { publicDocument } from '../../server/platform/graphql/limits/public-document';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
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
