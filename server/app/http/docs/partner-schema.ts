/**
 * The schema without the operations of admins, and the types that only they reach: what partners, sellers and buyers
 * read first. The whole one is beside it.
 */
import { GraphQLObjectType, GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { API_RELEASED_ON, API_VERSION } from '../../../../schema/values/api/api-version';
import { ADMIN, NOT_FOR_KEYS } from '../../../platform/security/not-for-keys';

/** The SDL begins with the release it is of. */
const HEAD = `# Haatbar GraphQL API, release ${API_VERSION} of ${API_RELEASED_ON}. Generated from the resolvers.\n\n`;

export const sdlOf = (schema: GraphQLSchema): string => `${HEAD}${printSchema(lexicographicSortSchema(schema))}\n`;

export function partnerSchema(schema: GraphQLSchema): GraphQLSchema {
  return new GraphQLSchema({
    description: schema.description,
    query: withoutAdmins(schema.getQueryType()),
    mutation: withoutAdmins(schema.getMutationType()),
    subscription: withoutAdmins(schema.getSubscriptionType()),
    directives: schema.getDirectives(),
  });
}

function withoutAdmins(root: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
  if (!root) return undefined;
  const { fields, ...config } = root.toConfig();
  const open = Object.entries(fields).filter(([name]) => NOT_FOR_KEYS[`${root.name}.${name}`] !== ADMIN);
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(open) });
}
