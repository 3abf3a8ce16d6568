/** Admins decide about lots in person: their API keys hold, release and recall nothing, and state nothing as found. */
import { KeyScope } from '../../../schema/values/market/partners';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss, second] = [await approvedProducer(app), await admin(app), await admin(app)];
});
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);
const scopes = [KeyScope.WRITE_PRODUCTS, KeyScope.WRITE_ORDERS];

it('an admin’s API key decides nothing about a lot; a seller’s holds and releases', async () => {
  const code = await codeOf(await listedProduct(app, grower, { quantity: '100' }));
  const [key, own] = [await apiKey(app, boss, scopes), await apiKey(app, grower, scopes)];
  const act = async (operation: 'holdLot' | 'releaseLot' | 'askRecall', { token }: { readonly token: string }) =>
    (await app.call(operation, { input: { code, reason: 'Mould was found' } }, 'state', { token })).code;
  expect([await act('holdLot', key), await act('askRecall', key)]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  expect((await decide('holdLot', boss, code)).code).toBeNull();
  expect([await act('releaseLot', key), await act('releaseLot', boss)]).toEqual(['FORBIDDEN', null]);
  expect([await act('holdLot', own), await act('releaseLot', own)]).toEqual([null, null]);
});

it('an admin’s API key states nothing as found', async () => {
  const product = await listedProduct(app, grower, { quantity: '10' });
  const { lineIds } = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  const code = await codeOf(product);
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  const input = { lineId: lineIds[0], quantity: '1' };
  const { token } = await apiKey(app, boss, scopes);
  expect((await app.call('stateFoundGoods', { input }, 'found', { token })).code).toBe('NOT_FOUND');
  expect((await app.call('stateFoundGoods', { input }, 'found', boss)).code).toBeNull();
});
