/**
 * Values of scalars and enums as the JSON text that a response has for them; each throws for what the type cannot hold.
 */
import { type GraphQLLeafType, isEnumType } from 'graphql';

export type LeafWriter = (value: unknown) => string;

/**
 * Characters that JSON escapes. Both halves of a surrogate pair match as well: JSON.stringify decides whether a half
 * stands alone.
 */
export const ESCAPED = /[\u0000-\u001f"\\\ud800-\udfff]/; // eslint-disable-line no-control-regex

/** As JSON.stringify, in two thirds of its time for texts of ordinary length. */
function quoted(text: string): string {
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** Whether texts of this type are written as they are, between quotes, unless something in them is escaped. */
export function isText({ name }: GraphQLLeafType): boolean {
  return USUAL[name] === ofText;
}

export function leafWriter(type: GraphQLLeafType): LeafWriter {
  if (isEnumType(type)) return enumWriter(type.getValues());
  const serialize: LeafWriter = (value) => JSON.stringify(type.serialize(value)) ?? fail();
  return USUAL[type.name]?.(serialize) ?? serialize;
}

/** Writes the usual values of these types directly; every other value goes through the type. */
const USUAL: Readonly<Record<string, (serialize: LeafWriter) => LeafWriter>> = {
  String: ofText,
  ID: ofText,
  Decimal: ofText,
  Int: (serialize) => (value) => (typeof value === 'number' && (value | 0) === value ? `${value}` : serialize(value)),
  Float: (serialize) => (value) => (typeof value === 'number' && Number.isFinite(value) ? `${value}` : serialize(value)),
  DateTimeISO: (serialize) => (value) => (value instanceof Date ? `"${value.toISOString()}"` : serialize(value)),
  Boolean: (serialize) => (value) => (value === true ? 'true' : value === false ? 'false' : serialize(value)),
};

function ofText(serialize: LeafWriter): LeafWriter {
  return (value) => (typeof value === 'string' ? quoted(value) : serialize(value));
}

function enumWriter(values: readonly { readonly name: string; readonly value: unknown }[]): LeafWriter {
  const texts = new Map(values.map(({ name, value }) => [value, `"${name}"`]));
  return (value) => texts.get(value) ?? fail();
}

function fail(): never {
  throw new Error('A value that its type cannot hold.');
}
