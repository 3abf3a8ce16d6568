/** Reports whether the viewer may set what deliveries cost and when they come: sellers may. */
import { isSellingRole } from '../../../../schema/values/accounts/roles';
import type { Viewer } from '../../../platform/security/viewer';

export const mayOfferDelivery = (viewer: Viewer): boolean => isSellingRole(viewer.role);
