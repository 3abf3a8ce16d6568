/**
 * These tests verify what happens to API keys when the password is reset or changed, and when their owner is suspended.
 */
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, openSession, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEW = 'quite-another';
const works = async (token: string) => (await app.gql('{ categories { slug } }', {}, { token })).status === 200;
const notified = ({ id }: TestAccount) =>
  rows<{ params: object; link: string }>(app.db, "SELECT params, link FROM notifications WHERE user_id = $1 AND type = 'KEYS_ENDED'", [id]);

async function reset({ phone }: TestAccount): Promise<void> {
  await app.call('requestPasswordReset', { phone }, 'validMinutes');
  const sms = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1 ORDER BY id DESC LIMIT 1', [phone]);
  const input = { phone, code: /[0-9]{6}/.exec(sms?.body ?? '')?.[0], password: NEW, confirmPassword: NEW };
  expect((await app.call('resetPassword', { input }, 'phone')).code).toBeNull();
}
const change = ({ token, password }: TestAccount, wanted: object) =>
  app.call('changePassword', { input: { currentPassword: password, newPassword: NEW, confirmPassword: NEW, ...wanted } }, 'endedSessions', {
    token,
  });

it('a reset by a code ends every key, and one that was rotated out; its owner is notified how many [F3 W2]', async () => {
  const [owner, bystander] = [await approvedProducer(app), await approvedProducer(app)];
  const [first, second, theirs] = [await apiKey(app, owner), await apiKey(app, owner), await apiKey(app, bystander)];
  const { data } = await app.call<{ rotateApiKey: { secret: string } }>('rotateApiKey', { id: second.id }, 'secret', {
    token: owner.token,
  });
  const keys = [first.token, second.token, data.rotateApiKey.secret];
  expect(await Promise.all(keys.map(works))).toEqual([true, true, true]);
  await reset(owner);
  expect(await Promise.all([...keys, theirs.token].map(works))).toEqual([false, false, false, true]);
  expect(await notified(owner)).toEqual([{ params: { keys: 2, webhooks: 0 }, link: '/settings/developers' }]);
});

it('a reset by a code switches webhooks off and notifies their owner, who may switch them on again', async () => {
  const owner = await approvedProducer(app);
  const add = "INSERT INTO webhooks (user_id, url, events, secret) VALUES ($1, $2, '{ORDER_PLACED}', 'whsec_x') RETURNING id";
  const hook = await one<{ id: string }>(app.db, add, [owner.id, 'https://example.com/steal']);
  await reset(owner);
  expect(await notified(owner)).toEqual([{ params: { keys: 0, webhooks: 1 }, link: '/settings/developers' }]);
  const state = 'SELECT enabled, disabled_by FROM webhooks WHERE id = $1';
  expect(await one(app.db, state, [hook?.id])).toEqual({ enabled: false, disabled_by: 'PASSWORD_RESET' });
  const token = await openSession(app, owner.id);
  const input = { url: 'https://example.com/mine', events: ['ORDER_PLACED'], enabled: true };
  const on = 'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { enabled disabledBy } }';
  expect((await app.gql(on, { id: hook?.id, input }, { token })).data).toEqual({ updateWebhook: { enabled: true, disabledBy: null } });
});

it('a revoked key takes the webhooks along whose address it set, until their owner switches them on', async () => {
  const owner = await approvedProducer(app);
  const [leaked, other] = [await apiKey(app, owner, ['WEBHOOKS', 'READ_ORDERS']), await apiKey(app, owner, ['WEBHOOKS', 'READ_ORDERS'])];
  const input = (name: string) => ({ url: `https://example.com/${name}`, events: ['ORDER_PLACED'] });
  const make = async (name: string, token: string) =>
    (await app.call<{ createWebhook: { webhook: { id: string } } }>('createWebhook', { input: input(name) }, 'webhook { id }', { token }))
      .data.createWebhook.webhook.id;
  const update = (id: string, name: string, token: string) =>
    app.call('updateWebhook', { id, input: { ...input(name), enabled: true } }, 'enabled disabledBy', { token });
  const own = await make('own', owner.token);
  const moved = await make('moved', owner.token);
  const [byLeaked, byOther] = [await make('leaked', leaked.token), await make('other', other.token)];
  expect((await update(moved, 'elsewhere', leaked.token)).code).toBeNull();
  expect((await app.call('revokeApiKey', { id: leaked.id }, 'endedId', { token: owner.token })).code).toBeNull();
  const state = async (id: string) =>
    (
      await one<{ by: string | null }>(app.db, 'SELECT disabled_by AS by FROM webhooks WHERE id = $1 AND enabled = (disabled_by IS NULL)', [
        id,
      ])
    )?.by;
  expect([await state(own), await state(moved), await state(byLeaked), await state(byOther)]).toEqual([
    null,
    'KEY_REVOKED',
    'KEY_REVOKED',
    null,
  ]);
  expect((await update(byLeaked, 'leaked', owner.token)).code).toBeNull();
  expect((await change(owner, { endApiKeys: true })).code).toBeNull();
  expect([await state(own), await state(byLeaked), await state(byOther)]).toEqual([null, null, 'KEY_REVOKED']);
});

it('a user without keys is not notified that they ended [F3]', async () => {
  const owner = await approvedProducer(app);
  await reset(owner);
  expect(await notified(owner)).toEqual([]);
});

it('a change of the password retains the keys, unless their owner asks to revoke them and knows the password [X1]', async () => {
  const owner = await approvedProducer(app);
  const { token } = await apiKey(app, owner);
  expect((await change(owner, { currentPassword: 'not-mine', endApiKeys: true })).code).toBe('BAD_USER_INPUT');
  expect((await change(owner, {})).code).toBeNull();
  expect(await works(token)).toBe(true);
  expect((await change({ ...owner, password: NEW }, { endApiKeys: true })).code).toBeNull();
  expect(await works(token)).toBe(false);
  expect(await notified(owner)).toEqual([]);
});

it('a suspension stops the keys with the next request, on both APIs [W2]', async () => {
  const owner = await approvedProducer(app);
  const { token } = await apiKey(app, owner);
  expect(await works(token)).toBe(true);
  const { token: adminToken } = await admin(app);
  const suspend = 'mutation ($id: ID!) { suspendAccount(id: $id, reason: "Sold what was not his") { id } }';
  expect((await app.gql(suspend, { id: owner.id }, { token: adminToken })).code).toBeNull();
  expect(await app.gql('{ categories { slug } }', {}, { token })).toMatchObject({ status: 403, code: 'NOT_APPROVED' });
  expect((await app.rest('GET', '/api/v1/producer/products', { token })).headers.get('error-code')).toBe('NOT_APPROVED');
});
