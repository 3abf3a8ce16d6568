/**
 * Runs the shared yup rules on GraphQL inputs: @Rules on an @InputType or @ArgsType; the cast values are what the
 * service sees.
 */
import type { ValidatorFn } from 'type-graphql';
import type { AnyObjectSchema } from 'yup';
import { AppError } from '../errors/app-error';
import { invalidInput } from '../errors/validation-error';
import { parseWith } from '../validation/parse-with';

type Check = (value: object) => Promise<object>;

const checks = new WeakMap<object, Check>();

/** Class decorator: the fields of this input obey these rules. */
export function Rules(schema: AnyObjectSchema): ClassDecorator {
  return (target) => {
    checks.set(target, (value) => parseWith(schema, value));
  };
}

/**
 * As Rules, for inputs of which the same few values arrive all day (the pages and filters of the market): what the
 * rules made of a value is stored, since yup takes a tenth of the time of a whole list. Never for inputs with anything
 * personal or secret in them, or for rules that depend on the time.
 */
export function RepeatedRules(schema: AnyObjectSchema): ClassDecorator {
  const check = remembered((value) => parseWith(schema, value));
  return (target) => {
    checks.set(target, check);
  };
}

const MOST_STORED = 1_000;
const LONGEST_KEY = 300;

/** Errors are not stored. */
function remembered(check: Check): Check {
  const results = new Map<string, object>();
  return async (value) => {
    const key = JSON.stringify(value);
    const stored = results.get(key);
    if (stored) return stored;
    const cast = await check(value);
    if (key.length > LONGEST_KEY) return cast;
    if (results.size >= MOST_STORED) results.clear();
    results.set(key, Object.freeze(cast));
    return cast;
  };
}

function findCheck(type: unknown): Check | null {
  for (let current = type; typeof current === 'function'; current = Object.getPrototypeOf(current)) {
    const check = checks.get(current);
    if (check) return check;
  }
  return null;
}

/** type-graphql's validateFn: writes the cast values back into the input object, or throws BAD_USER_INPUT. */
export const validateByRules: ValidatorFn = async (value: unknown, type, { args }) => {
  const check = findCheck(type);
  if (!check || value === null || value === undefined) return;
  if (!Array.isArray(value)) return void Object.assign(value, await check(value));
  for (const [index, item] of value.entries()) {
    Object.assign(item as object, await check(item as object).catch((error: unknown) => fail(error, `${listName(args, value)}[${index}]`)));
  }
};

/** The argument that is this list: `lines`. */
function listName(args: Readonly<Record<string, unknown>>, list: readonly unknown[]): string {
  const isList = (value: unknown) => Array.isArray(value) && value.length === list.length && typeof value[0] === 'object';
  return Object.keys(args).find((name) => isList(args[name])) ?? 'input';
}

/** A field of an item of a list is named with its place in the list. */
function fail(error: unknown, place: string): never {
  if (!(error instanceof AppError) || !error.fields) throw error;
  throw invalidInput(error.fields.map((field) => ({ ...field, field: `${place}.${field.field}` })));
}
