/**
 * Ids are read in one spelling. A UUID is the same in capitals (RFC 9562), and PostgreSQL returns it in small letters;
 * services compare ids as text. Imported for its effect on the ID type of graphql-js, which type-graphql uses.
 */
import { GraphQLID, type ValueNode } from 'graphql';
import { isUuid } from '../uuid';

const { parseValue, parseLiteral } = GraphQLID;

const inOneSpelling = (id: string): string => (isUuid(id) ? id.toLowerCase() : id);

GraphQLID.parseValue = (value: unknown) => inOneSpelling(parseValue(value));
GraphQLID.parseLiteral = (node: ValueNode, variables) => inOneSpelling(parseLiteral(node, variables));
