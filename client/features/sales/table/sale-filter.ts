import { OrderStatus, statusesOf } from '../../../../schema/values/orders/orders';
import type { OrderFilter } from '../../../generated/graphql';
import type { UrlChange, UrlState } from '../../../platform/router/use-url-state';
import { midnight } from '../../../ui/inputs/day-input';
import { progressOf, saleSorting } from './sale-sorting';

/** The chips above List Of Orders, in the order of an order's way; `?status=toShip`. */
export const saleStates = [
  { value: 'new', label: 'chipNew', statuses: [OrderStatus.PLACED] },
  { value: 'toShip', label: 'chipToShip', statuses: [OrderStatus.CONFIRMED] },
  { value: 'onTheWay', label: 'chipOnTheWay', statuses: [OrderStatus.SHIPPED] },
  { value: 'done', label: 'DONE', statuses: [OrderStatus.DELIVERED] },
  { value: 'cancelled', label: 'CANCELLED', statuses: statusesOf('CANCELLED') },
] as const satisfies readonly { value: string; label: string; statuses: readonly OrderStatus[] }[];
type SaleState = (typeof saleStates)[number];

/** Takes every filter and the sorting out of the address. */
export const noSaleFilter: UrlChange = { sort: null, q: null, status: null, from: null, until: null, district: null, pay: null };

export interface SaleFilter {
  readonly state: SaleState | null;
  readonly filter: OrderFilter;
  readonly isFiltered: boolean;
}

/** Reads the filter of sales from the address. Days are days in Dhaka. */
export function saleFilter(url: UrlState): SaleFilter {
  const state = saleStates.find(({ value }) => value === url.get('status')) ?? null;
  const filter = {
    progress: progressOf(saleSorting(url).chosen),
    statuses: state && [...state.statuses],
    search: url.get('q') || null,
    placedFrom: midnight(url.get('from')),
    placedUntil: midnight(url.get('until'), 1),
    districtId: url.whole('district'),
    paymentToCheck: url.get('pay') === 'check' ? true : null,
  };
  return { state, filter, isFiltered: Object.values(filter).some((one) => one !== null) };
}
