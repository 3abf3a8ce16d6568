/**
 * These tests verify that the final quantities of an order count: for the dashboard, list and CSV of its seller, for
 * the commission, and for the items that its trader received.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, seller as sellerOf } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { rows } from '../../support/sql';
import { sumsOf } from '../money/support/ledger';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a line that was cancelled and one that weighed less are in no figure as they were ordered', async () => {
  const [seller, buyer] = [await approvedProducer(app), await sellerOf(app, 'WHOLESALER')];
  const lines = [
    { product: await listedProduct(app, seller, { name: 'Potato', price: '100' }), quantity: '10' },
    { product: await listedProduct(app, seller, { name: 'Onion', price: '60' }), quantity: '5' },
  ];
  const order = await placedOrder(app, { buyer, lines, input: { deliveryMethod: 'PICKUP' } });
  const actions = app.container.resolve(OrderActionsService);
  const [potato = '', onion = ''] = order.lineIds;
  await actions.confirm(asViewer(seller), order.id, { quantities: [{ lineId: onion, quantity: '0' }], reason: 'Sold out' });
  await actions.acceptPart(asViewer(buyer), order.id);
  await actions.ship(asViewer(seller), order.id, { weights: [{ lineId: potato, kilograms: '8.5' }] });
  await actions.deliver(asViewer(seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });

  const { data } = await app.gql<{
    sellerDashboard: { tiles: { kind: string; value: string }[] };
    mySales: { nodes: { quantity: string; total: string; lines: { quantity: string; lineTotal: string }[] }[] };
    salesCsv: { text: string };
  }>(
    '{ sellerDashboard { tiles { kind value } } mySales { nodes { quantity total lines { quantity lineTotal } } } salesCsv { text } }',
    {},
    { token: seller.token },
  );
  const tiles = Object.fromEntries(data.sellerDashboard.tiles.map(({ kind, value }) => [kind, Number(value)]));
  expect(tiles).toMatchObject({ TOTAL_REVENUE: 850, PRODUCTS_SOLD: 8.5, TOTAL_PROFIT: 833 });
  const wanted = [
    { quantity: '8.5', lineTotal: '850.00' },
    { quantity: '0', lineTotal: '0.00' },
  ];
  expect(data.mySales.nodes).toEqual([{ quantity: '8.5', total: '850.00', lines: wanted }]);
  expect(data.salesCsv.text).toMatch(/,8\.5,850\.00,0\.00,0\.00,850\.00,/);
  expect((await sumsOf(app, order.id))['COMMISSION']).toBe(-17);
  const received = await rows(
    app.db,
    'SELECT order_line_id, quantity::float, remaining::float, cost::float FROM receipts WHERE owner_id = $1',
    [buyer.id],
  );
  expect(received).toEqual([{ order_line_id: potato, quantity: 8.5, remaining: 8.5, cost: 850 }]);
});
