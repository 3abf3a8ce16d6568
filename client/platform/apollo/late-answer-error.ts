/** A write was sent and no answer came in time: it may have been done or not. */
export class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError';
  constructor() {
    super('The server did not answer in time.');
  }
}
