/**
 * How deep values of a request may be nested: what walks through them later (JSON.stringify among it) would leave the
 * stack.
 */
import { malformedRequest } from '../errors/common-errors';

/** No input of the API has more than six levels below its variables. */
const DEEPEST = 20;

/** Throws BAD_REQUEST. */
export function assertShallow(value: unknown): void {
  if (!isShallow(value, DEEPEST)) throw malformedRequest();
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return items.every((item) => isShallow(item, levels - 1));
}
