/** Documents, examples and README teach nothing that is deprecated: neither in an operation nor among its variables. */
import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
} from 'graphql';
import { readExamples } from '../../../server/app/http/docs/api-examples';
import { blocksOf } from './support/page-blocks';

const ROOT = path.resolve(__dirname, '../../..');
const PAGES = ['README.md', 'docs/quick-start.md', 'docs/codegen.md', 'docs/webhooks.md', 'docs/rest.md'];
const schema = buildSchema(fs.readFileSync(path.join(ROOT, 'schema/schema.graphql'), 'utf8'));

/** Operations in a page: its GraphQL blocks, and the texts in its commands and programs that are operations. */
function operationsOf(page: string): string[] {
  return blocksOf(page).flatMap(({ language, text }) => {
    if (language === 'graphql') return [text];
    const quoted = [...text.matchAll(/`\s*((?:query|mutation|subscription|\{)[^`]*)`|'((?:query|mutation|subscription|\{ )[^']*)'/g)];
    const inJson = [...text.matchAll(/"query"\s*:\s*"((?:\\.|[^"\\])*)"/g)].map(([, one = '']) => one.replaceAll(/\\+(["$])/g, '$1'));
    return [...quoted.flatMap(([, one, other]) => one ?? other ?? []), ...inJson].filter(isOperation);
  });
}

function isOperation(text: string): boolean {
  try {
    return parse(text).definitions.length > 0;
  } catch {
    return false;
  }
}

/** Messages about an operation, an unknown name among them. */
const faultsOf = (operation: string, from: GraphQLSchema = schema): string[] =>
  validate(from, parse(operation), [...specifiedRules, NoDeprecatedCustomRule]).map(({ message }) => message);

/** Deprecated fields of input objects that a value gives. */
function deprecatedIn(type: GraphQLInputType | undefined, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => deprecatedIn(type, one));
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = named.getFields()[name];
    return [...(field?.deprecationReason ? [`${named.name}.${name}`] : []), ...deprecatedIn(field?.type, inner)];
  });
}

function variablesOf(from: GraphQLSchema, operation: string, values: Readonly<Record<string, unknown>>): string[] {
  const [definition] = parse(operation).definitions;
  if (definition?.kind !== 'OperationDefinition') return [];
  return (definition.variableDefinitions ?? []).flatMap(({ variable, type }) =>
    deprecatedIn(typeFromAST(from, type as never) as GraphQLInputType | undefined, values[variable.name.value]),
  );
}

it.each(readExamples().map((example) => [example.name, example] as const))('the example %s', (_name, { document, variables }) => {
  expect([...faultsOf(document), ...variablesOf(schema, document, variables)]).toEqual([]);
});

it.each(PAGES)('%s', (name) => {
  const page = fs.readFileSync(path.join(ROOT, name), 'utf8');
  expect(operationsOf(page).flatMap((operation) => faultsOf(operation))).toEqual([]);
});

it('finds what is planted, and the operations of the quick start', () => {
  const planted = buildSchema('input Filter { slugs: [ID!] kinds: [ID!] @deprecated } type Query { count(filter: Filter): Int }');
  expect(faultsOf('{ count(filter: { kinds: ["rice"] }) }', planted)).toHaveLength(1);
  expect(variablesOf(planted, 'query ($f: Filter) { count(filter: $f) }', { f: { kinds: [] } })).toEqual(['Filter.kinds']);
  expect(operationsOf(fs.readFileSync(path.join(ROOT, 'docs/quick-start.md'), 'utf8')).length).toBeGreaterThan(10);
});
