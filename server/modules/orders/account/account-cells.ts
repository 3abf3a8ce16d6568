/** Files of sellers and of admins have the account of an order in the same columns, after the others. */
import { type MessageKey, text } from '../../../../schema/messages/text';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { CsvCell } from '../../../platform/csv/write-csv';
import type { Order } from '../orders/order.entity';
import { amountsOf } from './order-money';

const HEAD: readonly MessageKey[] = [
  'csv.charged',
  'csv.received',
  'csv.claimed',
  'csv.givenBack',
  'csv.due',
  'csv.refundDue',
  'csv.refundOwed',
];

/** Returns the headings, in the order of `accountCells`. */
export const accountHead = (language: Language): string[] => HEAD.map((key) => text(key, language));

/** Returns the amounts, BDT. */
export function accountCells(order: Order): CsvCell[] {
  const { charged, received, claimed, refunded, due, refundDue, refundOwed } = amountsOf(order);
  return [charged, received, claimed, refunded, due, refundDue, refundOwed];
}
