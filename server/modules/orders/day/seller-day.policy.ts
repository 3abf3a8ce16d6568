/** Reports whether the viewer has days of deliveries: sellers have. */
import { isSellingRole } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';

export const mayRunDay = (viewer: Viewer): boolean => isSellingRole(viewer.role);
