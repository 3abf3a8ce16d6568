/** Policies of dashboards and price alerts. */
import { isSellingRole, Role } from '../../../schema/values/accounts/roles';
import { isBusinessBuyer } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';

export const maySeeSellerDashboard = (viewer: Viewer): boolean => isSellingRole(viewer.role);

/** Everyone who trades, no API key: a user's own interest. */
export const mayWatchPrices = (viewer: Viewer): boolean => viewer.role !== Role.ADMIN && !viewer.apiKey;

export const maySeeTraderDashboard = (viewer: Viewer): boolean => isBusinessBuyer(viewer.role);
