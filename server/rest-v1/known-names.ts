/**
 * A call rejects names that it does not know: a parameter that is ignored would give a program everything where it
 * asked for less, and a misspelt field would never arrive. Calls without parameters or body ignore them.
 */
import type { MessageKey } from '../../schema/messages/text';
import type { FieldError } from '../platform/errors/app-error';
import { invalidInput } from '../platform/errors/validation-error';
import type { Taken } from './openapi/route-docs';
import { isRequired } from './openapi/rule-fields';
import type { RestFile, RestRoute } from './rest-route';

const SHOWN = 60;

export function assertKnownParameters({ docs }: RestRoute, query: object): void {
  const taken = docs.query?.fields;
  if (!taken) return;
  const unknown = Object.keys(query).find((name) => !Object.hasOwn(taken, name));
  if (unknown !== undefined) throw invalidInput([unknownName('error.unknownParameter', unknown, Object.keys(taken))]);
}

/** `body`: JSON as it was sent, or the values of a form. */
export function assertKnownFields({ docs }: RestRoute, body: unknown, files: readonly RestFile[] = []): void {
  if (!docs.body) return;
  const { fields } = docs.body;
  const allowed = { ...fields, ...docs.body.returned };
  const given = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.entries(body) : [];
  const isFile = (name: string) => Object.hasOwn(fields, name) && fields[name]?.isFile === true;
  const errors = [
    ...given
      .filter(([name]) => !Object.hasOwn(allowed, nameOfList(name)))
      .map(([name]) => unknownName('error.unknownField', name, Object.keys(fields))),
    ...files
      .filter(({ field }) => !isFile(field))
      .map(({ field }) => unknownName('error.unknownFile', field, Object.keys(fields).filter(isFile))),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  assertPlain(docs.body, given);
}

/** `name[]` is the list `name`. */
export const nameOfList = (name: string): string => (name.endsWith('[]') ? name.slice(0, -2) : name);

/** An object counts as nothing given, which only the rule of a required field notices. */
function assertPlain({ fields, rules }: Taken, given: readonly (readonly [string, unknown])[]): void {
  const errors = given
    .filter(([, value]) => hasObject(value))
    .flatMap(([name]): FieldError[] => {
      const field = fields[nameOfList(name)];
      const isNoticed = field && !field.isOptional && isRequired(rules, field.rule);
      return !field || isNoticed ? [] : [{ field: name, key: 'error.noObject' }];
    });
  if (errors.length > 0) throw invalidInput(errors);
}

function hasObject(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasObject) : typeof value === 'object' && value !== null;
}

/** The name goes into a header, so it is encoded there; a sentence repeats what can be read of it. */
function unknownName(key: MessageKey, name: string, names: readonly string[]): FieldError {
  // oxlint-disable-next-line no-control-regex
  const readable = name.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu, '');
  const params = { name: readable.slice(0, SHOWN), names: names.join(', ') };
  return { field: encodeURIComponent(readable).slice(0, SHOWN), key, params };
}
