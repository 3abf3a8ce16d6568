/** Who may follow sellers: buyers, since a follower is notified of new products. Asserted by FollowsService. */
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import type { Viewer } from '../../../platform/security/viewer';

export const mayFollow = (viewer: Viewer): boolean => buyingRoles.some((role) => role === viewer.role);
