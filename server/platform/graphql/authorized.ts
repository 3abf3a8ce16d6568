/**
 * Declares who may call an operation. The policy that the service asserts decides. The roles are also written into the
 * schema's extensions, so that a test can walk the schema and find an operation that declares none.
 */
import { Authorized as TypeGraphqlAuthorized, Extensions, type AuthChecker } from 'type-graphql';
import { AccountStatus, type Role } from '../../../schema/values/accounts/roles';
import { forbidden, notApproved, unauthenticated } from '../errors/common-errors';
import type { RequestContext } from './context';

/** Where the roles are in a field's extensions. */
export const AUTHORIZED_EXTENSION = 'authorized';
/** Is beside the roles where a rejected account may call, too. */
export const EVEN_REJECTED_EXTENSION = 'evenRejected';

/** Beside the roles where a waiting account may call, too. */
const APPLICANT_EXTENSION = 'applicant';

const EVEN_REJECTED = 'EVEN_REJECTED';
const APPLICANT = 'APPLICANT';
type Sign = Role | typeof EVEN_REJECTED | typeof APPLICANT;

/** Only approved accounts, and only of these roles where any is given. */
export function Authorized(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Role>(roles);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/**
 * As Authorized, and open to rejected accounts as well: what they need to correct their registration, and nothing else
 * (a test lists them).
 */
export function AuthorizedEvenRejected(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Sign>([...roles, EVEN_REJECTED]);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles, [EVEN_REJECTED_EXTENSION]: true });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/**
 * As AuthorizedEvenRejected, and open to waiting accounts as well: what they add to their registration, and nothing
 * else (a test lists them).
 */
export function AuthorizedApplicant(...roles: Role[]): MethodDecorator & PropertyDecorator {
  const check = TypeGraphqlAuthorized<Sign>([...roles, EVEN_REJECTED, APPLICANT]);
  const note = Extensions({ [AUTHORIZED_EXTENSION]: roles, [EVEN_REJECTED_EXTENSION]: true, [APPLICANT_EXTENSION]: true });
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    note(target, key, descriptor as TypedPropertyDescriptor<unknown>);
    check(target, key, descriptor as TypedPropertyDescriptor<unknown>);
  };
}

/** Statuses that may call beside APPROVED, by what is declared on the operation. */
function isLetIn(status: AccountStatus, signs: readonly Sign[]): boolean {
  if (status === AccountStatus.APPROVED) return true;
  if (status === AccountStatus.REJECTED) return signs.includes(EVEN_REJECTED);
  return status === AccountStatus.PENDING && signs.includes(APPLICANT);
}

export const authChecker: AuthChecker<RequestContext, Sign> = ({ context }, signs) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  if (!isLetIn(viewer.status, signs)) throw notApproved(viewer);
  const roles = signs.filter((sign) => sign !== EVEN_REJECTED && sign !== APPLICANT);
  if (roles.length > 0 && !roles.includes(viewer.role)) throw forbidden();
  return true;
};
