/** The Decimal scalar: exact decimals carried as strings, so that no client ever rounds money through a float. */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { toAsciiDigits } from '../../../schema/text/digits';
import { money } from '../money';

const DECIMAL = /^-?\d{1,15}(\.\d{1,9})?$/;

function toDecimal(value: unknown, nodes?: ValueNode): string {
  const text = typeof value === 'number' ? money(value).toFixed() : value;
  if (typeof text !== 'string') throw new GraphQLError('Decimal must be a decimal number in a string.', { nodes });
  const ascii = toAsciiDigits(text.trim());
  if (!DECIMAL.test(ascii)) throw new GraphQLError('Decimal must be a decimal number in a string, e.g. "120.00".', { nodes });
  return ascii;
}

export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'Exact decimal carried as a string, e.g. "120.00". Numbers are accepted as well; Bangla digits become ASCII.',
  specifiedByURL: null,
  parseValue: (value) => toDecimal(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return toDecimal(node.value, node);
    throw new GraphQLError('Decimal must be a decimal number in a string.', { nodes: node });
  },
  serialize: (value) => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return money(value).toFixed();
    throw new GraphQLError('Decimal can only be sent from a decimal string.');
  },
});
