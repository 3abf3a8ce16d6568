/** Months with deliveries, and their bills, as tests need them. */
import { addMonths, monthAt } from '../../../../schema/values/money/months';
import { BillIssuingService } from '../../../../server/modules/money/bills/bill-issuing.service';
import { OrderPostingsService } from '../../../../server/modules/money/postings/order-postings.service';
import type { TestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { shippedOrder } from '../../../support/build-orders';

export const lastMonth = (): string => addMonths(monthAt(new Date()), -1);

/** Bills what was delivered since this month. */
export async function billedFrom(app: TestApp, month: string, more: { vat?: number; limit?: number } = {}): Promise<void> {
  const { vat = 15, limit = 5000 } = more;
  await app.db.query('UPDATE billing_terms SET first_month = $1::date, vat_percent = $2, overdue_limit = $3', [`${month}-01`, vat, limit]);
}

/** An order of 75 Tk (commission 1.50 Tk) that was delivered in a month. */
export async function deliveredIn(app: TestApp, seller: TestAccount, month: string, day = '20'): Promise<string> {
  const { id } = await shippedOrder(app, { seller });
  await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = $2 WHERE id = $1", [id, `${month}-${day} 06:00+00`]);
  await app.container.resolve(OrderPostingsService).postMissing();
  return id;
}

/** Issues the bills of the month before this moment. */
export const issueBills = (app: TestApp, now = new Date()): Promise<number> => app.container.resolve(BillIssuingService).issueDue(now);

export interface SeenBill {
  readonly id: string;
  readonly number: string;
  readonly month: string;
  readonly state: string;
  readonly commission: string;
  readonly vat: string;
  readonly carriedOver: string;
  readonly credit: string;
  readonly total: string;
  readonly paid: string;
  readonly open: string;
  readonly sellerTaxNumber: string | null;
  readonly lines: { readonly totalCount: number; readonly nodes: readonly { kind: string; orderId: string; commission: string }[] };
  readonly payments: readonly { id: string; amount: string; reference: string | null; reversedAt: string | null }[];
}

export const BILL_FIELDS = `id number month state commission vat carriedOver credit total paid open sellerTaxNumber
  lines { totalCount nodes { kind orderId commission } } payments { id amount reference reversedAt }`;

export async function billsOf(app: TestApp, { token }: TestAccount): Promise<readonly SeenBill[]> {
  const { data } = await app.gql<{ bills: { nodes: SeenBill[] } }>(`{ bills { nodes { ${BILL_FIELDS} } } }`, {}, { token });
  return data.bills.nodes;
}

/** A seller with one bill of 1.73 Tk: 1.50 Tk commission, 15 percent VAT. */
export async function sellerWithBill(app: TestApp): Promise<{ seller: TestAccount; bill: SeenBill; orderId: string }> {
  const seller = await approvedProducer(app);
  await billedFrom(app, lastMonth());
  const orderId = await deliveredIn(app, seller, lastMonth());
  await issueBills(app);
  const [bill] = await billsOf(app, seller);
  if (!bill) throw new Error('No bill was issued.');
  return { seller, bill, orderId };
}
