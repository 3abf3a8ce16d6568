/** What a route of a kind may answer without saying so itself: the door, the body reader and the guard answer before it is asked. */
import type { RestRoute } from '../rest-route';
import type { Refusal } from './route-docs';
import { sentencesOf } from './rule-fields';

const MALFORMED: Refusal = ['BAD_REQUEST', 'error.malformed'];
const OF_A_BODY: readonly Refusal[] = [
  MALFORMED,
  ['PAYLOAD_TOO_LARGE', 'error.bodyTooLarge'],
  ['UNSUPPORTED_MEDIA_TYPE', 'error.wrongType'],
];
const OF_FILES: readonly Refusal[] = [
  ['BAD_USER_INPUT', 'upload.notImage'],
  ['BAD_USER_INPUT', 'upload.tooLarge'],
  ['PAYLOAD_TOO_LARGE', 'error.tooManyFiles'],
  ['UPLOAD_FAILED', 'upload.failed'],
];
const OF_A_KEY: readonly Refusal[] = [
  ['IDEMPOTENCY_KEY_REUSED', 'order.keyReused'],
  ['BAD_USER_INPUT', 'order.keyTooLong'],
];
const OF_STATUS: readonly Refusal[] = [
  ['NOT_APPROVED', 'error.notApproved'],
  ['NOT_APPROVED', 'error.rejected'],
  ['NOT_APPROVED', 'error.suspended'],
];

/** Each once, the route's own first. */
export function refusalsOf(route: RestRoute): Refusal[] {
  const { says, path, body, access } = route;
  const ofRules = [says.body, says.query].flatMap((taken) => (taken ? sentencesOf(taken) : []));
  const all: readonly Refusal[] = [
    ...ofRules.map((key): Refusal => ['BAD_USER_INPUT', key]),
    ...(says.refusals ?? []),
    ...(path.includes(':') ? [['NOT_FOUND', 'error.notFound'] as const, MALFORMED] : []),
    ...(route.isKeyed ? OF_A_KEY : []),
    ...(body ? OF_A_BODY : []),
    ...(body === 'files' ? OF_FILES : []),
    ...(access === 'public' ? [] : [['UNAUTHENTICATED', route.unauthorized ?? 'product.unauthorizedAccess'] as const]),
    ...(access === 'public' || access === 'session' ? [] : OF_STATUS),
    ...(Array.isArray(access) ? [['FORBIDDEN', 'error.forbidden'] as const] : []),
    ...(access === 'public' ? [] : [['FORBIDDEN', route.scope ? 'apiKey.scopeMissing' : 'apiKey.notForKeys'] as const]),
    ['RATE_LIMITED', 'error.rateLimited'],
  ];
  return all.filter(([code, key], place) => all.findIndex((other) => other[0] === code && other[1] === key) === place);
}
