/** A trace goes on where a product was counted in another unit, back from what traders made of it, in files too. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { epcisErrors } from '../../support/epcis-schema';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { codeOf, codesOf } = recallSteps(() => app);

it('admins trace a trader’s lot back over a change of unit, with what was counted away; the trader reads one step', async () => {
  const [grower, trader, boss] = [await approvedProducer(app), await seller(app, 'SUPERSALER'), await admin(app)];
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  await app.call('setStock', { productId: product.id, quantity: '1990' }, 'id', grower);
  await app.call('updateProduct', { id: product.id, input: { unit: 'TON', quantity: '2', price: '30000' } }, 'id', grower);
  await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  const [first = '', next = ''] = await codesOf(product);
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, product, '1');
  const code = await codeOf(await transport.offer(trader, { receiptId: receipt.id, quantity: '1', price: '40000' }));
  const traced = async (by = boss) =>
    (await app.call<{ traceLot: object }>('traceLot', { code }, 'steps { code } unitChanges { fromCode code }', by)).data.traceLot;
  expect(await traced()).toEqual({ steps: [{ code: next }], unitChanges: [{ fromCode: first, code: next }] });
  expect(await traced(trader)).toEqual({ steps: [{ code: next }], unitChanges: [] });
  const csv = (await app.call<{ lotCsv: { text: string } }>('lotCsv', { code }, 'text', boss)).data.lotCsv.text.split('\r\n');
  const rowsOf = csv.filter((row) => row.split(',')[2] === first).map((row) => [row.split(',')[0], row.split(',')[4]]);
  expect(rowsOf).toEqual([
    ['The lot', '2000'],
    ['Went on as another lot', '1990'],
    ['Left without a sale', '10'],
  ]);
  const { text } = (await app.call<{ lotEpcis: { text: string } }>('lotEpcis', { code }, 'text', boss)).data.lotEpcis;
  expect(epcisErrors(JSON.parse(text))).toEqual([]);
  expect([text.includes(`${first}#harvest`), text.includes(`${next}#harvest`)]).toEqual([true, false]);
});
