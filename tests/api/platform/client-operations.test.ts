/** The web client must live within the limits it is served under: every operation it has, with the largest page it asks for. */
import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNullableType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
} from 'graphql';
import { buildAppSchema } from '../../../server/app/build-schema';
import { documentLimits } from '../../../server/platform/graphql/document-limits';
import { assertAffordable } from '../../../server/platform/graphql/query-cost';

const CLIENT = path.resolve(__dirname, '..', '..', '..', 'client');
const LARGEST_PAGE = 24;

const files = fs
  .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql') && !name.includes('node_modules'))
  .map((name) => parse(fs.readFileSync(path.join(CLIENT, name), 'utf8')));
const definitions = files.flatMap((file) => file.definitions);
const fragments = new Map(definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

/** The operation with the fragments it reaches, as the client sends it. */
function documentOf(operation: OperationDefinitionNode): DocumentNode {
  const reached = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    void visit(node, {
      [Kind.FRAGMENT_SPREAD](spread) {
        const fragment = fragments.get(spread.name.value);
        if (!fragment || reached.has(fragment)) return;
        reached.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...reached] };
}

function valueOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [valueOf(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  return { Int: LARGEST_PAGE, Boolean: true, Float: 1, Decimal: '1' }[inner.name] ?? 'x';
}

function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const given = operation.variableDefinitions?.map((definition) => {
    const type = typeFromAST(schema, definition.type as never) as unknown as GraphQLInputType;
    return [definition.variable.name.value, valueOf(type)] as const;
  });
  return Object.fromEntries(given ?? []);
}

it('finds the client’s operations', () => expect(operations.length).toBeGreaterThan(0));

it.each(operations.map((operation) => [operation.name?.value ?? '', operation] as const))('%s', (_name, operation) => {
  const document = documentOf(operation);
  const unusable = validate(schema, document, [...specifiedRules, documentLimits]);
  expect(unusable.map(({ message }) => message)).toEqual([]);
  const uploads = operation.variableDefinitions?.some(({ type }) => JSON.stringify(type).includes('"Upload"'));
  if (!uploads) expect(() => assertAffordable({ schema, document, variables: variablesOf(operation) })).not.toThrow();
});
