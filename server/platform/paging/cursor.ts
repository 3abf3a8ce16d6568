/** Keyset cursors: the sort values of the last row, opaque to clients. */
import { isUuid } from '../uuid';
import { invalidInput } from '../errors/validation-error';

export type CursorValue = string | number;

export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values), 'utf8').toString('base64url');
}

/** The values of a cursor with exactly `length` of them where given; anything else is BAD_USER_INPUT on `after`. */
export function decodeCursor(cursor: string, length?: number): CursorValue[] {
  const values = parse(cursor);
  if (!Array.isArray(values) || !values.every(isCursorValue) || (length !== undefined && values.length !== length)) {
    throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  }
  return values;
}

/** The id of a cursor that idCursor made, BAD_USER_INPUT on `after` where it holds none. */
export function idOfCursor(cursor: string): string {
  const [id] = decodeCursor(cursor, 1);
  if (!isUuid(id)) throw invalidInput([{ field: 'after', key: 'error.badCursor' }]);
  return id;
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function isCursorValue(value: unknown): value is CursorValue {
  return (typeof value === 'string' && !value.includes('\0')) || (typeof value === 'number' && Number.isFinite(value));
}
