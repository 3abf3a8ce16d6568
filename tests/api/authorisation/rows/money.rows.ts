import { randomUUID } from 'node:crypto';
import { placedOrder } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { type Call, gql, okFor, type Row, sellers } from '../row';
import type { World } from '../world';

/** Closes the next month of a market of long ago, in which no month after the first was closed. */
async function nextMonth({ app }: World): Promise<Call> {
  await app.db.query("INSERT INTO ledger_months (month) VALUES ('1990-01-01') ON CONFLICT DO NOTHING");
  const next = await one<{ month: string }>(
    app.db,
    "SELECT to_char(max(month) + interval '1 month', 'YYYY-MM') AS month FROM ledger_months",
  );
  return gql('mutation ($month: Month!) { closeMonth(month: $month) { month } }', { month: next?.month ?? '' });
}

/** Adds a rejected refund of an order that was paid online, or one that an admin pays by hand. */
async function rejectedRefund({ app }: World, state: 'REJECTED' | 'BY_HAND' = 'REJECTED'): Promise<string> {
  const { id: orderId } = await placedOrder(app);
  const refund = await one<{ id: string }>(
    app.db,
    `WITH payment AS (
       INSERT INTO gateway_payments (order_id, gateway, invoice, reference, page_url, amount, state, trx_id, captured_at)
       VALUES ($1, 'BKASH', $2, $2, 'https://pay.example', 10, 'CAPTURED', $2, now()) RETURNING id
     ) INSERT INTO gateway_refunds (payment_id, reason, amount, state, ended_at, hand_by, hand_since)
       SELECT p.id, 'NOT_DUE', 10, $3, now(), h.buyer_id, CASE WHEN h.buyer_id IS NOT NULL THEN now() - interval '2 days' END
       FROM payment p LEFT JOIN orders h ON h.id = $1 AND $3 = 'BY_HAND' RETURNING id`,
    [orderId, orderId.replaceAll('-', '').slice(0, 30), state],
  );
  return refund?.id ?? '';
}

const RETRY = 'mutation ($id: ID!) { retryRefund(id: $id) { rejected { id } } }';
const START = 'mutation ($id: ID!) { startRefundByHand(id: $id) { rejected { id } } }';
const CANCEL = 'mutation ($id: ID!) { cancelRefundByHand(id: $id) { rejected { id } } }';
const BY_HAND = 'mutation ($id: ID!, $reference: String!) { recordRefundByHand(id: $id, reference: $reference) { rejected { id } } }';

/**
 * Returns a settlement file with an unknown transaction. Its day is the server's, which is never after the day in
 * Bangladesh.
 */
const settlement = () => ({
  bytes: Buffer.from(`TrxID,Amount,Fee,Net Amount,Settlement Date\n${randomUUID()},10,0,10,${new Date().toISOString().slice(0, 10)}\n`),
  name: 'settlement.csv',
  type: 'text/csv',
});

export const rows: readonly Row[] = [
  { operation: 'Query.myBalance', outcome: okFor(...sellers), call: () => gql('{ myBalance { balance } }') },
  { operation: 'Query.myLedger', outcome: okFor(...sellers), call: () => gql('{ myLedger { closing nodes { id } } }') },
  { operation: 'Query.myLedgerCsv', outcome: okFor(...sellers), call: () => gql('{ myLedgerCsv { rowCount } }') },
  { operation: 'Query.moneyOverview', outcome: okFor('ADMIN'), call: () => gql('{ moneyOverview { owed } }') },
  { operation: 'Mutation.closeMonth', outcome: okFor('ADMIN'), call: ({ world }) => nextMonth(world) },
  { operation: 'Query.rejectedRefunds', outcome: okFor('ADMIN'), call: () => gql('{ rejectedRefunds { id orderId amount } }') },
  {
    operation: 'Mutation.retryRefund',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql(RETRY, { id: await rejectedRefund(world) }),
  },
  {
    operation: 'Mutation.startRefundByHand',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql(START, { id: await rejectedRefund(world) }),
  },
  {
    operation: 'Mutation.cancelRefundByHand',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql(CANCEL, { id: await rejectedRefund(world, 'BY_HAND') }),
  },
  {
    operation: 'Mutation.recordRefundByHand',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql(BY_HAND, { id: await rejectedRefund(world, 'BY_HAND'), reference: randomUUID().replaceAll('-', '') }),
  },
  { operation: 'Query.refundsByHand', outcome: okFor('ADMIN'), call: () => gql('{ refundsByHand { id orderId amount } }') },
  {
    operation: 'Mutation.correctRefundByHand',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => {
      const [id, reference] = [await rejectedRefund(world, 'BY_HAND'), randomUUID().replaceAll('-', '')];
      await world.app.db.query(`UPDATE gateway_refunds SET state = 'DONE', hand_reference = $2 WHERE id = $1`, [id, reference]);
      return gql('mutation ($id: ID!) { correctRefundByHand(id: $id, reason: "Mistyped") { reference } }', { id });
    },
  },
  { operation: 'Query.gatewayReconciliation', outcome: okFor('ADMIN'), call: () => gql('{ gatewayReconciliation { clearing missing } }') },
  { operation: 'Query.gatewayDifferences', outcome: okFor('ADMIN'), call: () => gql('{ gatewayDifferences { nodes { id kind } } }') },
  {
    operation: 'Mutation.importGatewaySettlement',
    outcome: okFor('ADMIN'),
    call: () =>
      gql('mutation ($file: Upload!) { importGatewaySettlement(gateway: BKASH, file: $file) { addedCount } }', {}, { file: settlement() }),
  },
];
