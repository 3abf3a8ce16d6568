/**
 * Constraints that are checked at the commit and that two requests at once can meet, though each has asked before: the
 * later one receives the conflict that it would have received a moment later. Modules name theirs here.
 */
import type { AppError } from './app-error';

/** The constraint that rejected a row, e.g. `users_phone_key`. */
export function violatedConstraint(error: unknown): string | undefined {
  return (error as { driverError?: { constraint?: string } } | null)?.driverError?.constraint;
}

const errors = new Map<string, () => AppError>();

export function nameGuard(constraint: string, error: () => AppError): void {
  errors.set(constraint, error);
}

/** The constraints that have an error of their own. */
export const namedGuards = (): readonly string[] => [...errors.keys()];

export function guardError(error: unknown): AppError | null {
  return errors.get(violatedConstraint(error) ?? '')?.() ?? null;
}
