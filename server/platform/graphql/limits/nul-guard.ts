/** PostgreSQL stores no NUL character and fails on one, so a request that holds one is rejected before any resolver runs. */
import { type DocumentNode, Kind, visit } from 'graphql';
import { AppError } from '../../errors/app-error';

export function assertNoNul(document: DocumentNode, source: string | undefined, variables: unknown): void {
  if (hasNul(variables) || (source?.includes('\\u') && literalsHaveNul(document))) throw new AppError('BAD_USER_INPUT', 'error.badInput');
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(hasNul);
  return isRecord(value) && Object.values(value).some(hasNul);
}

function literalsHaveNul(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    [Kind.STRING](node) {
      found ||= node.value.includes('\0');
    },
  });
  return found;
}

/** Plain objects only: an upload among the variables is none of ours to look into. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
