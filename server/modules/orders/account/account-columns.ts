/**
 * Files of sellers and of admins have the account of an order in the same columns, after the others. Amounts are BDT.
 */
import type { CsvColumns } from '../../../platform/csv/csv-columns';
import type { OrderAmounts } from './order-money';

export const accountColumns: CsvColumns<{ readonly amounts: OrderAmounts }> = {
  'csv.charged': ({ amounts }) => amounts.charged,
  'csv.received': ({ amounts }) => amounts.received,
  'csv.claimed': ({ amounts }) => amounts.claimed,
  'csv.givenBack': ({ amounts }) => amounts.refunded,
  'csv.due': ({ amounts }) => amounts.due,
  'csv.refundDue': ({ amounts }) => amounts.refundDue,
  'csv.refundOwed': ({ amounts }) => amounts.refundOwed,
};
