/** The web client's operations, each as it is sent: with the fragments it reaches and variables of the right types. */
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
  typeFromAST,
  visit,
} from 'graphql';

const CLIENT = path.resolve(__dirname, '..', '..', 'client');
const LARGEST_PAGE = 24;

const definitions = fs
  .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.graphql') && !name.includes('node_modules'))
  .flatMap((name) => parse(fs.readFileSync(path.join(CLIENT, name), 'utf8')).definitions);
const fragments = new Map(definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));

export const clientOperations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

/** The operation with the fragments it reaches, as the client sends it. */
export function documentOf(operation: OperationDefinitionNode): DocumentNode {
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

export function variablesOf(schema: GraphQLSchema, operation: OperationDefinitionNode): Record<string, unknown> {
  const given = operation.variableDefinitions?.map((definition) => {
    const type = typeFromAST(schema, definition.type as never) as unknown as GraphQLInputType;
    return [definition.variable.name.value, valueOf(type)] as const;
  });
  return Object.fromEntries(given ?? []);
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
