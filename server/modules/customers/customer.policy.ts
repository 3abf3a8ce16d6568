/** Policy of customers: every seller has them. */
import { isSellingRole } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const maySeeCustomers = (viewer: Viewer): boolean => isSellingRole(viewer.role);
