import { randomUUID } from 'node:crypto';
import { LedgerService } from '../../../../server/modules/money/ledger/ledger.service';
import type { LedgerAccountKind, LedgerKind } from '../../../../schema/values/money/ledger';
import { inTransaction } from '../../../../server/platform/db/transaction';
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

/** Adds a refund of an order that was paid online: rejected, or one that an admin pays by hand, or has paid. */
async function rejectedRefund({ app }: World, state: 'REJECTED' | 'BY_HAND' | 'DONE' = 'REJECTED'): Promise<string> {
  const { id: orderId, buyer } = await placedOrder(app);
  return inTransaction(app.db, async (tx) => {
    const refund = await one<{ id: string; paymentId: string }>(
      tx,
      `WITH payment AS (
         INSERT INTO gateway_payments (order_id, gateway, invoice, reference, page_url, amount, state, trx_id, captured_at)
         VALUES ($1, 'BKASH', $2::text, $2::text, 'https://pay.example', 10, 'CAPTURED', $2::text, now()) RETURNING id
       ) INSERT INTO gateway_refunds (payment_id, reason, amount, state, ended_at, hand_by, hand_since, hand_reference)
         SELECT p.id, 'NOT_DUE', 10, $3::text, now(), $4::uuid, CASE WHEN $4::uuid IS NOT NULL THEN now() - interval '2 days' END, CASE WHEN $3::text = 'DONE' THEN 'HAND' || $2::text END
         FROM payment p RETURNING id, payment_id AS "paymentId"`,
      [orderId, orderId.replaceAll('-', '').slice(0, 30), state, state === 'REJECTED' ? null : buyer.id],
    );
    const posting = (key: string, kind: LedgerKind, [debit, credit]: readonly [LedgerAccountKind, LedgerAccountKind]) => ({
      key,
      kind,
      orderId,
      occurredAt: new Date(),
      entries: [
        { account: debit, ownerId: null, amount: '10.00' },
        { account: credit, ownerId: null, amount: '-10.00' },
      ],
    });
    await app.container
      .resolve(LedgerService)
      .post(tx, [
        posting(`payment:${refund?.paymentId}`, 'PAYMENT_RECEIVED', ['GATEWAY', 'HELD']),
        posting(`refund-due:${refund?.id}`, 'REFUND_DUE', ['HELD', 'REFUNDS']),
        ...(state === 'DONE' ? [posting(`refund:${refund?.id}`, 'PAYMENT_REFUNDED', ['REFUNDS', 'CASH'])] : []),
      ]);
    return refund?.id ?? '';
  });
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
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { correctRefundByHand(id: $id, reason: "Mistyped") { reference } }', {
        id: await rejectedRefund(world, 'DONE'),
      }),
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
