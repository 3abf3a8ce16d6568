/**
 * The Percent scalar: 20 is a fifth. A number with at most two decimals, which JSON carries exactly; money is never
 * calculated with it but by money.ts.
 */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { toAsciiDigits } from '../../../schema/text/digits';

const PERCENT = /^-?\d{1,9}(\.\d{1,2})?$/;

function toPercent(value: unknown, nodes?: ValueNode): number {
  const text = typeof value === 'number' || typeof value === 'string' ? toAsciiDigits(String(value).trim()) : '';
  if (!PERCENT.test(text)) throw new GraphQLError('Percent must be a number with at most two decimals, e.g. 12.5.', { nodes });
  return Number(text);
}

export const PercentScalar = new GraphQLScalarType<number, number>({
  name: 'Percent',
  description: 'Per cent: 20 is a fifth. A number with at most two decimals; a text is accepted as well.',
  specifiedByURL: null,
  parseValue: (value) => toPercent(value),
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return toPercent(node.value, node);
    throw new GraphQLError('Percent must be a number.', { nodes: node });
  },
  // figures are divisions: two decimals are what is shown of them
  serialize: (value) => Math.round(Number(value) * 100) / 100,
});
