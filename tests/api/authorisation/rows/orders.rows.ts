import { randomUUID } from 'node:crypto';
import { approvedProducer, consumer } from '../../../support/build-accounts';
import { imageFile } from '../../../support/build-catalogue';
import { listedProduct, orderInput, toldAsPaid } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { buyers, type Call, everybody, gql, members, okFor, outcomeOf, type Row, sellers } from '../row';
import {
  deliverByCode,
  feePendingSale,
  feeProposedPurchase,
  partProposedPurchase,
  proposedOrder,
  proposedPurchase,
} from '../order-proposals';
import {
  anyOrder,
  anyShippedOrder,
  cartProduct,
  claimedSale,
  confirmedSale,
  failedSale,
  order,
  purchase,
  sale,
  shippedPurchase,
  shippedSale,
} from '../things';
import type { World } from '../world';

const lines = async ({ app }: World) => [{ productId: (await listedProduct(app, await approvedProducer(app))).id, quantity: '2' }];
const PLACE = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
const move =
  (name: string, more = '') =>
  ({ id }: { id: string }) =>
    gql(`mutation ($id: ID!) { ${name}(id: $id${more}) { id } }`, { id });

/** A weight above what may be charged, of the first line of the order; of a missing one, where the order is none. */
async function proposal({ app }: World, id: string): Promise<Call> {
  const line = await one<{ id: string }>(app.db, 'SELECT id FROM order_lines WHERE order_id::text = $1', [id]);
  const weights = [{ lineId: line?.id ?? randomUUID(), kilograms: '5', isChecked: true }];
  return gql('mutation ($id: ID!, $weights: [LineWeightInput!]!) { proposeOrderWeights(id: $id, weights: $weights) { id } }', {
    id,
    weights,
  });
}

export const rows: readonly Row[] = [
  { operation: 'Query.myDeliveryTerms', outcome: okFor(...sellers), call: () => gql('{ myDeliveryTerms { id } }') },
  {
    operation: 'Mutation.setDeliveryTerms',
    outcome: okFor(...sellers),
    call: () =>
      gql('mutation ($input: DeliveryTermsInput!) { setDeliveryTerms(input: $input) { id } }', {
        input: { distances: ['SAME_UPAZILA'], pickup: true, leadDays: 1, weekdays: ['SUNDAY'], windows: ['MORNING'] },
      }),
  },
  {
    operation: 'Query.cart',
    outcome: okFor(...buyers),
    lists: cartProduct,
    call: () => gql('{ cart { groups { lines { product { id } } } } }'),
  },
  {
    operation: 'Query.quoteCart',
    outcome: everybody,
    call: async ({ world }) =>
      gql('query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { total } }', { lines: await lines(world) }),
  },
  {
    operation: 'Mutation.setCartLine',
    outcome: okFor(...buyers),
    call: async ({ world }) =>
      gql('mutation ($line: CartLineInput!) { setCartLine(line: $line) { total } }', { line: (await lines(world))[0] }),
  },
  {
    operation: 'Mutation.removeCartLine',
    outcome: okFor(...buyers),
    own: cartProduct,
    // what does not lie in one's cart is gone from it already
    others: 'ok',
    missing: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { removeCartLine(productId: $id) { total } }', { id }),
  },
  {
    operation: 'Mutation.mergeCart',
    outcome: okFor(...buyers),
    call: async ({ world }) =>
      gql('mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) { total } }', { lines: await lines(world) }),
  },
  {
    operation: 'Mutation.placeOrder',
    outcome: okFor(...buyers),
    call: async ({ world }) =>
      gql(PLACE, {
        input: { ...(await orderInput(world.app)), lines: await lines(world) },
        key: randomUUID(),
      }),
  },
  {
    operation: 'Query.purchaseByKey',
    outcome: okFor(...buyers),
    call: async ({ world, me }) => {
      const idempotencyKey = randomUUID();
      if (me && buyers.includes(me.role)) {
        const input = { ...(await orderInput(world.app)), lines: await lines(world) };
        await world.app.gql(PLACE, { input, key: idempotencyKey }, { token: me.token });
      }
      return gql('query ($key: String!) { purchaseByKey(idempotencyKey: $key) { id } }', { key: idempotencyKey });
    },
  },
  {
    operation: 'Query.purchaseByKey',
    case: 'a key of another account',
    outcome: outcomeOf(buyers, 'null'),
    call: async ({ world }) => {
      const other = await consumer(world.app);
      const key = randomUUID();
      const input = { ...(await orderInput(world.app)), lines: await lines(world) };
      await world.app.gql(PLACE, { input, key }, { token: other.token });
      return gql('query ($key: String!) { purchaseByKey(idempotencyKey: $key) { id } }', { key });
    },
  },
  {
    operation: 'Mutation.reorder',
    outcome: okFor(...buyers),
    own: purchase,
    call: ({ id }) => gql('mutation ($id: ID!) { reorder(id: $id) { missing } }', { id }),
  },
  {
    operation: 'Mutation.claimPayment',
    outcome: okFor(...buyers),
    own: purchase,
    call: ({ id }) =>
      gql('mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }', {
        id,
        input: { ...toldAsPaid },
      }),
  },
  { operation: 'Query.myOrders', outcome: okFor(...buyers), lists: purchase, call: () => gql('{ myOrders { nodes { id } } }') },
  { operation: 'Query.mySales', outcome: okFor(...sellers), lists: sale, call: () => gql('{ mySales { nodes { id } } }') },
  {
    operation: 'Query.order',
    outcome: members,
    own: order,
    others: { admin: 'ok' },
    call: ({ id }) => gql('query ($id: ID!) { order(id: $id) { id } }', { id }),
  },
  { operation: 'Mutation.confirmOrder', outcome: okFor(...sellers), own: sale, call: move('confirmOrder') },
  { operation: 'Mutation.shipOrder', outcome: okFor(...sellers), own: confirmedSale, call: move('shipOrder') },
  { operation: 'Mutation.deliverOrder', outcome: okFor(...sellers), own: shippedSale, call: deliverByCode },
  {
    operation: 'Mutation.proposeDeliveryFee',
    outcome: okFor(...sellers),
    own: feePendingSale,
    call: move('proposeDeliveryFee', ', fee: "90"'),
  },
  { operation: 'Mutation.acceptOrderPart', outcome: okFor(...buyers), own: partProposedPurchase, call: move('acceptOrderPart') },
  {
    operation: 'Query.orderPartQuote',
    outcome: okFor(...sellers),
    own: sale,
    call: ({ id }) => gql('query ($id: ID!) { orderPartQuote(id: $id, quantities: []) { after } }', { id }),
  },
  { operation: 'Mutation.acceptDeliveryFee', outcome: okFor(...buyers), own: feeProposedPurchase, call: move('acceptDeliveryFee') },
  {
    operation: 'Mutation.proposeOrderWeights',
    outcome: okFor(...sellers),
    own: confirmedSale,
    call: ({ id, world }) => proposal(world, id),
  },
  { operation: 'Mutation.acceptOrderWeights', outcome: okFor(...buyers), own: proposedPurchase, call: move('acceptOrderWeights') },
  {
    operation: 'Mutation.declineOrderWeights',
    outcome: okFor(...sellers, ...buyers),
    own: proposedOrder,
    call: move('declineOrderWeights'),
  },
  {
    operation: 'Mutation.uploadOrderImage',
    outcome: okFor(...sellers, ...buyers),
    own: order,
    call: async ({ id }) =>
      gql(
        'mutation ($id: ID!, $file: Upload!) { uploadOrderImage(orderId: $id, file: $file) { id } }',
        { id },
        { file: await imageFile() },
      ),
  },
  { operation: 'Mutation.confirmReceipt', outcome: okFor(...buyers), own: shippedPurchase, call: move('confirmReceipt') },
  {
    operation: 'Mutation.reportFailedDelivery',
    outcome: okFor(...sellers),
    own: shippedSale,
    call: move('reportFailedDelivery', ', failure: ABSENT'),
  },
  { operation: 'Mutation.shipOrderAgain', outcome: okFor(...sellers), own: failedSale, call: move('shipOrderAgain') },
  { operation: 'Mutation.returnOrder', outcome: okFor(...sellers), own: failedSale, call: move('returnOrder') },
  { operation: 'Mutation.undoOrderStep', outcome: okFor(...sellers), own: confirmedSale, call: move('undoOrderStep') },
  { operation: 'Mutation.rejectOrder', outcome: okFor(...sellers), own: sale, call: move('rejectOrder', ', reason: "Sold out"') },
  {
    operation: 'Mutation.cancelOrder',
    outcome: members,
    own: order,
    others: { admin: 'ok' },
    call: move('cancelOrder', ', reason: "Sold out"'),
  },
  { operation: 'Mutation.confirmPayment', outcome: okFor(...sellers), own: claimedSale, call: move('confirmPayment') },
  {
    operation: 'Mutation.rejectPayment',
    outcome: okFor(...sellers),
    own: claimedSale,
    call: move('rejectPayment', ', reason: "Not there"'),
  },
  { operation: 'Query.salesCounts', outcome: okFor(...sellers), call: () => gql('{ salesCounts { statuses { count } } }') },
  { operation: 'Query.salesCsv', outcome: okFor(...sellers), call: () => gql('{ salesCsv { rowCount } }') },
  { operation: 'Query.sellerDay', outcome: okFor(...sellers), call: () => gql('{ sellerDay { pickList { name } } }') },
  { operation: 'Query.sellerDuties', outcome: okFor(...sellers), call: () => gql('{ sellerDuties { newOrders } }') },
  { operation: 'Query.sellerDayCounts', outcome: okFor(...sellers), call: () => gql('{ sellerDayCounts { toPick } }') },
  { operation: 'Query.sellerDayCsv', outcome: okFor(...sellers), call: () => gql('{ sellerDayCsv(list: RUN) { rowCount } }') },
  {
    operation: 'Query.deliveriesCalendar',
    outcome: okFor(...sellers),
    call: () => gql('{ deliveriesCalendar(dueFrom: "2026-11-01", dueUntil: "2026-11-30") { eventCount } }'),
  },
  { operation: 'Query.adminOrders', outcome: okFor('ADMIN'), call: () => gql('{ adminOrders { totalCount } }') },
  { operation: 'Query.adminOrdersCsv', outcome: okFor('ADMIN'), call: () => gql('{ adminOrdersCsv { rowCount } }') },
  {
    operation: 'Mutation.commentOrder',
    outcome: okFor('ADMIN'),
    own: anyOrder,
    others: 'ok',
    call: move('commentOrder', ', comment: "Called both"'),
  },
  {
    operation: 'Mutation.resolveOrder',
    outcome: okFor('ADMIN'),
    own: anyShippedOrder,
    others: 'ok',
    call: move('resolveOrder', ', state: DELIVERED, reason: "Both agree"'),
  },
  { operation: 'Query.marketTerms', outcome: everybody, call: () => gql('{ marketTerms { approvalHours } }') },
];
