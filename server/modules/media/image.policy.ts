/** Who may store pictures. */
import { isSellingRole } from '../../../schema/values/roles';
import type { Viewer } from '../../platform/graphql/context';

export const mayUploadImages = (viewer: Viewer): boolean => isSellingRole(viewer.role);
