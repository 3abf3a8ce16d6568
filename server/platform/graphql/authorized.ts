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

/** Only approved accounts, and only of these roles where any is given. */
export function Authorized(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Role>(roles);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

export const authChecker: AuthChecker<RequestContext, Role> = ({ context }, roles) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  if (viewer.status !== AccountStatus.APPROVED) throw notApproved(viewer);
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
