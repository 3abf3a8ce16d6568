/** Who may rate what: one line each. Asserted by ReviewsService. */
import { OrderStatus } from '../../../schema/values/orders';
import type { Viewer } from '../../platform/graphql/context';

interface BoughtLine {
  readonly buyerId: string;
  readonly status: OrderStatus;
}

export const isBuyerOf = (viewer: Viewer, line: BoughtLine): boolean => viewer.id === line.buyerId;

export const isRateable = (line: BoughtLine): boolean => line.status === OrderStatus.DELIVERED;
