/**
 * Reads the shared yup rules for the document: what each field must look like, and every message it may be rejected
 * with, found by giving the rules bad values rather than by reading their insides.
 */
import { type AnyObjectSchema, Schema, type SchemaDescription, ValidationError } from 'yup';
import { en } from '../../../schema/messages/en';
import type { MessageKey } from '../../../schema/messages/text';
import type { FieldDoc, JsonSchema, Taken } from './route-docs';

const LONG = 'x'.repeat(10_000);
const BAD_VALUES: readonly unknown[] = [
  undefined,
  '',
  ' ',
  LONG,
  'a\0b',
  '-1',
  '12.5',
  'a@b',
  '123456789',
  '0',
  '99999999999999',
  '1.23456',
  'maybe',
  'x',
  -1,
  1.5,
  1e9,
  true,
  {},
  [],
  [''],
  [LONG],
  Array.from({ length: 100 }, (_none, place) => `x${place}`),
];

/** In the order of the fields, each once. */
export function messagesOf({ rules, fields, cases = [{}] }: Taken): MessageKey[] {
  const keys = new Set<MessageKey>();
  for (const rule of new Set(Object.values(fields).map((field) => field.rule))) {
    for (const others of cases) for (const value of BAD_VALUES) for (const key of reject(rules, rule, others, value)) keys.add(key);
  }
  return [...keys];
}

export function fieldSchema(rules: AnyObjectSchema, { rule, description, example, schema }: FieldDoc): JsonSchema {
  return { ...(schema ?? schemaOf(describe(rules, rule))), description, examples: [example] };
}

export function isRequired(rules: AnyObjectSchema, rule: string): boolean {
  const description = describe(rules, rule);
  return !description.optional && !description.nullable && description.default === undefined;
}

function reject(rules: AnyObjectSchema, rule: string, others: object, value: unknown): MessageKey[] {
  try {
    rules.validateSyncAt(rule, { ...others, [rule]: value }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.errors.filter((key): key is MessageKey => Object.hasOwn(en, key));
  }
}

function describe(rules: AnyObjectSchema, rule: string): SchemaDescription {
  const field = rules.fields[rule];
  if (!(field instanceof Schema)) throw new Error(`The rules have no field ${rule}.`);
  return field.describe();
}

function schemaOf({ type, tests, oneOf }: SchemaDescription): JsonSchema {
  const parameter = (test: string, name: string): unknown => tests.find((one) => one.name === test)?.params?.[name];
  const [max, min, regex] = [parameter('max', 'max'), parameter('min', 'min'), parameter('matches', 'regex')];
  const choices = oneOf.filter((choice): choice is string => typeof choice === 'string');
  const isText = type === 'string';
  return {
    type: type === 'number' ? 'integer' : type,
    ...(typeof max === 'number' && { [isText ? 'maxLength' : type === 'array' ? 'maxItems' : 'maximum']: max }),
    ...(typeof min === 'number' && { [isText ? 'minLength' : type === 'array' ? 'minItems' : 'minimum']: min }),
    ...(regex instanceof RegExp && { pattern: regex.source }),
    ...(choices.length > 0 && { enum: choices }),
  };
}
