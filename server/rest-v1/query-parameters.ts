/**
 * A list rejects parameters that it does not know: one that is ignored would give a program everything where it asked
 * for less. Routes without parameters ignore them.
 */
import { invalidInput } from '../platform/errors/validation-error';
import type { RestRoute } from './rest-route';

const SHOWN = 60;

export function assertKnownParameters({ docs }: RestRoute, query: object): void {
  const taken = docs.query?.fields;
  if (!taken) return;
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(taken, name));
  if (unknown === undefined) return;
  // the name goes into a header
  const field = encodeURIComponent(unknown).slice(0, SHOWN);
  throw invalidInput([{ field, key: 'error.unknownParameter', params: { names: Object.keys(taken).join(', ') } }]);
}
