import { monthAt } from '../../../../schema/values/money/months';
import { admin, approvedProducer } from '../../../support/build-accounts';
import { one } from '../../../support/sql';
import { billedFrom, deliveredIn, issueBills, lastMonth } from '../../money/support/bills';
import { type Builder, gql, okFor, type Row, sellers } from '../row';
import type { World } from '../world';

/** A bill of this seller. */
const bill: Builder = async ({ app }, seller) => {
  if (!sellers.some((role) => role === seller.role)) return null;
  const billId = async () => (await one<{ id: string }>(app.db, 'SELECT id FROM bills WHERE seller_id = $1', [seller.id]))?.id ?? null;
  const earlier = await billId();
  if (earlier !== null) return earlier;
  await billedFrom(app, lastMonth());
  await deliveredIn(app, seller, lastMonth());
  await issueBills(app);
  return billId();
};

/** A bill of a seller of its own, open as a whole. */
const openBill = async (world: World): Promise<string> => (await bill(world, await approvedProducer(world.app))) ?? '';

const input = { amount: '1', method: 'CASH', receivedOn: new Date().toISOString().slice(0, 10) };
const RECORD = 'mutation ($id: ID!, $input: BillPaymentInput!) { recordBillPayment(billId: $id, input: $input) { paid } }';

/** A payment that was recorded for such a bill. */
async function payment(world: World): Promise<string> {
  const billId = await openBill(world);
  await world.app.gql(RECORD, { id: billId, input }, await admin(world.app));
  return (await one<{ id: string }>(world.app.db, 'SELECT id FROM bill_payments WHERE bill_id = $1', [billId]))?.id ?? '';
}

let changes = 0;
/** Other terms at each call. */
const terms = () => ({
  vatPercent: '15',
  dueDays: String(1 + (++changes % 90)),
  overdueLimit: '5000',
  billedFrom: monthAt(new Date()),
  reason: 'Figures of the new year',
});

export const rows: readonly Row[] = [
  // sellers see their own alone: tests/api/money/bills.test.ts
  { operation: 'Query.bills', outcome: okFor(...sellers, 'ADMIN'), call: () => gql('{ bills { nodes { id } } }') },
  {
    operation: 'Query.bill',
    outcome: okFor(...sellers, 'ADMIN'),
    own: bill,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($id: ID!) { bill(id: $id) { number } }', { id }),
  },
  {
    operation: 'Query.billCsv',
    outcome: okFor(...sellers, 'ADMIN'),
    own: bill,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($id: ID!) { billCsv(id: $id) { rowCount } }', { id }),
  },
  { operation: 'Query.myBilling', outcome: okFor(...sellers), call: () => gql('{ myBilling { overdue } }') },
  {
    operation: 'Mutation.setTaxNumber',
    outcome: okFor(...sellers),
    call: () =>
      gql('mutation ($input: TaxNumberInput!) { setTaxNumber(input: $input) { taxNumber } }', { input: { taxNumber: '0001234560101' } }),
  },
  { operation: 'Query.billingTerms', outcome: okFor('ADMIN'), call: () => gql('{ billingTerms { vatPercent } }') },
  {
    operation: 'Mutation.changeBillingTerms',
    outcome: okFor('ADMIN'),
    call: () => gql('mutation ($input: BillingTermsInput!) { changeBillingTerms(input: $input) { dueDays } }', { input: terms() }),
  },
  {
    operation: 'Mutation.recordBillPayment',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql(RECORD, { id: await openBill(world), input }),
  },
  {
    operation: 'Mutation.reverseBillPayment',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { reverseBillPayment(paymentId: $id, reason: "Recorded twice") { paid } }', { id: await payment(world) }),
  },
];
