/** Errors that every route of a kind may return without declaring them: entry, body reader and guard come before it. */
import type { RestRoute } from '../rest-route';
import type { ErrorDoc } from './route-docs';
import { messagesOf } from './rule-fields';

const MALFORMED: ErrorDoc = ['BAD_REQUEST', 'error.malformed'];
const OF_A_BODY: readonly ErrorDoc[] = [
  MALFORMED,
  ['PAYLOAD_TOO_LARGE', 'error.bodyTooLarge'],
  ['UNSUPPORTED_MEDIA_TYPE', 'error.wrongType'],
  ['BAD_USER_INPUT', 'error.unknownField'],
  ['BAD_USER_INPUT', 'error.noObject'],
];
const OF_FILES: readonly ErrorDoc[] = [
  ['BAD_USER_INPUT', 'error.unknownFile'],
  ['BAD_USER_INPUT', 'upload.notImage'],
  ['BAD_USER_INPUT', 'upload.otherFormat'],
  ['BAD_USER_INPUT', 'upload.tooLarge'],
  ['PAYLOAD_TOO_LARGE', 'error.tooManyFiles'],
  ['UPLOAD_FAILED', 'upload.failed'],
];
const OF_A_KEY: readonly ErrorDoc[] = [
  ['IDEMPOTENCY_KEY_REUSED', 'order.keyReused'],
  ['BAD_USER_INPUT', 'order.keyTooLong'],
];
const OF_STATUS: readonly ErrorDoc[] = [
  ['NOT_APPROVED', 'error.notApproved'],
  ['NOT_APPROVED', 'error.rejected'],
  ['NOT_APPROVED', 'error.suspended'],
];

/** Each once, the route's own first. */
export function errorsOf(route: RestRoute): ErrorDoc[] {
  const { docs, path, body, access } = route;
  const ofRules = [docs.body, docs.query].flatMap((taken) => (taken ? messagesOf(taken) : []));
  const all: readonly ErrorDoc[] = [
    ...ofRules.map((key): ErrorDoc => ['BAD_USER_INPUT', key]),
    ...(docs.query ? [['BAD_USER_INPUT', 'error.unknownParameter'] as const] : []),
    ...(docs.errors ?? []),
    ...(path.includes(':') ? [['NOT_FOUND', 'error.notFound'] as const, MALFORMED] : []),
    ...(route.isKeyed ? OF_A_KEY : []),
    ...(body ? OF_A_BODY : []),
    ...(body === 'files' ? OF_FILES : []),
    ...(access === 'public' ? [] : [['UNAUTHENTICATED', route.unauthorized ?? 'product.unauthorizedAccess'] as const]),
    ...(access === 'public' || access === 'session' ? [] : OF_STATUS),
    ...(Array.isArray(access) ? [['FORBIDDEN', 'error.forbidden'] as const] : []),
    ...(access === 'public' ? [] : [['FORBIDDEN', route.scope ? 'apiKey.scopeMissing' : 'apiKey.notForKeys'] as const]),
    ...(access === 'public' ? [] : [['FORBIDDEN', 'acting.notHere'] as const]),
    ['RATE_LIMITED', 'error.rateLimited'],
  ];
  return all.filter(([code, key], place) => all.findIndex((other) => other[0] === code && other[1] === key) === place);
}
