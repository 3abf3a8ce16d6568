/** Turns a policy's yes or no into a response. NOT_FOUND hides that the thing exists at all. */
import { forbidden, notFound } from '../errors/common-errors';

export function assertMay(allowed: boolean, code: 'FORBIDDEN' | 'NOT_FOUND' = 'FORBIDDEN'): asserts allowed {
  if (!allowed) throw code === 'NOT_FOUND' ? notFound() : forbidden();
}
