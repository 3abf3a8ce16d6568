/** The payloads of mutations that change no single entity: what is in them. */
import { startTestApp, type TestApp } from '../../support/app';
import { account, approvedProducer, consumer, openSession, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ask = async (who: TestAccount | null, field: string, variables: Record<string, unknown> = {}, head = '') => {
  const { data } = await app.gql<Record<string, unknown>>(`mutation ${head} { ${field} }`, variables, who ? { token: who.token } : {});
  return Object.values(data)[0];
};
const PRODUCTS = '($ids: [ID!]!)';
const ID = '($id: ID!)';

it('sell posts are opened and paused, with the products as they are then [A3]', async () => {
  const producer = await approvedProducer(app);
  const { id } = await product(app, producer);
  const shown = (addToSellPost: boolean) => [{ id, addToSellPost }];
  const fields = '{ products { id addToSellPost } }';
  expect(await ask(producer, `postForSell(productIds: $ids) ${fields}`, { ids: [id] }, PRODUCTS)).toEqual({ products: shown(true) });
  expect(await ask(producer, `stopSelling(productIds: $ids) ${fields}`, { ids: [id] }, PRODUCTS)).toEqual({ products: shown(false) });
});

it('an idempotency key returns the payload again [O04]', async () => {
  const producer = await approvedProducer(app);
  const { id } = await product(app, producer);
  const key = 'remove-once';
  const head = '($id: ID!, $key: String)';
  const remove = () => ask(producer, 'deleteProduct(id: $id, idempotencyKey: $key) { removedId }', { id, key }, head);
  expect([await remove(), await remove()]).toEqual([{ removedId: id }, { removedId: id }]);
});

it('favourites and stock alerts name the product and what came of it [U5]', async () => {
  const producer = await approvedProducer(app);
  const buyer = await consumer(app);
  const { id } = await product(app, producer, { quantity: '10' });
  await ask(producer, 'postForSell(productIds: [$id]) { products { id } }', { id }, ID);
  const add = 'mergeFavourites(favourites: [{ productId: $id }]) { productIds }';
  const remove = 'removeFavourite(productId: $id) { productId isRemoved }';
  expect(await ask(buyer, add, { id }, ID)).toEqual({ productIds: [id] });
  expect(await ask(buyer, remove, { id }, ID)).toEqual({ productId: id, isRemoved: true });
  expect(await ask(buyer, remove, { id }, ID)).toEqual({ productId: id, isRemoved: false });
  const alert = 'notifyWhenBack(productId: $id) { productId isWaiting }';
  expect(await ask(buyer, alert, { id }, ID)).toEqual({ productId: id, isWaiting: false });
  await ask(producer, 'stopSelling(productIds: [$id]) { products { id } }', { id }, ID);
  expect(await ask(buyer, alert, { id }, ID)).toEqual({ productId: id, isWaiting: true });
  expect(await ask(buyer, 'cancelNotifyWhenBack(productId: $id) { productId isRemoved }', { id }, ID)).toEqual({
    productId: id,
    isRemoved: true,
  });
});

it('sessions, keys and the password name or count what is ended [X3]', async () => {
  const me = await consumer(app);
  const other = await openSession(app, me.id);
  const { data } = await app.gql<{ sessions: { nodes: { id: string; isCurrent: boolean }[] } }>(
    '{ sessions { nodes { id isCurrent } } }',
    {},
    { token: other },
  );
  const current = data.sessions.nodes.find(({ isCurrent }) => isCurrent)?.id;
  expect(await ask(me, 'revokeSession(id: $id) { endedId }', { id: current }, ID)).toEqual({ endedId: current });
  await openSession(app, me.id);
  expect(await ask(me, 'revokeOtherSessions { endedSessions }')).toEqual({ endedSessions: 1 });
  await openSession(app, me.id);
  await openSession(app, me.id);
  const input = { currentPassword: me.password, newPassword: 'quite-another', confirmPassword: 'quite-another' };
  expect(await ask(me, 'changePassword(input: $input) { endedSessions }', { input }, '($input: ChangePasswordInput!)')).toEqual({
    endedSessions: 2,
  });
  const key = await apiKey(app, me);
  expect(await ask(me, 'revokeApiKey(id: $id) { endedId }', { id: key.id }, ID)).toEqual({ endedId: key.id });
  expect(await ask(me, 'logout { isLoggedOut }')).toEqual({ isLoggedOut: true });
  expect((await app.gql('{ sessions { totalCount } }', {}, { token: me.token })).code).toBe('UNAUTHENTICATED');
});

it('codes report how long they are valid, the same for any phone; the password names the phone to log in with [F2]', async () => {
  const { phone } = await account(app, 'CONSUMER');
  const head = '($phone: String!)';
  const codes = ['01799999999', phone].map((asked) =>
    ask(null, 'requestPasswordReset(phone: $phone) { validMinutes resendSeconds }', { phone: asked }, head),
  );
  expect(await Promise.all(codes)).toEqual([0, 1].map(() => ({ validMinutes: 5, resendSeconds: 60 })));
  const [row] = (await app.db.query('SELECT body FROM sms_outbox WHERE phone = $1', [phone])) as { body: string }[];
  const code = /[0-9]{6}/.exec(row?.body ?? '')?.[0] ?? '';
  const input = { phone, code, password: 'quite-another', confirmPassword: 'quite-another' };
  expect(await ask(null, 'resetPassword(input: $input) { phone }', { input }, '($input: ResetPasswordInput!)')).toEqual({ phone });
});

it('one secret a request is tried [S6]', async () => {
  const { code } = await app.gql(
    'mutation { a: requestPasswordReset(phone: "01711111111") { validMinutes } b: requestPasswordReset(phone: "01711111112") { validMinutes } }',
  );
  expect(code).toBe('GRAPHQL_VALIDATION_FAILED');
});
