/** The error of an image that could not be stored, in the specified texts. Thrown by the image stores. */
import { AppError } from '../errors/app-error';

export type UploadFailure =
  'upload.cloudinaryInvalid' | 'upload.cloudinaryFailed' | 'upload.imageFailed' | 'upload.mainFailed' | 'upload.failed' | 'upload.error';

const LONGEST = 200;

export function uploadFailed(key: UploadFailure): AppError {
  return new AppError('UPLOAD_FAILED', key);
}

/** Returns an error with the provider's own message, as plain text and shortened. */
export function providerRejected(message: string): AppError {
  // oxlint-disable-next-line no-control-regex
  const plain = message.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
  return plain ? new AppError('UPLOAD_FAILED', 'upload.provider', { message: plain.slice(0, LONGEST) }) : uploadFailed('upload.failed');
}

/** The same failure, with the image it happened to; any other error as it is. */
export function namedFailure(error: unknown, key: UploadFailure): unknown {
  return error instanceof AppError && error.code === 'UPLOAD_FAILED' ? uploadFailed(key) : error;
}
