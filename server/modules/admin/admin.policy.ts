/** Policies of admins: what they may do about users, products, orders and the settings of the market. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayReviewAccounts = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
export const mayDecideAccounts = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
export const mayRevealDocuments = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
export const mayReadAuditTrail = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
export const mayAnnounce = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
export const mayWatchMessages = (viewer: Viewer): boolean => viewer.role === Role.ADMIN;
