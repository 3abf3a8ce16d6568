/** Hands a session over the way its kind travels, and takes it back: a cookie is set or cleared, a bearer token stands in the answer. */
import { SessionKind } from '../../../schema/values/roles';
import type { RequestContext } from '../../platform/graphql/context';
import type { AuthPayload } from './account.types';
import type { SignedIn } from './login.service';

export function enter(context: RequestContext, { account, kind, token }: SignedIn): AuthPayload {
  if (kind === SessionKind.BEARER) return { account, token };
  context.setSessionCookie(token, account.role);
  return { account, token: null };
}

export function leave<T>(context: RequestContext, answer: T): T {
  context.setSessionCookie(null, null);
  return answer;
}
