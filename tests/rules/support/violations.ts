/**
 * Returns the errors that a form would show: the first message of every field that the rules reject, in English, in the
 * order of the schema.
 */
import { type AnyObjectSchema, ValidationError } from 'yup';
import { en } from '../../../schema/messages/en';

export function violations(rules: AnyObjectSchema, values: unknown, context?: object): Record<string, string> {
  const found: Record<string, string> = {};
  try {
    rules.validateSync(values, { abortEarly: false, context });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path, message } of error.inner) found[path ?? ''] ??= expectedText(message);
  }
  const ranks = Object.keys(rules.fields);
  const rank = (path: string) => ranks.indexOf(path.split(/[.[]/, 1)[0] ?? path);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => rank(a) - rank(b)));
}

/** A message that is no key of ours would reach the user as it is: the test fails on it. */
function expectedText(message: string): string {
  const text = (en as Readonly<Record<string, string>>)[message];
  if (text === undefined) throw new Error(`"${message}" is no message key`);
  return text;
}
