/** Policy of closing an account and of exporting its data. Asserted by the services of this module. */
import { Role } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

/**
 * Accounts of admins belong to the market, and are suspended by another admin. No API key: it may be in other hands.
 */
export const mayLeave = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN && !viewer.apiKey;
