/**
 * The first look at the values of a request, before anything coerces, counts or stores them: how deep they are nested,
 * how long their lists are, and whether PostgreSQL can store their texts. One pass over them, however wrong they are.
 */
import { type DocumentNode, Kind, visit } from 'graphql';
import { isStorable } from '../../../../schema/text/normalised';
import { serverLimits } from '../../../../schema/values/server-limits';
import { AppError } from '../../errors/app-error';
import { malformedRequest } from '../../errors/common-errors';
import { assertShallow } from '../../validation/shallow';

const { listItems: MOST_ITEMS, inputKeys: MOST_KEYS } = serverLimits;

export function assertPlainValues(document: DocumentNode, source: string | undefined, variables: unknown): void {
  assertShallow(variables);
  assertPlain(variables);
  if (source?.includes('\\u') && !areLiteralsStorable(document)) throw notStorable();
}

function assertPlain(value: unknown): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw notStorable();
  } else if (Array.isArray(value)) {
    if (value.length > MOST_ITEMS) throw new AppError('BAD_USER_INPUT', 'error.tooManyItems', { max: MOST_ITEMS });
    for (const item of value) assertPlain(item);
  } else if (isRecord(value)) {
    const items = Object.values(value);
    if (items.length > MOST_KEYS) throw malformedRequest();
    for (const item of items) assertPlain(item);
  }
}

function areLiteralsStorable(document: DocumentNode): boolean {
  let areStorable = true;
  visit(document, {
    [Kind.STRING](node) {
      areStorable &&= isStorable(node.value);
    },
  });
  return areStorable;
}

const notStorable = (): AppError => new AppError('BAD_USER_INPUT', 'error.badInput');

/** Plain objects only: an upload among the variables is none of ours to look into. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
