/**
 * Every code an AppError may carry (`extensions.code` in GraphQL, header `error-code` in REST) and the HTTP status REST answers with.
 * Partners program against this list: add to it, never rename.
 */
export const errorStatus = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  QUERY_TOO_COMPLEX: 400,
  OTP_INVALID: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  FORBIDDEN: 403,
  NOT_APPROVED: 403,
  WRONG_ROLE: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PHONE_TAKEN: 409,
  PRODUCT_UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
  INVALID_TRANSITION: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  UPLOAD_FAILED: 503,
  TIMEOUT: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** The code of an error nobody foresaw; it carries an incident id and nothing else. */
export const internalErrorCode = 'INTERNAL_SERVER_ERROR';

/** REST names two codes its own way (contract/bad-inputs: VALIDATION, and 413 as BAD_REQUEST). */
export function restErrorCode(code: ErrorCode): string {
  if (code === 'BAD_USER_INPUT') return 'VALIDATION';
  return code === 'PAYLOAD_TOO_LARGE' ? 'BAD_REQUEST' : code;
}
