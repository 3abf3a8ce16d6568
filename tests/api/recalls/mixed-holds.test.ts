/** A lot that several lots went on in says in its history who keeps it on hold, once one of them is released. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
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

const { codesOf, decide } = recallSteps(() => app);
const release = (by: TestAccount, code = '') => app.call('releaseLot', { input: { code, reason: 'Tested' } }, 'state', by);
/** Two lots, and the third that both went on in. */
const mixedLots = async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '2 days' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '150' }, 'quantity', grower);
  await app.call('updateProduct', { id: product.id, input: { unit: 'PIECE', quantity: '150' } }, 'unit', grower);
  const codes = await codesOf(product);
  expect(codes).toHaveLength(3);
  return codes;
};
const lotOf = async (code = '') => {
  const { data } = await app.call<{ traceLot: { lot: { state: string; reason: string | null; history: { kind: string }[] } } }>(
    'traceLot',
    { code },
    'lot { state reason history { kind } }',
    boss,
  );
  const { state, reason, history } = data.traceLot.lot;
  return [state, reason, history[0]?.kind];
};

it.each(['askRecall', 'holdLot'] as const)('%s of one lot still keeps the mixed one, which was not released', async (step) => {
  const [first, next, mixed] = await mixedLots();
  expect([(await decide(step, boss, first)).code, (await decide('holdLot', second, next)).code]).toEqual([null, null]);
  expect((await release(second, next)).code).toBeNull();
  expect(await lotOf(mixed)).toEqual(['HELD', 'Mould was found', 'HELD']);
  for (const code of [mixed, first]) expect((await release(grower, code)).code).toBe('CONFLICT');
  expect((await release(boss, first)).code).toBeNull();
  expect(await lotOf(mixed)).toEqual(['OPEN', null, 'RELEASED']);
});

it('a seller whose own hold is left releases the mixed lot by it', async () => {
  const [first, next, mixed] = await mixedLots();
  await decide('holdLot', grower, first);
  await decide('holdLot', boss, next);
  expect((await release(boss, next)).code).toBeNull();
  expect((await release(grower, first)).code).toBeNull();
  expect((await lotOf(mixed))[0]).toBe('OPEN');
});
