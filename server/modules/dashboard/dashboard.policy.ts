/** Who has a seller's dashboard. */
import { isSellingRole } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const maySeeSellerDashboard = (viewer: Viewer): boolean => isSellingRole(viewer.role);
