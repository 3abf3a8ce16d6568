/**
 * Rules of yup as one plain function: it returns what yup would make of a valid value, and null for any other, which
 * yup then explains. For each value yup copies options and contexts for every field and test, which was 7 % of the
 * processor time of placing an order; transforms, types and tests are the same objects here. Rules whose value depends
 * on more than the value itself (conditions, defaults, other schemas) have no such function and are left to yup. Used
 * by parse-with.ts.
 */
import { type AnyObjectSchema, ArraySchema, ObjectSchema, type Reference, Schema, type TestContext } from 'yup';

/** Null for a value that is invalid, or that yup must decide about. */
export type ParseValid = (given: object) => object | null;

interface Rule {
  /** Returns the value after the transforms. */
  readonly cast: (given: unknown) => unknown;
  /** Whether what they made is of the type and passes the tests. */
  readonly holds: (value: unknown, parent: unknown) => boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const PLAIN_TYPES: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'date']);
const NO_OPTIONS = {};

/** Null where the rules have something that only yup knows to decide. */
export function compileRules(schema: AnyObjectSchema): ParseValid | null {
  const rule = ruleOf(schema);
  if (!rule) return null;
  return (given) => {
    try {
      const value = rule.cast(given);
      return rule.holds(value, undefined) ? (value as object) : null;
    } catch {
      return null; // a test that describes its error, or expects a value that an earlier one has passed
    }
  };
}

function ruleOf(schema: unknown): Rule | null {
  if (!(schema instanceof Schema) || isLeftToYup(schema)) return null;
  if (schema instanceof ObjectSchema) return ofObject(schema, ofValue(schema));
  if (schema instanceof ArraySchema) return ofList(schema, ofValue(schema));
  return PLAIN_TYPES.has(schema.type) ? ofValue(schema) : null;
}

function isLeftToYup(schema: Schema): boolean {
  const { conditions } = schema as unknown as { readonly conditions: readonly unknown[] }; // private to yup's types
  const { strip, strict, default: byDefault } = schema.spec as { strip?: boolean; strict?: boolean; default?: unknown };
  const { notOneOf } = schema.describe();
  return conditions.length > 0 || strip === true || strict === true || byDefault !== undefined || notOneOf.length > 0;
}

/** The schema's own transforms, type, choices and tests. */
function ofValue(schema: Schema): Rule {
  const { transforms } = schema;
  const choices = new Set<unknown>(schema.describe().oneOf);
  const tests = schema.tests.flatMap(({ OPTIONS }) => (OPTIONS ? [OPTIONS] : []));
  return {
    cast: (given) => {
      if (given === undefined) return given;
      let value: unknown = given;
      for (const transform of transforms) value = transform.call(schema, value, given, schema, NO_OPTIONS) as unknown;
      return value;
    },
    holds: (value, parent) => {
      if (!schema.isType(value)) return false;
      const isAbsent = value === null || value === undefined;
      if (choices.size > 0 && !isAbsent && !choices.has(value)) return false;
      if (tests.length === 0) return true;
      const context = contextOf(schema, value, parent);
      return tests.every(({ test, skipAbsent }) => (skipAbsent === true && isAbsent) || isPassed(test.call(context, value, context)));
    },
  };
}

function ofObject(schema: AnyObjectSchema, own: Rule): Rule | null {
  const fields: [string, Rule][] = [];
  for (const [key, field] of Object.entries(schema.fields)) {
    const rule = ruleOf(field);
    if (!rule) return null;
    fields.push([key, rule]);
  }
  return {
    // what the rules do not name is left out
    cast: (given) => {
      const found = own.cast(given);
      if (!isObject(found)) return found;
      const value: Record<string, unknown> = {};
      for (const [key, rule] of fields) {
        const cast = rule.cast(found[key]);
        if (cast !== undefined) value[key] = cast;
      }
      return value;
    },
    holds: (value, parent) => {
      // in place of an object that is missing yup makes one
      if (!isObject(value)) return value === null && own.holds(value, parent);
      return own.holds(value, parent) && fields.every(([key, rule]) => rule.holds(value[key], value));
    },
  };
}

function ofList(schema: ArraySchema<unknown[] | null | undefined, object>, own: Rule): Rule | null {
  const item = ruleOf(schema.innerType);
  if (!item) return null;
  return {
    cast: (given) => {
      const found = own.cast(given);
      return Array.isArray(found) ? found.map(item.cast) : found;
    },
    holds: (value, parent) => own.holds(value, parent) && (!Array.isArray(value) || value.every((one) => item.holds(one, value))),
  };
}

function isObject(value: unknown): value is Fields {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** A test that waits for something has not passed yet. */
function isPassed(result: unknown): boolean {
  return Boolean(result) && typeof result !== 'object';
}

function contextOf(schema: Schema, originalValue: unknown, parent: unknown): TestContext {
  return { path: '', options: NO_OPTIONS, originalValue, parent, schema, resolve: asItIs, createError: leaveToYup };
}

/** Returns the limit of a built-in test; a limit that refers to another field is left to yup. */
function asItIs<T>(limit: T | Reference<T>): T {
  return typeof limit === 'object' ? leaveToYup() : limit;
}

function leaveToYup(): never {
  throw new Error('Left to yup.');
}
