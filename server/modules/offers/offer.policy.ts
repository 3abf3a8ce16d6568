/**
 * Policies of offers: admins may lower prices for a time everywhere, sellers on their own products; only admins give
 * coupons to many.
 */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayManageOffers = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
/** The transaction checks that the product is the seller's own: another seller's product counts as missing. */
export const mayMakeDeals = (viewer: Viewer): boolean => isSellingRole(viewer.role);
