/** Admins' decisions about lots are in their trail, which finds them by code, number or phone; who asked reads so. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
  [boss, second] = [await admin(app, { name: 'Nasrin' }), await admin(app, { name: 'Babul' })];
  const product = await listedProduct(app, grower, { name: 'Sweet Potato', quantity: '40' });
  await app.db.query("UPDATE lots SET second_name = 'মিষ্টি আলু' WHERE product_id = $1", [product.id]);
  code = (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1', [product.id]))?.code ?? '';
});
afterAll(() => app.stop());

const decide = (operation: 'holdLot' | 'releaseLot' | 'askRecall' | 'confirmRecall', by: TestAccount, of = code) =>
  app.call(operation, { input: { code: of, reason: 'Mould was found' } }, 'isRecallAsked isRecallAskedByMe', { token: by.token });
interface Trail {
  auditEntries: { nodes: { action: string; actorName: string; subjectType: string; subjectName: string; reason: string | null }[] };
}
const trail = async (search: string) =>
  (await app.call<Trail>('auditEntries', { search }, 'nodes { action actorName subjectType subjectName reason }', { token: boss.token }))
    .data.auditEntries.nodes;

it('holds, requests, releases, drills and recalls are in the trail, with who and why', async () => {
  await decide('holdLot', grower);
  await decide('releaseLot', grower);
  await decide('holdLot', boss);
  await decide('releaseLot', boss);
  expect((await decide('askRecall', boss)).data).toMatchObject({ askRecall: { isRecallAsked: true, isRecallAskedByMe: true } });
  const seen = await app.call('traceLot', { code }, 'lot { isRecallAsked isRecallAskedByMe }', { token: second.token });
  expect(seen.data).toMatchObject({ traceLot: { lot: { isRecallAsked: true, isRecallAskedByMe: false } } });
  await app.call('drillRecall', { code }, 'lots', { token: second.token });
  await decide('confirmRecall', second);
  const entries = await trail(code.toLowerCase());
  expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['lot.recalled', 'Babul'],
    ['lot.drilled', 'Babul'],
    ['lot.recallAsked', 'Nasrin'],
    ['lot.released', 'Nasrin'],
    ['lot.held', 'Nasrin'],
  ]);
  expect(entries[0]).toMatchObject({ subjectType: 'lot', subjectName: code, reason: 'Mould was found' });
});

it('what was decided by one code is found by any code of the same goods, and a recall by what was made of them', async () => {
  const trader = await seller(app, 'SUPERSALER');
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, product, '40');
  const made = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  expect((await app.call('updateProduct', { id: product.id, input: { unit: 'PIECE', quantity: '60' } }, 'id', grower)).code).toBeNull();
  const codesOf = async (id: string) =>
    (await rows<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at', [id])).map((lot) => lot.code);
  const [first = '', next = ''] = await codesOf(product.id);
  const actions = async (search = '') => (await trail(search)).map(({ action }) => action);
  await decide('holdLot', boss, first);
  await decide('releaseLot', boss, next);
  expect([await actions(first), await actions(next)]).toEqual([
    ['lot.released', 'lot.held'],
    ['lot.released', 'lot.held'],
  ]);
  await decide('askRecall', boss, first);
  await decide('confirmRecall', second, first);
  expect([(await actions(next))[0], await actions((await codesOf(made.id))[0])]).toEqual(['lot.recalled', ['lot.recalled']]);
});

it('an account is found by its phone, in Bangla digits as well, and nothing by another', async () => {
  await app.call('suspendAccount', { id: grower.id, reason: 'Short weight' }, 'id', { token: boss.token });
  const bangla = [...grower.phone].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('');
  expect((await trail(bangla)).map(({ action }) => action)).toContain('account.suspended');
  expect(await trail('01999999999')).toEqual([]);
});

it('notifications name the product in the language of who reads them', async () => {
  const params = await one<{ second: string }>(
    app.db,
    "SELECT params->>'secondProduct' AS second FROM notifications WHERE user_id = $1 AND text_key = 'lotHeld' LIMIT 1",
    [grower.id],
  );
  expect(params).toEqual({ second: 'মিষ্টি আলু' });
});
