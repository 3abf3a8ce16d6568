import type { Failure } from '../../../platform/apollo/read-error';

/**
 * A session that ended in the meantime, in the text of the form: 'You must be logged in' when adding, 'Unauthorized'
 * when editing.
 */
export function loggedOutAs(failure: Failure, text: string): Failure {
  return failure.code === 'UNAUTHENTICATED' ? { ...failure, message: text } : failure;
}
