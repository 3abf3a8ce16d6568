/** Who may lower a price for a time: whoever owns products; which ones stands in the WHERE clause. */
import { isSellingRole } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const mayMakeDeals = (viewer: Viewer): boolean => isSellingRole(viewer.role);
