/**
 * Every code an AppError may carry (`extensions.code` in GraphQL, header `error-code` in REST) and the HTTP status REST
 * responds with. Partners program against this list: add to it, never rename.
 */
export const errorStatus = {
  BAD_USER_INPUT: 400,
  BAD_REQUEST: 400,
  QUERY_TOO_COMPLEX: 400,
  OTP_INVALID: 400,
  UNAUTHENTICATED: 401,
  LOGIN_FAILED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_INVALID: 401,
  REAUTHENTICATION_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_APPROVED: 403,
  WRONG_ROLE: 403,
  SECOND_FACTOR_SETUP: 403,
  PHONE_UNVERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PHONE_TAKEN: 409,
  PRODUCT_UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
  ORDER_LIMIT: 409,
  INVALID_TRANSITION: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  UPLOAD_FAILED: 503,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** The code of an error no one foresaw; it carries an incident id and nothing else. */
export const internalErrorCode = 'INTERNAL_SERVER_ERROR';

/**
 * Explains each code to developers who use the API: docs/errors.md and the schema's description are generated from it.
 */
export const errorMeaning: Readonly<Record<ErrorCode | typeof internalErrorCode, string>> = {
  BAD_USER_INPUT:
    'A value breaks a rule or is not of its type, or an idempotency key is missing or longer than 100 characters. `extensions.fields` names the fields and `extensions.key` the message.',
  BAD_REQUEST:
    'The request cannot be read: malformed JSON, no document, a missing header (`apollo-require-preflight` of a multipart request), a subscription sent by HTTP.',
  QUERY_TOO_COMPLEX: 'The document costs more than one request may. Ask for fewer items, or in several requests.',
  OTP_INVALID: 'The one-time code is wrong, used up or out of time.',
  UNAUTHENTICATED: 'There is no login, or the session or API key has ended.',
  LOGIN_FAILED: 'The phone number and password do not belong together.',
  SECOND_FACTOR_REQUIRED: 'The password is right; this admin account also needs `code`: of its authenticator app, or a recovery code.',
  SECOND_FACTOR_INVALID: 'The code of the second factor is wrong, or was used before.',
  REAUTHENTICATION_REQUIRED: 'This needs the password again: `confirmPassword`, then the same request within ten minutes.',
  SECOND_FACTOR_SETUP: 'This admin account must set up a second factor first: `beginSecondFactor`, then `confirmSecondFactor`.',
  FORBIDDEN: 'The account may not do this: another role, or a scope that the API key lacks.',
  NOT_APPROVED: 'The account waits for its approval, was rejected or is suspended.',
  WRONG_ROLE: 'The login names a role that is not the account’s.',
  PHONE_UNVERIFIED:
    'The phone must be verified first (before the first order, before working in a shop): `requestPhoneCode`, then `verifyPhone`.',
  NOT_FOUND: 'It does not exist, or it is not yours: the two give the same error.',
  METHOD_NOT_ALLOWED: 'REST: the path exists, not with this method. The header `allow` lists those it has.',
  CONFLICT: 'It was changed in the meantime, or does not allow this now. `extensions.current` has what it is now.',
  PHONE_TAKEN: 'Another account has this phone number.',
  PRODUCT_UNAVAILABLE: 'A product is not on sale to this buyer now. `extensions.problems` names every line that is wrong.',
  OUT_OF_STOCK: 'Less is left than was requested. `extensions.problems` names every line that is wrong.',
  ORDER_LIMIT: 'The buyer has too many orders, or too much money in orders, that no seller has confirmed yet.',
  INVALID_TRANSITION: 'The order cannot take this step from its current status: `extensions.current` has the status and what is allowed.',
  PRECONDITION_FAILED: 'REST: the header `if-match` names another version than the one stored. Read it again, then decide.',
  PAYLOAD_TOO_LARGE: 'The body or a file is larger than allowed.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is neither JSON nor a form (GraphQL: its content type has more than 256 characters).',
  IDEMPOTENCY_KEY_REUSED: 'This idempotency key was used for another request.',
  RATE_LIMITED: 'Too many requests. The header `retry-after` has the seconds to wait.',
  UPLOAD_FAILED: 'The image store did not accept the file. Try again.',
  TIMEOUT:
    'The response took too long. What was requested may or may not have happened: send it again after `retry-after` seconds, with the same idempotency key.',
  UNAVAILABLE:
    'The server cannot use its database or its storage now, has no free connection to it, waits too long for what another request holds, or its disk is full (`error.storageFull`). Nothing is wrong with the request: send it again after `retry-after` seconds, with the same idempotency key.',
  INTERNAL_SERVER_ERROR: 'An unexpected error. Give support the number in `extensions.incident`.',
};

/** Errors of a GraphQL request that are found before any of our code sees it; HTTP 400, no `key`. */
export const documentErrorMeaning = {
  GRAPHQL_PARSE_FAILED: 'The document is no GraphQL.',
  GRAPHQL_VALIDATION_FAILED:
    'The document does not fit the schema, or is deeper or longer than allowed. Correct it; trying again changes nothing.',
  OPERATION_RESOLUTION_FAILURE: 'The document holds several operations, or none of that name: send `operationName`.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'The document was left out. Send it whole.',
} as const;

/** GraphQL has no code of its own for a body that is too large. */
export function graphqlErrorCode(code: ErrorCode): ErrorCode {
  return code === 'PAYLOAD_TOO_LARGE' ? 'BAD_REQUEST' : code;
}

/** Codes that only REST responds with. */
export const restOnlyCodes: readonly ErrorCode[] = ['METHOD_NOT_ALLOWED', 'PRECONDITION_FAILED', 'PAYLOAD_TOO_LARGE'];

/** REST names two codes differently: VALIDATION, and 413 as BAD_REQUEST. */
export function restErrorCode(code: ErrorCode): string {
  if (code === 'BAD_USER_INPUT') return 'VALIDATION';
  return code === 'PAYLOAD_TOO_LARGE' ? 'BAD_REQUEST' : code;
}
