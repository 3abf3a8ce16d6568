/** Who may follow sellers: whoever buys, since a follower hears of new goods. Asserted by FollowsService. */
import { buyingRoles } from '../../../schema/values/trade';
import type { Viewer } from '../../platform/graphql/context';

export const mayFollow = (viewer: Viewer): boolean => buyingRoles.some((role) => role === viewer.role);
