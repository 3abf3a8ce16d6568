/**
 * The schema without the operations of admins, and the types that only they reach: what partners, sellers and buyers
 * read first. The whole one is beside it.
 */
import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { API_RELEASED_ON, API_VERSION } from '../../../../schema/values/api/api-version';
import { NEVER, operationNote } from '../../../platform/graphql/operation';

/** The SDL begins with the release it is of. */
const HEAD = `# Haatbar GraphQL API, release ${API_VERSION} of ${API_RELEASED_ON}. Generated from the resolvers.\n\n`;

export const sdlOf = (schema: GraphQLSchema): string => `${HEAD}${printSchema(lexicographicSortSchema(schema))}\n`;

export function partnerSchema(schema: GraphQLSchema): GraphQLSchema {
  return new GraphQLSchema({
    description: schema.description,
    query: withoutAdmins(schema, schema.getQueryType()),
    mutation: withoutAdmins(schema, schema.getMutationType()),
    subscription: withoutAdmins(schema, schema.getSubscriptionType()),
    directives: schema.getDirectives(),
  });
}

function withoutAdmins(schema: GraphQLSchema, root: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
  if (!root) return undefined;
  const { fields, ...config } = root.toConfig();
  const open = Object.entries(fields).filter(([name]) => operationNote(schema, root.name, name)?.keys !== NEVER.ADMIN);
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(open) });
}
