/** An account with goods on hold or recalled stays open; what one has in stock as it closes is counted away. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from '../recalls/support/recall-steps';

let app: TestApp;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [boss, second] = [await admin(app), await admin(app)];
});
afterAll(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
  await app.stop();
});

const { codeOf, decide } = recallSteps(() => app);
const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>('{ accountClosing { obstacles } }', {}, { token })).data.accountClosing
    .obstacles;
const close = ({ token, password }: TestAccount) => app.call('closeAccount', { input: { password } }, 'isClosed', { token });
const recall = async (code: string) =>
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
const progress = async (code: string) => (await app.call<{ recall: object }>('recall', { code }, 'quantity found', boss)).data.recall;

it('a grower with a lot on hold, asked to be recalled or recalled cannot close, until what became of it is stated', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '100' });
  const code = await codeOf(product);
  expect(await obstacles(grower)).toEqual([]);
  await decide('holdLot', boss, code);
  expect([await obstacles(grower), (await close(grower)).code]).toEqual([['HELD_GOODS'], 'CONFLICT']);
  await recall(code);
  expect([await obstacles(grower), (await close(grower)).code]).toEqual([['HELD_GOODS'], 'CONFLICT']);
  await app.call('setStock', { productId: product.id, quantity: '0', outcome: 'DESTROYED' }, 'quantity', grower);
  expect([await obstacles(grower), (await close(grower)).code]).toEqual([[], null]);
});

it('nor while an admin asks to recall goods that were counted away', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '100' });
  await app.call('setStock', { productId: product.id, quantity: '0' }, 'quantity', grower);
  await decide('askRecall', boss, await codeOf(product));
  expect(await obstacles(grower)).toEqual(['HELD_GOODS']);
});

it('a trader states what became of recalled received items before the account closes', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const product = await listedProduct(app, await approvedProducer(app), { quantity: '100' });
  const receipt = await relistingApi(app).receive(trader, product, '40');
  expect(await obstacles(trader)).not.toContain('HELD_GOODS');
  await recall(await codeOf(product));
  expect(await obstacles(trader)).toContain('HELD_GOODS');
  const [line] = await rows<{ id: string }>(app.db, 'SELECT order_line_id AS id FROM receipts WHERE id = $1', [receipt.id]);
  await app.call('stateFoundGoods', { input: { lineId: line?.id, quantity: '40', outcome: 'DESTROYED' } }, 'found', trader);
  expect(await obstacles(trader)).not.toContain('HELD_GOODS');
});

it('what an account has in stock as it closes is counted away: a recall does not find it', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '100' });
  const code = await codeOf(product);
  expect((await close(grower)).code).toBeNull();
  expect(
    await rows(app.db, 'SELECT cause, quantity::int FROM lot_removals r JOIN lots ON lots.id = lot_id WHERE code = $1', [code]),
  ).toEqual([{ cause: 'COUNTED', quantity: 100 }]);
  await recall(code);
  expect(await progress(code)).toEqual({ quantity: '100', found: '0' });
});
