import type { Failure } from '../../../platform/apollo/read-error';

/**
 * Puts an error of the server about an entry of a list on the field of its line: `weights[0].kilograms` → the id of the
 * first line sent.
 */
export function onLines(failure: Failure | null, sent: readonly { readonly lineId: string }[]): Failure | null {
  if (!failure) return null;
  const fields = Object.entries(failure.fields).map(([name, message]) => [sent[Number(/\d+/.exec(name)?.[0])]?.lineId ?? name, message]);
  return { ...failure, fields: Object.fromEntries(fields) as Failure['fields'] };
}
