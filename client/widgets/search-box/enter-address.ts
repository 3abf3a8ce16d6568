import { Role } from '../../../schema/values/accounts/roles';
import { paths } from '../../platform/paths';
import type { SearchedList } from './suggestion';

/** A phone number or the number of an order, in digits of either script: no product is called so. */
export const isOwnNumber = (text: string): boolean => /\p{Nd}{4}/u.test(text);

/** The page that Enter opens before anything was found: the market's search, for admins and numbers the own orders. */
export function enterAddress(role: Role | null, isApproved: boolean, text: string, ownList: SearchedList | null): string {
  if (ownList && text !== '') return ownList(text);
  if (role === Role.ADMIN) return paths.adminOrders({ q: text });
  const sells = role !== null && role !== Role.CONSUMER && isApproved;
  return sells && isOwnNumber(text) ? paths.sales(role, { q: text }) : paths.search({ q: text });
}
