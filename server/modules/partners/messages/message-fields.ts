/**
 * The fields of what is sent to partners, each declared once: from a declaration come the TypeScript type, the value
 * that is sent (one format for each kind, as in GraphQL) and the JSON Schema in the documents.
 */
import { money } from '../../../platform/money';

/** JSON Schema, draft 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface MessageField<T> {
  readonly schema: JsonSchema;
  /** Returns the sent form of a stored value; throws where the value cannot have it. */
  readonly send: (stored: unknown) => T;
}

type Fields = Readonly<Record<string, MessageField<unknown>>>;
export type Sent<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]['send']> };
export type SentBy<F> = F extends MessageField<infer T> ? T : never;

export const id = (description: string): MessageField<string> => text(description, { format: 'uuid' });

export function text(description: string, more: JsonSchema = {}): MessageField<string> {
  return {
    schema: { type: 'string', ...more, description },
    send: (stored) => (typeof stored === 'string' ? stored : wrong('text', stored)),
  };
}

/** Exactly this text. */
export function fixed<T extends string>(value: T, description: string): MessageField<T> {
  return { schema: { type: 'string', const: value, description }, send: () => value };
}

/** BDT with two decimals, e.g. "120.00". */
export function amount(description: string): MessageField<string> {
  return { schema: { type: 'string', pattern: '^-?\\d+\\.\\d{2}$', description }, send: (stored) => money(textOf(stored)).toFixed(2) };
}

/** Without zeros at its end, e.g. "2" or "0.5". */
export function quantity(description: string): MessageField<string> {
  return { schema: { type: 'string', pattern: '^-?\\d+(\\.\\d*[1-9])?$', description }, send: (stored) => money(textOf(stored)).toFixed() };
}

/** With milliseconds, in UTC, e.g. "2026-11-22T11:09:06.922Z". */
export function moment(description: string): MessageField<string> {
  const pattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$';
  return {
    schema: { type: 'string', format: 'date-time', pattern, description },
    send: (stored) => (stored instanceof Date ? stored : new Date(textOf(stored))).toISOString(),
  };
}

/** The version of an object, from 1. What was stored before versions were sent has the first. */
export function version(description: string): MessageField<number> {
  return {
    schema: { type: 'integer', minimum: 1, description },
    send: (stored) => (stored === undefined ? 1 : Number.isInteger(stored) ? (stored as number) : wrong('a version', stored)),
  };
}

export function flag(description: string): MessageField<boolean> {
  return {
    schema: { type: 'boolean', description },
    send: (stored) => (typeof stored === 'boolean' ? stored : wrong('a boolean', stored)),
  };
}

/** From 0. */
export function count(description: string): MessageField<number> {
  return {
    schema: { type: 'integer', minimum: 0, description },
    send: (stored) => (Number.isInteger(stored) ? (stored as number) : wrong('a count', stored)),
  };
}

/** One of the values of an enum of GraphQL. */
export function oneOf<T extends string>(values: Readonly<Record<string, T>>, description: string): MessageField<T> {
  const allowed = new Map<unknown, T>(Object.values(values).map((value) => [value, value]));
  return {
    schema: { type: 'string', enum: [...allowed.values()], description },
    send: (stored) => allowed.get(stored) ?? wrong([...allowed.keys()].join(', '), stored),
  };
}

/** A day of Bangladesh, e.g. "2026-11-25". */
export const day = (description: string): MessageField<string> => text(description, { format: 'date' });

/** Null where there is none, and in what was stored before the field was sent. */
export function nullable<T>({ schema, send }: MessageField<T>): MessageField<T | null> {
  const values = Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as unknown[]), null] } : {};
  return { schema: { ...schema, type: [schema['type'], 'null'], ...values }, send: (stored) => (stored == null ? null : send(stored)) };
}

/** A field that is sent since a later release: what was stored before has this value. */
export function addedLater<T>({ schema, send }: MessageField<T>, before: T): MessageField<T> {
  return { schema, send: (stored) => (stored === undefined ? before : send(stored)) };
}

export function listOf<T>({ schema, send }: MessageField<T>, description: string): MessageField<readonly T[]> {
  return {
    schema: { type: 'array', items: schema, description },
    send: (stored) => (Array.isArray(stored) ? stored.map(send) : wrong('a list', stored)),
  };
}

/** New fields may be added to it: receivers ignore what they do not know. */
export function objectOf<F extends Fields>(fields: F, description: string): MessageField<Sent<F>> {
  const entries = Object.entries(fields);
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  return {
    schema: { type: 'object', description, properties, required: Object.keys(fields) },
    send: (stored) => {
      if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return wrong('an object', stored);
      const values = stored as Readonly<Record<string, unknown>>;
      return Object.fromEntries(entries.map(([name, { send }]) => [name, send(values[name])])) as Sent<F>;
    },
  };
}

function textOf(stored: unknown): string {
  return typeof stored === 'string' ? stored : wrong('text', stored);
}

function wrong(wanted: string, stored: unknown): never {
  throw new Error(`A message to a partner holds ${stored === null ? 'null' : typeof stored} instead of ${wanted}.`);
}
