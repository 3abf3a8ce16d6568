/**
 * How a session reaches the client: a web session as a cookie that is set and cleared, a bearer token in the response.
 */
import { SessionKind } from '../../../../schema/values/accounts/roles';
import type { RequestContext } from '../../../platform/graphql/context';
import type { AuthPayload } from '../users/account.types';
import type { SignedIn } from './login.service';

export function sendSession(context: RequestContext, { account, kind, token, device }: SignedIn): AuthPayload {
  if (kind === SessionKind.BEARER) return { account, token };
  context.setSessionCookie(token, account.role, device);
  return { account, token: null };
}

export function clearSession<T>(context: RequestContext, response: T): T {
  context.setSessionCookie(null, null);
  return response;
}
