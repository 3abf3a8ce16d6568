/**
 * Names what an operation uses that its sender may have to change one day: the fields at its root, and every deprecated
 * member of the schema that it and its fragments select, left out by `@skip` or not.
 */
import {
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fragmentsOf, rootFields } from './key-guard';

const membersByOperation = new WeakMap<OperationDefinitionNode, readonly string[]>();

/** `Query.products`, and of deprecated members `Product.title` or `Product.image(size:)`; each once. */
export function usedMembers(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly string[] {
  const before = membersByOperation.get(operation);
  if (before) return before;
  const root = `${operation.operation.charAt(0).toUpperCase()}${operation.operation.slice(1)}`;
  const roots = [...rootFields(document, operation)].filter((field) => !field.startsWith('__')).map((field) => `${root}.${field}`);
  const members = [...new Set([...roots, ...deprecatedMembers(schema, document, operation)])];
  membersByOperation.set(operation, members);
  return members;
}

function deprecatedMembers(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = fragmentsOf(document);
  const deprecated: string[] = [];
  const opened = new Set<string>();
  const waiting: ASTNode[] = [operation];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const types = new TypeInfo(schema);
    visit(
      part,
      visitWithTypeInfo(types, {
        [Kind.FIELD]() {
          const field = types.getFieldDef();
          if (field?.deprecationReason) deprecated.push(`${types.getParentType()?.name}.${field.name}`);
        },
        [Kind.ARGUMENT]() {
          const arg = types.getArgument();
          if (arg?.deprecationReason) deprecated.push(`${types.getParentType()?.name}.${types.getFieldDef()?.name}(${arg.name}:)`);
        },
        [Kind.FRAGMENT_SPREAD]({ name: { value } }) {
          const fragment = fragments.get(value);
          if (!fragment || opened.has(value)) return;
          opened.add(value);
          waiting.push(fragment);
        },
      }),
    );
  }
  return deprecated;
}
