/**
 * Who may lower prices for a time: admins everywhere, sellers on their own products; only admins give coupons to many.
 */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayManageOffers = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
/** Whose product it is, is checked in the transaction: another's is a missing one. */
export const mayMakeDeals = (viewer: Viewer): boolean => isSellingRole(viewer.role);
