/** Reads one field of a selection from its object, as an executor does: by its resolver, or as a property. */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { isDirect } from '../direct-fields';
import { type RepeatedMethod, repeatedMethod } from '../repeated-arguments';

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
  const method = resolve && repeatedMethod(resolve);
  if (resolve && method) return repeatedReader(plan, selected, { resolve, method, valuesOf });
  if (resolve)
    return (object, execution) => resolve(object, valuesOf(execution), execution.context, new FieldInfo(plan, selected, execution));
  return (object, execution) => {
    const holder = object as Readonly<Record<string, unknown>>;
    const value = holder[name];
    if (typeof value !== 'function') return value;
    return (value as Method).call(holder, valuesOf(execution), execution.context, new FieldInfo(plan, selected, execution));
  };
}

type Prepared = Awaited<ReturnType<RepeatedMethod['prepare']>>;

/** Limit of all documents together: visitors' documents and variables must not fill the memory. */
const MOST_REMEMBERED = 2_000;
const LONGEST_KEY = 300;
let remembered = new WeakMap<SelectedField, Map<string, Prepared | 'once'>>();
let count = 0;

function rememberedOf(selected: SelectedField): Map<string, Prepared | 'once'> {
  const before = remembered.get(selected);
  if (before && count < MOST_REMEMBERED) return before;
  if (count >= MOST_REMEMBERED) [remembered, count] = [new WeakMap(), 0];
  const known = new Map<string, Prepared | 'once'>();
  remembered.set(selected, known);
  return known;
}

/** How a root field is read whose arguments are remembered. */
interface Repeated {
  readonly resolve: GraphQLFieldResolver<unknown, unknown>;
  readonly method: RepeatedMethod;
  readonly valuesOf: (execution: Execution) => Record<string, unknown>;
}

/**
 * Arguments are made of the document, which is the same, and of variables: the text of these is what they are found by,
 * from the third time on.
 */
function repeatedReader(plan: Plan, selected: SelectedField, { resolve, method, valuesOf }: Repeated): Read {
  return (object, execution) => {
    const known = rememberedOf(selected);
    const key = JSON.stringify(execution.variables);
    const info = new FieldInfo(plan, selected, execution);
    const before = known.get(key);
    if (before && before !== 'once') return method.call(before, execution.context, info);
    const values = valuesOf(execution);
    if (before === 'once') {
      known.set(key, null);
      void method.prepare(valuesOf(execution)).then((prepared) => known.set(key, prepared));
    } else if (before === undefined && key.length <= LONGEST_KEY) {
      known.set(key, 'once');
      count += 1;
    }
    return resolve(object, values, execution.context, info);
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
