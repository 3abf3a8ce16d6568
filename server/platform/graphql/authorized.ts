/**
 * The sign on the door: who may call an operation. The lock is the policy which the service asserts.
 * The roles are also written into the schema's extensions, so that a test can walk the schema and find an operation nobody signed.
 */
import { Authorized as TypeGraphqlAuthorized, Extensions, type AuthChecker } from 'type-graphql';
import { AccountStatus, type Role } from '../../../schema/values/roles';
import { forbidden, notApproved, unauthenticated } from '../errors/common-errors';
import type { RequestContext } from './context';

/** Where the roles stand in a field's extensions. */
export const AUTHORIZED_EXTENSION = 'authorized';
/** Stands beside the roles where a rejected account may come in, too. */
export const EVEN_REJECTED_EXTENSION = 'evenRejected';

const EVEN_REJECTED = 'EVEN_REJECTED';
type Sign = Role | typeof EVEN_REJECTED;

/** Only approved accounts, and only of these roles where any is given. */
export function Authorized(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Role>(roles);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/** As Authorized, and open to rejected accounts as well: what they need to correct their registration, and nothing else (a test lists them). */
export function AuthorizedEvenRejected(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Sign>([...roles, EVEN_REJECTED]);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles, [EVEN_REJECTED_EXTENSION]: true });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

export const authChecker: AuthChecker<RequestContext, Sign> = ({ context }, signs) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  const mayEnter = viewer.status === AccountStatus.APPROVED || (viewer.status === AccountStatus.REJECTED && signs.includes(EVEN_REJECTED));
  if (!mayEnter) throw notApproved(viewer);
  const roles = signs.filter((sign) => sign !== EVEN_REJECTED);
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
