/** Who may store images. */
import { isSellingRole } from '../../../schema/values/accounts/roles';
import type { Viewer } from '../../platform/security/viewer';

export const mayUploadImages = (viewer: Viewer): boolean => isSellingRole(viewer.role);
