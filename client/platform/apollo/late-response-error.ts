/** A write was sent and no response came in time: it may have been done or not. */
export class LateResponseError extends Error {
  override readonly name = 'LateResponseError';
  constructor() {
    super('The server did not answer in time.');
  }
}
