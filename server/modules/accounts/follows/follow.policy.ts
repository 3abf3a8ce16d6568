/**
 * Reports whether the viewer may follow sellers: buyers may, since a follower is notified of new products.
 * FollowsService asserts it.
 */
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';

export const mayFollow = (viewer: Viewer): boolean => buyingRoles.some((role) => role === viewer.role);
