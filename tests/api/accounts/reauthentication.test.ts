/**
 * The password again before API keys, webhooks and their secrets; a login counts for ten minutes, an API key needs
 * none.
 */
import { rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const hook = { url: 'https://partner.example/hook', events: ['ORDER_PLACED'] };
const age = ({ id }: TestAccount) => rows(app.db, "UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [id]);
const confirm = ({ token }: TestAccount, password: string) =>
  app.call('confirmPassword', { input: { password } }, 'validMinutes', { token });

it('a session that proved its password long ago proves it again, once for ten minutes', async () => {
  const owner = await approvedProducer(app);
  const as = (query: string, variables: object = {}) =>
    app.gql<Record<string, { webhook: { id: string } }>>(query, { ...variables }, owner);
  const made = await as('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }', { input: hook });
  const { id } = made.data.createWebhook?.webhook ?? { id: '' };
  const key = await apiKey(app, owner);
  await age(owner);
  const guarded: readonly [string, object][] = [
    [
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }',
      { input: { name: 'Till', scopes: ['READ_PRODUCTS'] } },
    ],
    ['mutation ($id: ID!) { rotateApiKey(id: $id) { secret } }', { id: key.id }],
    ['mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', { input: hook }],
    ['mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }', { id }],
    [
      'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }',
      { id, input: { ...hook, url: 'https://elsewhere.example/', enabled: true } },
    ],
  ];
  for (const [query, variables] of guarded) {
    const rejected = await as(query, variables);
    expect([query, rejected.code, rejected.body.errors?.[0]?.message]).toEqual([
      query,
      'REAUTHENTICATION_REQUIRED',
      'Enter your password again to do this.',
    ]);
  }
  const switchOff = { id, input: { ...hook, enabled: false } };
  expect(
    (await as('mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }', switchOff)).code,
  ).toBeNull();
  expect((await confirm(owner, 'not-the-one')).body.errors?.[0]?.extensions.fields).toMatchObject([
    { field: 'password', key: 'password.currentWrong' },
  ]);
  expect((await confirm(owner, owner.password)).code).toBeNull();
  for (const [query, variables] of guarded) expect([query, (await as(query, variables)).code]).toEqual([query, null]);
});

it('an API key with the scopes needs none', async () => {
  const owner = await approvedProducer(app);
  const { token } = await apiKey(app, owner, ['WEBHOOKS', 'READ_ORDERS']);
  await age(owner);
  const made = await app.call('createWebhook', { input: hook }, 'secret', { token });
  expect(made.code).toBeNull();
});

it('wrong passwords are slowed down', async () => {
  const owner = await approvedProducer(app);
  for (let count = 0; count < 5; count += 1) expect((await confirm(owner, 'not-the-one')).code).toBe('BAD_USER_INPUT');
  expect((await confirm(owner, owner.password)).code).toBe('RATE_LIMITED');
});
