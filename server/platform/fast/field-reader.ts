/** Reads one field of a selection from its object, as an executor does: by its resolver, or as a property. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { isDirect } from '../graphql/direct-fields';

/** The operation that is being compiled. */
export interface Plan {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly operation: OperationDefinitionNode;
}

/** One execution of it. */
export interface Execution {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A field of a type with the places where the operation selects it. */
export interface SelectedField {
  readonly parent: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
}

export type Read = (object: unknown, execution: Execution) => unknown;

type Method = (values: unknown, context: unknown, info: GraphQLResolveInfo) => unknown;

export function fieldReader(plan: Plan, selected: SelectedField): Read {
  const { field, nodes } = selected;
  const { resolve, name } = field;
  const valuesOf: (execution: Execution) => Record<string, unknown> =
    field.args.length === 0 ? () => ({}) : ({ variables }) => getArgumentValues(field, nodes[0], variables);
  if (resolve && isDirect(field) && !usesVariables(nodes[0])) {
    const values = valuesOf({ context: null, variables: {} });
    return (object, { context }) => resolve(object, values, context, NOT_GIVEN);
  }
  if (resolve)
    return (object, execution) => resolve(object, valuesOf(execution), execution.context, new FieldInfo(plan, selected, execution));
  return (object, execution) => {
    const holder = object as Readonly<Record<string, unknown>>;
    const value = holder[name];
    if (typeof value !== 'function') return value;
    return (value as Method).call(holder, valuesOf(execution), execution.context, new FieldInfo(plan, selected, execution));
  };
}

/** A direct field takes none (direct-fields.ts). */
const NOT_GIVEN = undefined as unknown as GraphQLResolveInfo;

function usesVariables({ arguments: given = [] }: FieldNode): boolean {
  return JSON.stringify(given, (key, value: unknown) => (key === 'loc' ? undefined : value)).includes(`"${Kind.VARIABLE}"`);
}

/** A resolver receives this information about its field. */
class FieldInfo implements GraphQLResolveInfo {
  readonly rootValue = undefined;

  constructor(
    private readonly plan: Plan,
    private readonly selected: SelectedField,
    private readonly execution: Execution,
  ) {}

  get fieldName(): string {
    return this.selected.field.name;
  }

  get fieldNodes(): readonly FieldNode[] {
    return this.selected.nodes;
  }

  get parentType(): GraphQLObjectType {
    return this.selected.parent;
  }

  get returnType(): GraphQLOutputType {
    return this.selected.field.type;
  }

  get schema(): GraphQLSchema {
    return this.plan.schema;
  }

  get fragments(): Plan['fragments'] {
    return this.plan.fragments;
  }

  get operation(): OperationDefinitionNode {
    return this.plan.operation;
  }

  get variableValues(): Execution['variables'] {
    return this.execution.variables;
  }

  /** Not known while text is written: graphql-js makes the response for a resolver that asks for it. */
  get path(): never {
    throw new Error('The place of a field is not known while its response is written.');
  }
}
