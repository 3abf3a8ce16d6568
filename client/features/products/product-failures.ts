import type { Failure } from '../../platform/apollo/read-error';

/** A session that ended meanwhile, in the words of the form: 'You must be logged in' when adding, 'Unauthorized' when editing (specification §5). */
export function loggedOutAs(failure: Failure, sentence: string): Failure {
  return failure.code === 'UNAUTHENTICATED' ? { ...failure, message: sentence } : failure;
}
