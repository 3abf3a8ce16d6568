/**
 * Runs the shared yup rules on a value: returns what the service sees (trimmed, NFC, ASCII digits), or reports every
 * invalid field in the schema's order. Behind @Rules for GraphQL inputs, called directly for REST bodies.
 */
import type { AnyObjectSchema, InferType } from 'yup';
import { Schema, ValidationError } from 'yup';
import type { AppError } from '../errors/app-error';
import { invalidFields } from '../errors/validation-error';

/** The typed, cast value of a loose body, or the same AppError a GraphQL input would get. */
export async function parseWith<S extends AnyObjectSchema>(schema: S, body: unknown): Promise<InferType<S>> {
  const given = withoutNulls(schema, body);
  try {
    return await schema.validate(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw toAppError(schema, error);
  }
}

/** GraphQL clients send null for "not given"; only a rule with nullable() takes it as a value of its own. */
function withoutNulls(schema: AnyObjectSchema, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  // yup finds the rule of a field by its name alone: "constructor" would be a function that every object has
  const isInherited = (key: string) => key in schema.fields && !Object.hasOwn(schema.fields, key);
  const allowsNull = (key: string) => {
    const field = schema.fields[key];
    return field instanceof Schema && field.spec.nullable;
  };
  return Object.fromEntries(Object.entries(body).filter(([key, value]) => !isInherited(key) && (value !== null || allowsNull(key))));
}

function toAppError(schema: AnyObjectSchema, error: unknown): AppError {
  if (!ValidationError.isError(error)) throw error;
  return invalidFields(error, Object.keys(schema.fields));
}
