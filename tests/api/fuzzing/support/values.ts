/** Values for arguments and variables, by their type in the schema or, by chance, of any other. */
import { type GraphQLInputType, getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { anyJson, anyNumber, anyText, chance, type Draw, int, pick, times } from './draw';

interface ValueSource {
  /** Ids of existing records, of the sender and of others. */
  readonly ids: readonly string[];
  /** Percent of values of another type. */
  readonly wrong: number;
}

const DEEPEST = 4;
const AMOUNTS = ['1', '2.5', '30', '0', '-1', '0.001', '99999999', '1000000000', '12345678901234567890', '1.005', '1e5', '১২', '', 'x'];
const TIMES = [
  '2026-12-01T00:00:00Z',
  '2027-01-01T00:00:00.000+06:00',
  '2020-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'x',
  '',
];
const DATES = ['2026-11-26', '2026-12-01', '2026-01-31', '2026-02-30', '0001-01-01', '9999-12-31', '10000-01-01', '2026-1-1', ''];
const MONTHS = ['2026-11', '2026-10', '2026-13', '0001-01', '9999-12', '2026-1', ''];
const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

export function valueOf(draw: Draw, type: GraphQLInputType, source: ValueSource, depth = 0): unknown {
  if (source.wrong > 0 && chance(draw, source.wrong)) return anyJson(draw);
  if (!isNonNullType(type) && chance(draw, 10)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const most = depth === 0 && chance(draw, 2) ? 300 : 3;
    return times(draw, 0, most, () => valueOf(draw, inner.ofType, source, depth + 1));
  }
  if (isEnumType(inner)) return pick(draw, inner.getValues()).name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type) || (depth < DEEPEST && chance(draw, 50)));
    const given = fields.map((field) => [field.name, valueOf(draw, field.type, source, depth + 1)]);
    return Object.fromEntries(source.wrong > 0 && chance(draw, source.wrong) ? [...given, ['nope', anyJson(draw)]] : given);
  }
  return scalarOf(draw, inner.name, source.ids);
}

function scalarOf(draw: Draw, name: string, ids: readonly string[]): unknown {
  if (name === 'ID') return chance(draw, 85) ? pick(draw, ids) : pick(draw, [UNKNOWN_ID, 'x', '', '0', anyText(draw)]);
  if (name === 'Int') return chance(draw, 70) ? int(draw, 1, 30) : Math.trunc(anyNumber(draw));
  if (name === 'Float') return anyNumber(draw);
  if (name === 'Boolean') return chance(draw, 50);
  if (name === 'Decimal' || name === 'Percent') return pick(draw, AMOUNTS);
  if (name === 'DateTimeISO') return pick(draw, TIMES);
  if (name === 'Date') return pick(draw, DATES);
  if (name === 'Month') return pick(draw, MONTHS);
  return anyText(draw);
}

/** As a GraphQL literal. Capital letters alone are names of enum values. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return /^[A-Z][A-Z_]*$/.test(value) ? value : quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, part]) => `${/^[_A-Za-z]\w*$/.test(name) ? name : 'nope'}: ${literal(part)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Half characters as they are: GraphQL rejects their escapes. */
function quoted(text: string): string {
  return JSON.stringify(text);
}
