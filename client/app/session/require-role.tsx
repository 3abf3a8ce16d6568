import { data, redirect } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import type { Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import { apolloContext } from '../../platform/router/apollo-context';
import { hasActingEnded } from '../../platform/account/acting';
import { loadAccount } from '../../platform/session/load-account';

/** The guard passes this to the 403 screen: the roles that may open the address. */
export interface Rejection {
  readonly roles: readonly Role[];
}

/**
 * The guard of a screen, run before its loader: a visitor logs in first and comes back, an account that is not approved
 * waits, another role gets the 403 screen. The server rejects on its own; this only spares users a dead end.
 */
export function requireRole(roles: readonly Role[]): MiddlewareFunction {
  return async ({ request, context }, next) => {
    const account = await loadAccount(context.get(apolloContext));
    if (!account) {
      const { pathname, search } = new URL(request.url);
      throw redirect(paths.login({ next: pathname === '/' ? undefined : `${pathname}${search}` }));
    }
    if (account.status !== AccountStatus.APPROVED) throw redirect(paths.waiting());
    if (!roles.includes(account.role) && hasActingEnded()) throw redirect(paths.home(account.role)); // the address was the principal's
    if (!roles.includes(account.role)) throw data({ roles } satisfies Rejection, { status: 403 });
    return next();
  };
}

/** Where the shortcuts of the installed application lead, by role; the manifest cannot know who is signed in. */
const shortcuts: Record<string, (role: Role) => string> = { add: paths.addProduct, orders: (role) => paths.sales(role) };

/**
 * `/dashboard` itself goes to the home of the viewer, `/dashboard?to=add` and `?to=orders` to the viewer's own screen
 * of that kind.
 */
export const goHome: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const account = await loadAccount(context.get(apolloContext));
  if (!account) throw redirect(paths.login({ next: `${pathname}${search}` }));
  throw redirect((shortcuts[searchParams.get('to') ?? ''] ?? paths.home)(account.role));
};
