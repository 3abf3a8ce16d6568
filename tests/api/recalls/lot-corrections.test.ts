/** Each correction of the stock is in the files of its lot, whichever way it goes, and never below zero. */
import { inTransaction } from '../../../server/platform/db/transaction';
import { StockService } from '../../../server/modules/catalogue/stock/stock.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { epcisErrors } from '../../support/epcis-schema';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { codeOf } = recallSteps(() => app);
const COUNTS = 52;

interface Event {
  readonly action: string;
  readonly eventID: string;
  readonly quantityList: readonly { readonly quantity: number }[];
}

it('what is counted away, in again and comes back spoilt', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  const { lineIds } = await deliveredOrder(app, { lines: [{ product, quantity: '20' }] });
  const stock = app.container.resolve(StockService);
  for (let n = 0; n < COUNTS; n += 1) await inTransaction(app.db, (tx) => stock.adjust(tx, product.id, n % 2 ? '80' : '70', grower.id));
  const line = { productId: product.id, orderLineId: lineIds[0] ?? null, actorId: grower.id, quantity: '5' };
  await inTransaction(app.db, (tx) => stock.restock(tx, line, true));
  const code = await codeOf(product);
  const csv = (await app.call<{ lotCsv: { text: string } }>('lotCsv', { code }, 'text', grower)).data.lotCsv.text.split('\r\n');
  const rows = csv.map((row) => row.split(',')).map((row) => [row[0], row[4], row.at(-1)].join(' · '));
  const countOf = (row: string) => rows.filter((one) => one === row).length;
  expect([
    countOf('Left without a sale · 10 · Counted down'),
    countOf('Came back without a sale · 10 · Counted in again'),
    countOf('Left without a sale · 5 · Came back spoilt'),
  ]).toEqual([COUNTS / 2, COUNTS / 2, 1]);
  const { text } = (await app.call<{ lotEpcis: { text: string } }>('lotEpcis', { code }, 'text', grower)).data.lotEpcis;
  const document = JSON.parse(text) as { epcisBody: { eventList: Event[] } };
  expect(epcisErrors(document)).toEqual([]);
  const corrections = document.epcisBody.eventList.filter(({ eventID }) => eventID.includes('removal-'));
  const sums = { ADD: 0, DELETE: 0 };
  for (const { action, quantityList } of corrections) sums[action as 'ADD'] += quantityList[0]?.quantity ?? 0;
  expect([corrections.length, sums]).toEqual([COUNTS + 1, { ADD: (10 * COUNTS) / 2, DELETE: (10 * COUNTS) / 2 + 5 }]);
});

it('what a trader takes off the market goes back to its receipt: a row, and no event', async () => {
  const [grower, trader] = [await approvedProducer(app), await seller(app, 'SUPERSALER')];
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, await listedProduct(app, grower, { quantity: '100' }), '40');
  const listed = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  expect((await app.call('setStock', { productId: listed.id, quantity: '10' }, 'id', trader)).code).toBeNull();
  const code = await codeOf(listed);
  const csv = (await app.call<{ lotCsv: { text: string } }>('lotCsv', { code }, 'text', trader)).data.lotCsv.text;
  expect(csv).toMatch(/Left without a sale,.*,20,.*,No longer listed/);
  expect((await app.call<{ lotEpcis: { text: string } }>('lotEpcis', { code }, 'text', trader)).data.lotEpcis.text).not.toContain(
    'removal-',
  );
});
