/** A seller's balance and statement: of the own account only, by period and page, as a file. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { onlineOrder, pay, type PayingApp, startPayingApp } from './support/gateways';
import { onlinePickup } from './support/order-accounts';

let paying: PayingApp;
let app: TestApp;
let seller: TestAccount;
const numbers: string[] = [];
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  for (let order = 0; order < 3; order += 1)
    numbers.push((await deliveredOrder(app, { lines: [{ product, quantity: '2.5' }] })).order.trackingNumber);
  await deliveredOrder(app);
});
afterAll(() => paying.stop());

const LEDGER_FIELDS =
  'opening closing totalCount pageInfo { endCursor hasNextPage } nodes { id kind account amount occurredAt orderId trackingNumber }';
interface Ledger {
  myLedger: {
    opening: string;
    closing: string;
    totalCount: number;
    pageInfo: { endCursor: string; hasNextPage: boolean };
    nodes: { amount: string; kind: string; trackingNumber: string }[];
  };
}
const ledger = async (variables: object = {}) =>
  (await app.call<Ledger>('myLedger', { ...variables }, LEDGER_FIELDS, { token: seller.token })).data.myLedger;

it('shows what the seller owes', async () => {
  const { data } = await app.gql('{ myBalance { owed credit balance } }', {}, { token: seller.token });
  expect(data).toEqual({ myBalance: { owed: '4.50', credit: '0.00', balance: '4.50' } });
});

it('lists the entries of the own orders, latest first, page by page', async () => {
  const first = await ledger({ first: 2 });
  expect(first).toMatchObject({ opening: '0.00', closing: '4.50', totalCount: 3, pageInfo: { hasNextPage: true } });
  const second = await ledger({ first: 2, after: first.pageInfo.endCursor });
  const all = [...first.nodes, ...second.nodes];
  expect(all.map(({ trackingNumber }) => trackingNumber)).toEqual(numbers.toReversed());
  expect(all).toMatchObject(Array.from({ length: 3 }, () => ({ kind: 'ORDER_DELIVERED', account: 'RECEIVABLE', amount: '1.50' })));
});

it('shows the balances before and after a period', async () => {
  expect(await ledger({ untilMonth: '2020-01' })).toMatchObject({ opening: '0.00', closing: '0.00', totalCount: 0, nodes: [] });
  expect(await ledger({ fromMonth: '2999-01' })).toMatchObject({ opening: '4.50', closing: '4.50', totalCount: 0, nodes: [] });
});

it('rejects months in the wrong order, and what is no month', async () => {
  const reversed = await app.call('myLedger', { fromMonth: '2026-11', untilMonth: '2026-10' }, LEDGER_FIELDS, { token: seller.token });
  expect([reversed.code, reversed.body.errors?.[0]?.extensions]).toMatchObject([
    'BAD_USER_INPUT',
    { fields: [{ field: 'untilMonth', key: 'money.monthsReversed' }] },
  ]);
  for (const fromMonth of ['2026-00', 'x', '2026'])
    expect((await app.call('myLedger', { fromMonth }, LEDGER_FIELDS, { token: seller.token })).code).toBe('BAD_USER_INPUT');
  for (const first of [0, 101, -1])
    expect((await app.call('myLedger', { first }, LEDGER_FIELDS, { token: seller.token })).code).toBe('BAD_USER_INPUT');
  expect((await app.call('myLedger', { after: 'x' }, LEDGER_FIELDS, { token: seller.token })).code).toBe('BAD_USER_INPUT');
});

it('is a file in the language of the seller', async () => {
  const { data } = await app.gql<{ myLedgerCsv: { text: string; rowCount: number } }>(
    '{ myLedgerCsv { text rowCount totalCount } }',
    {},
    { token: seller.token, language: 'bn' },
  );
  expect(data.myLedgerCsv.rowCount).toBe(3);
  expect(data.myLedgerCsv.text).toContain(`অর্ডার ডেলিভারি,${numbers[0]},আপনার দেনা,1.50`);
});

it('takes two statements a page, however many entries there are', async () => {
  const count = async (first: number) => (await countSql(app.db, () => ledger({ first }))).length;
  expect(await count(1)).toBe(await count(3));
});

it('names the commission of an order that was paid online, also where the rest was paid in cash', async () => {
  const order = await onlineOrder(app, { input: onlinePickup });
  const [{ id, buyer }, by, actions] = [order, asViewer(order.seller), app.container.resolve(OrderActionsService)];
  await pay(app, order);
  const step = (who: TestAccount, mutation: string, variables: object = {}) =>
    app.gql(mutation, { id, ...variables }, { token: who.token });
  const weights = [{ lineId: order.lineIds[0], kilograms: '3' }];
  await step(
    order.seller,
    'mutation ($id: ID!, $weights: [LineWeightInput!]!) { proposeOrderWeights(id: $id, weights: $weights) { id } }',
    {
      weights,
    },
  );
  for (const name of ['acceptOrderWeights', 'payInCash']) await step(buyer, `mutation ($id: ID!) { ${name}(id: $id) { id } }`);
  await actions.ship(by, id);
  await actions.deliver(by, id, { code: await handoverCode(app, id), paymentReceived: true });
  const fields = 'nodes { kind account amount commissionBase commissionPercent }';
  const { data } = await app.call<{ myLedger: { nodes: unknown[] } }>('myLedger', {}, fields, { token: order.seller.token });
  const delivered = { kind: 'ORDER_DELIVERED', account: 'PAYABLE', amount: '-73.20', commissionBase: '90.00', commissionPercent: 2 };
  expect(data.myLedger.nodes).toEqual([delivered]);
});
