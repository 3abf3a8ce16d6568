/** Who has customers. */
import { isSellingRole } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const maySeeCustomers = (viewer: Viewer): boolean => isSellingRole(viewer.role);
