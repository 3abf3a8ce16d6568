/** Who has a seller's dashboard. */
import { isSellingRole } from '../../../schema/values/accounts/roles';
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';

export const maySeeSellerDashboard = (viewer: Viewer): boolean => isSellingRole(viewer.role);

export const maySeeTraderDashboard = (viewer: Viewer): boolean => isBusinessBuyer(viewer.role);
