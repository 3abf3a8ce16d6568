/**
 * An auditor of food safety reads by an admin's API key with READ_ORDERS: all lots, traces, their files and how far
 * recalls are; no names of people, no orders, and nothing is decided by it.
 */
import { KeyScope } from '../../../schema/values/market/partners';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, type TestOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let boss: TestAccount;
let auditor: { readonly token: string };
let code: string;
let order: TestOrder;
const { codeOf, decide } = recallSteps(() => app);
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app);
  auditor = { token: (await apiKey(app, boss, [KeyScope.READ_ORDERS])).token };
  const product = await listedProduct(app, await approvedProducer(app), { quantity: '100', unit: 'KG' });
  order = await deliveredOrder(app, { lines: [{ product, quantity: '30' }] });
  code = await codeOf(product);
  await decide('askRecall', boss, code);
  await decide('confirmRecall', await admin(app), code);
});
afterAll(() => app.stop());

it('reads all lots, what is on hold or recalled, and how far a recall is', async () => {
  const lists = await Promise.all([
    app.call<Record<string, { nodes: object[] }>>(
      'allLots',
      { filter: { code } },
      'nodes { code state history { kind actorName } }',
      auditor,
    ),
    app.call<Record<string, { nodes: object[] }>>('heldLots', {}, 'nodes { code }', auditor),
  ]);
  expect(lists.map((list) => list.code)).toEqual([null, null]);
  expect(lists.map(({ data }) => Object.values(data)[0]?.nodes)).toEqual([
    [{ code, state: 'RECALLED', history: ['RECALLED', 'RECALL_ASKED'].map((kind) => ({ kind, actorName: null })) }],
    [{ code }],
  ]);
  const recall = await app.call<{ recall: object }>(
    'recall',
    { code },
    'quantity found hasMore sales { contactName contactPhone }',
    auditor,
  );
  expect(recall.data.recall).toEqual({ quantity: '100', found: '70', hasMore: false, sales: [] });
});

it('traces them, also by the files, without names of people', async () => {
  const trace = await app.call<{ traceLot: object }>('traceLot', { code, skip: 0 }, 'steps { quantity buyerName trackingNumber }', auditor);
  expect(trace.data.traceLot).toEqual({
    steps: [{ quantity: '30', buyerName: null, trackingNumber: order.order.trackingNumber }],
  });
  for (const file of ['lotCsv', 'lotEpcis'] as const) {
    const { data } = await app.call<Record<string, { text: string }>>(file, { code }, 'text', auditor);
    expect(data[file]?.text).toContain(code);
    expect(data[file]?.text).not.toContain(order.order.contactPhone);
  }
});

it('reads nothing else and decides nothing', async () => {
  const input = { code, reason: 'Mould was found' };
  const rejected = await Promise.all([
    app.call('holdLot', { input }, 'state', auditor),
    app.call('releaseLot', { input }, 'state', auditor),
    app.call('askRecall', { input }, 'state', auditor),
    app.call('drillRecall', { code }, 'lots', auditor),
    app.call('auditEntries', {}, 'totalCount', auditor),
  ]);
  expect(rejected.map((response) => response.code)).toEqual(Array<string>(5).fill('FORBIDDEN'));
  const holders = await app.call<Record<string, null>>('recallHolders', { code }, 'totalCount', auditor);
  expect([holders.data.recallHolders, (await app.call('order', { id: order.id }, 'id', auditor)).code]).toEqual([null, 'NOT_FOUND']);
});
