/**
 * Runs the shared yup rules on the server: on GraphQL inputs (@Rules on an @InputType or @ArgsType) and on loose bodies (parseWith).
 * The cast values (trimmed, NFC, ASCII digits) are what the service sees; every broken field is told, in the schema's order.
 */
import type { ValidatorFn } from 'type-graphql';
import type { AnyObjectSchema, InferType } from 'yup';
import { Schema, ValidationError } from 'yup';
import type { AppError } from '../errors/app-error';
import { invalidFields } from '../errors/validation-error';

const rulesOf = new WeakMap<object, AnyObjectSchema>();

/** Class decorator: the fields of this input obey these rules. */
export function Rules(schema: AnyObjectSchema): ClassDecorator {
  return (target) => {
    rulesOf.set(target, schema);
  };
}

function findRules(type: unknown): AnyObjectSchema | null {
  for (let current = type; typeof current === 'function'; current = Object.getPrototypeOf(current)) {
    const schema = rulesOf.get(current);
    if (schema) return schema;
  }
  return null;
}

/** type-graphql's validateFn: writes the cast values back into the input object, or throws BAD_USER_INPUT. */
export const validateByRules: ValidatorFn = async (value: unknown, type) => {
  const schema = findRules(type);
  if (!schema || value === null || value === undefined) return;
  for (const item of Array.isArray(value) ? value : [value]) Object.assign(item, await parseWith(schema, item));
};

/** The typed, cast value of a loose body, or the same AppError a GraphQL input would get. */
export async function parseWith<S extends AnyObjectSchema>(schema: S, body: unknown): Promise<InferType<S>> {
  try {
    return await schema.validate(withoutNulls(schema, body), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw toAppError(schema, error);
  }
}

/** GraphQL clients send null for "not given"; only a rule that says nullable() takes it as a value of its own. */
function withoutNulls(schema: AnyObjectSchema, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const allowsNull = (key: string) => {
    const field = schema.fields[key];
    return field instanceof Schema && field.spec.nullable;
  };
  return Object.fromEntries(Object.entries(body).filter(([key, value]) => value !== null || allowsNull(key)));
}

function toAppError(schema: AnyObjectSchema, error: unknown): AppError {
  if (!ValidationError.isError(error)) throw error;
  return invalidFields(error, Object.keys(schema.fields));
}
