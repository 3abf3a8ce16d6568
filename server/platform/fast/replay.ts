/**
 * Makes the response of a query whose root has been resolved already, by graphql-js: the fields of the root return, or
 * fail with, what they did before, so that nothing is read, counted or limited twice.
 */
import { execute, type ExecutionArgs, type ExecutionResult, GraphQLObjectType, GraphQLSchema } from 'graphql';

const schemas = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** `roots`: values, promises of them, by their names in the response. A field that is missing there is resolved. */
export function replay(args: ExecutionArgs, roots: Readonly<Record<string, unknown>>): Promise<ExecutionResult> {
  return Promise.resolve(execute({ ...args, schema: replaying(args.schema), rootValue: roots }));
}

function replaying(schema: GraphQLSchema): GraphQLSchema {
  const replayed = schemas.get(schema) ?? withReplayedRoot(schema);
  schemas.set(schema, replayed);
  return replayed;
}

function withReplayedRoot(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const type = schema.getQueryType();
  if (!type) return schema;
  const { fields, ...rest } = type.toConfig();
  const query = new GraphQLObjectType({ ...rest, fields: { ...fields } });
  for (const field of Object.values(query.getFields())) {
    const { resolve } = field;
    field.resolve = (roots: Readonly<Record<string, unknown>>, values, context, info) => {
      const { key } = info.path;
      return key in roots ? roots[key] : resolve?.(undefined, values, context, info);
    };
  }
  return new GraphQLSchema({ ...config, query, types: config.types.filter((one) => one !== type), assumeValid: true });
}
