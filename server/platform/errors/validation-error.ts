/** Turns yup's list of violations into one AppError: the first violation of each field, fields in the form's order. */
import type { ValidationError } from 'yup';
import { en } from '../../../schema/messages/en';
import type { MessageKey } from '../../../schema/messages/text';
import { AppError, type FieldError, type MessageParams } from './app-error';

const FALLBACK_KEY: MessageKey = 'error.badInput';
/** Parameters that yup adds for its own purposes; some contain the rejected value, which no message should echo. */
const YUPS_OWN = new Set(['path', 'value', 'originalValue', 'label', 'spec', 'type', 'typeCheck']);

export function invalidFields(error: ValidationError, order: readonly string[]): AppError {
  const violations = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, FieldError>();
  for (const violation of violations) {
    const field = violation.path ?? '';
    if (!first.has(field)) first.set(field, toFieldError(field, violation));
  }
  const rank = (field: string) => {
    const index = order.indexOf(field.split(/[.[]/, 1)[0] ?? field);
    return index < 0 ? order.length : index;
  };
  const fields = [...first.values()].sort((a, b) => rank(a.field) - rank(b.field));
  return invalidInput(fields);
}

/** BAD_USER_INPUT for these fields; its own message is the first field's. */
export function invalidInput(fields: readonly FieldError[]): AppError {
  const [head] = fields;
  return new AppError('BAD_USER_INPUT', head?.key ?? FALLBACK_KEY, head?.params, fields);
}

function toFieldError(field: string, violation: ValidationError): FieldError {
  const params = Object.entries(violation.params ?? {}).filter(([name, value]) => !YUPS_OWN.has(name) && isPrintable(value));
  const key = isMessageKey(violation.message) ? violation.message : FALLBACK_KEY;
  return params.length > 0 ? { field, key, params: Object.fromEntries(params) as MessageParams } : { field, key };
}

/**
 * yup's own English messages are no keys of ours; a rule that lets one through is reported as a plain "please check".
 */
function isMessageKey(message: unknown): message is MessageKey {
  return typeof message === 'string' && Object.hasOwn(en, message);
}

function isPrintable(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
