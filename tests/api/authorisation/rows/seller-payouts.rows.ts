import { admin, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { one } from '../../../support/sql';
import { discountedOrder, makeBatch, payoutsOf, requestPayout, sellerInCredit } from '../../money/support/payouts';
import { type Builder, gql, okFor, type Row, sellers } from '../row';
import type { World } from '../world';

/** A payout of this seller. */
const payout: Builder = async ({ app }, seller) => {
  if (!sellers.some((role) => role === seller.role)) return null;
  const [earlier] = await payoutsOf(app, seller);
  if (earlier) return earlier.id;
  await payoutAccount(app, seller);
  await discountedOrder(app, seller);
  return (await requestPayout(app, seller)).data.requestPayout.id;
};

/** A payout that is in a batch, of a seller of its own. */
async function sentPayout({ app }: World): Promise<{ id: string; batchId: string }> {
  const seller = await sellerInCredit(app);
  await makeBatch(app, await admin(app));
  const [sent] = await payoutsOf(app, seller);
  return { id: sent?.id ?? '', batchId: sent?.batchId ?? '' };
}

/** Another input at each call. */
const methods = ['BKASH', 'NAGAD'] as const;
let requests = 0;

/** With accounts of both and money due; others than sellers, and sellers who may not sell, as they are. */
async function inCredit({ app }: World, me: TestAccount | null): Promise<void> {
  if (!me || !sellers.some((role) => role === me.role)) return;
  const user = await one<{ status: string }>(app.db, 'SELECT status FROM users WHERE id = $1', [me.id]);
  if (user?.status !== 'APPROVED') return;
  for (const method of methods) await payoutAccount(app, me, method);
  await discountedOrder(app, me);
}

let transfers = 0;
const transfer = () => `MATRIX${++transfers}`;

export const rows: readonly Row[] = [
  { operation: 'Query.payouts', outcome: okFor(...sellers, 'ADMIN'), call: () => gql('{ payouts { nodes { id } } }') },
  {
    operation: 'Query.payout',
    outcome: okFor(...sellers, 'ADMIN'),
    own: payout,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($id: ID!) { payout(id: $id) { number } }', { id }),
  },
  { operation: 'Query.myPayoutOutlook', outcome: okFor(...sellers), call: () => gql('{ myPayoutOutlook { due } }') },
  {
    operation: 'Mutation.requestPayout',
    outcome: okFor(...sellers),
    spendsCaller: true,
    call: async ({ world, me }) => {
      await inCredit(world, me);
      const method = methods[requests++ % methods.length];
      return gql('mutation ($method: PayoutMethod!) { requestPayout(method: $method) { amount } }', { method });
    },
  },
  { operation: 'Query.payoutQueue', outcome: okFor('ADMIN'), call: () => gql('{ payoutQueue { due } }') },
  { operation: 'Query.payoutBatches', outcome: okFor('ADMIN'), call: () => gql('{ payoutBatches { nodes { number } } }') },
  {
    operation: 'Query.payoutBatch',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => gql('query ($id: ID!) { payoutBatch(id: $id) { number } }', { id: (await sentPayout(world)).batchId }),
  },
  {
    operation: 'Query.payoutBatchCsv',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('query ($id: ID!) { payoutBatchCsv(id: $id, method: BKASH) { rowCount } }', { id: (await sentPayout(world)).batchId }),
  },
  {
    operation: 'Mutation.makePayoutBatch',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => {
      await sellerInCredit(world.app);
      return gql('mutation { makePayoutBatch { number } }');
    },
  },
  {
    operation: 'Mutation.markPayoutPaid',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!, $reference: String!) { markPayoutPaid(id: $id, reference: $reference) { state } }', {
        id: (await sentPayout(world)).id,
        reference: transfer(),
      }),
  },
  {
    operation: 'Mutation.markPayoutFailed',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { markPayoutFailed(id: $id, reason: "The number does not exist") { state } }', {
        id: (await sentPayout(world)).id,
      }),
  },
  {
    operation: 'Mutation.correctPayoutNumber',
    outcome: okFor('ADMIN'),
    call: async ({ world }) => {
      const { id } = await sentPayout(world);
      await world.app.db.query(`UPDATE payouts SET state = 'PAID', reference = $2, paid_at = now() WHERE id = $1`, [id, transfer()]);
      return gql('mutation ($id: ID!) { correctPayoutNumber(id: $id, reason: "Mistyped") { reference } }', { id });
    },
  },
  {
    operation: 'Mutation.reconcilePayoutBatch',
    outcome: okFor('ADMIN'),
    call: async ({ world }) =>
      gql('mutation ($id: ID!) { reconcilePayoutBatch(id: $id, method: BKASH, transfers: []) { agreed } }', {
        id: (await sentPayout(world)).batchId,
      }),
  },
];
