/** Policies of recurring orders, one line each. Asserted by the service of this module. */
import { buysFrom } from '../../../schema/values/accounts/trade';
import type { Viewer } from '../../platform/security/viewer';
import type { Order } from '../orders/orders/order.entity';

/** Buyers, no API key: a user confirms what is ordered. */
export const mayRecur = (viewer: Viewer): boolean => buysFrom[viewer.role].length > 0 && !viewer.apiKey;

/** Its buyer alone, not its seller. */
export const mayRepeat = (viewer: Viewer, order: Pick<Order, 'buyerId'>): boolean => viewer.id === order.buyerId;
