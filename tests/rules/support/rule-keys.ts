/**
 * Describes the result of rules: the first message key for each field that they reject, or the values after the cast.
 */
import { type AnyObjectSchema, type Schema, ValidationError } from 'yup';

export type Keys = Readonly<Record<string, string>>;

export function keysOf(rules: AnyObjectSchema, values: unknown, context?: object): Keys {
  const found: Record<string, string> = {};
  try {
    rules.validateSync(values, { abortEarly: false, context });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path, message } of error.inner) found[path ?? ''] ??= message;
  }
  return found;
}

/** Returns the message key for a single field, or null if it is accepted. */
function keyOf(field: Schema, value: unknown): string | null {
  try {
    field.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner[0]?.message ?? error.message;
  }
}

/** Returns what the field makes of each value, or the message key with which it is rejected. */
export function outcomes(field: Schema, values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    const rejected = keyOf(field, value);
    return rejected === null ? (field.validateSync(value) as unknown) : `! ${rejected}`;
  });
}

/** Returns the values that the field accepts, or rejects with another message key. */
export function notRejected(field: Schema, key: string, values: readonly unknown[]): unknown[] {
  return values.filter((value) => keyOf(field, value) !== key);
}
