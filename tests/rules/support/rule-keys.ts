/** What rules make of values: the first key for each field they reject, or what they cast the values to. */
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

/** Of a single field: its key, or null where it is accepted. */
export function keyOf(field: Schema, value: unknown): string | null {
  try {
    field.validateSync(value, { abortEarly: false });
    return null;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner[0]?.message ?? error.message;
  }
}

/** What each of these values becomes in the field, or the key with which it is rejected. */
export function outcomes(field: Schema, values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    const rejected = keyOf(field, value);
    return rejected === null ? (field.validateSync(value) as unknown) : `! ${rejected}`;
  });
}
