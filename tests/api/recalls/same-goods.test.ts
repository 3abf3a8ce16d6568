/** The same goods under another code: of one receipt, or in another unit. Whatever is decided holds for all of them. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let trader: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, trader] = [await approvedProducer(app, { name: 'Karim' }), await seller(app, 'SUPERSALER', { name: 'Salma' })];
  [boss, second] = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, decide } = recallSteps(() => app);
const recall = async (code: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
};
const holdsOf = ({ id }: Goods) => rows(app.db, 'SELECT hold FROM lots WHERE product_id = $1 ORDER BY opened_at, id', [id]);
/** One receipt that a trader lists as two products. */
const listedTwice = async (): Promise<[Goods, Goods]> => {
  const transport = relistingApi(app);
  const { id: receiptId } = await transport.receive(trader, await listedProduct(app, grower, { quantity: '100' }), '40');
  const offer = () => transport.offer(trader, { receiptId, quantity: '15' });
  return [await offer(), await offer()];
};

it('one receipt in two products: the recall of one reaches the other and its buyers', async () => {
  const [one, other] = await listedTwice();
  await deliveredOrder(app, { lines: [{ product: other, quantity: '5' }] });
  const code = await codeOf(one);
  const { data } = await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots orders buyers', boss);
  expect(data.drillRecall).toEqual({ lots: 2, orders: 1, buyers: 1 });
  await recall(code);
  expect([await holdsOf(one), await holdsOf(other)]).toEqual([[{ hold: 'RECALLED' }], [{ hold: 'RECALLED' }]]);
  expect((await app.call('postForSell', { productIds: [other.id] }, 'products { id }', trader)).code).toBe('CONFLICT');
});
