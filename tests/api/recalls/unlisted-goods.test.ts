/**
 * Goods that a trader received and never listed: the trace and the list of holders name the trader, and an admin reads
 * which stock of the trader's own may be these goods.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { relistingApi } from '../catalogue/support/relisting';
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
const received = async (quantity = '40') => {
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const receipt = await relistingApi(app).receive(trader, product, quantity);
  return { product, code: await codeOf(product), trader, receipt };
};
const ownHarvest = (by: TestAccount, goods: object = {}): Promise<Goods> =>
  listedProduct(app, by, { quantity: '40', unit: 'KG', ...goods });

interface Away {
  readonly lot: { readonly code: string };
  readonly cause: string;
  readonly quantity: string;
  readonly traderName: string | null;
  readonly mayBe: readonly { readonly code: string }[];
}
const AWAY = 'countedAway { lot { code } cause quantity traderName mayBe { code } }';
const traced = async (code: string, by = boss) =>
  (
    await app.call<{ traceLot: { steps: { buyerName: string; quantity: string }[]; countedAway: Away[] | null } }>(
      'traceLot',
      { code, skip: 0 },
      `steps { buyerName quantity } ${AWAY}`,
      by,
    )
  ).data.traceLot;

it('are with their trader in the trace and in the recall', async () => {
  const { code, trader } = await received();
  expect(await traced(code)).toEqual({ steps: [{ buyerName: 'Salma', quantity: '40' }], countedAway: [] });
  await decide('askRecall', boss, code);
  await decide('confirmRecall', second, code);
  const { data } = await app.call<{ recallHolders: { holders: object[] } }>(
    'recallHolders',
    { code },
    'holders { buyerName quantity found passedOn }',
    boss,
  );
  expect(data.recallHolders.holders).toEqual([{ buyerName: 'Salma', quantity: '40', found: '0', passedOn: '0' }]);
  const own = await codeOf(await ownHarvest(trader));
  const recall = await app.call<{ recall: { countedAway: Away[] } }>('recall', { code }, AWAY, boss);
  expect(recall.data.recall.countedAway).toMatchObject([{ lot: { code }, quantity: '40', traderName: 'Salma', mayBe: [{ code: own }] }]);
});

it('are named beside stock of the same kind that the trader added, from either side', async () => {
  const { code, trader } = await received();
  const own = await codeOf(await ownHarvest(trader));
  const named = [{ lot: { code }, cause: 'NOT_LISTED', quantity: '40', traderName: 'Salma', mayBe: [{ code: own }] }];
  expect([(await traced(code)).countedAway, (await traced(own)).countedAway]).toEqual([named, named]);
  expect((await traced(code, grower)).countedAway).toBeNull();
});

it('a part of them that was listed is not', async () => {
  const { code, trader, receipt } = await received();
  await relistingApi(app).offer(trader, { receiptId: receipt.id, quantity: '30' });
  const own = await codeOf(await ownHarvest(trader));
  expect((await traced(code)).countedAway).toMatchObject([{ quantity: '10', mayBe: [{ code: own }] }]);
});

it('stock of before, of another kind and of others is not named', async () => {
  const { code, trader } = await received();
  await ownHarvest(trader, { categorySlug: 'tools' });
  await ownHarvest(await seller(app, 'SUPERSALER'));
  const before = await ownHarvest(trader);
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '2 days' WHERE product_id = $1", [before.id]);
  expect((await traced(code)).countedAway).toEqual([]);
  expect((await traced(await codeOf(before))).countedAway).toEqual([]);
});
