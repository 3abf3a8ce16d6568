/**
 * Days and months of Bangladesh's calendar: not moments, so that no client's time zone turns one into the day before.
 */
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isDay, isMonth } from '../../../schema/text/calendar-day';
import { toAsciiDigits } from '../../../schema/text/digits';

function calendarScalar(name: 'Date' | 'Month', isValid: (text: string) => boolean, example: string): GraphQLScalarType<string, string> {
  const message = `${name} must be a text like "${example}".`;
  const read = (value: unknown, nodes?: ValueNode): string => {
    const text = typeof value === 'string' ? toAsciiDigits(value.trim()) : '';
    if (!isValid(text)) throw new GraphQLError(message, { nodes });
    return text;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description: `A ${name === 'Date' ? 'day' : 'month'} of Bangladesh, "${example}"; Bangla digits become ASCII.`,
    specifiedByURL: null,
    parseValue: (value) => read(value),
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : null, node),
    serialize: (value) => read(value),
  });
}

export const DateScalar = calendarScalar('Date', isDay, '2026-11-10');
export const MonthScalar = calendarScalar('Month', isMonth, '2026-11');
