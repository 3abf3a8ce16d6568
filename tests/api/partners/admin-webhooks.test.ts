/**
 * These tests verify what admins see of the deliveries to all partners and what they may do. They never see a secret or
 * a body.
 */
import { one, rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

interface Shown {
  id: string;
  webhookId: string;
  host: string;
  ownerName: string;
  endpointEnabled: boolean;
  delivery: { status: string; event: string; attempts: number; lastError: string | null };
}
const SHOWN =
  'id webhookId host ownerId ownerName endpointEnabled failingSince delivery { event status attempts responseStatus lastError nextAttemptAt createdAt }';

let app: TestApp;
let chief: TestAccount;
let karim: TestAccount;
let salma: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
  karim = await approvedProducer(app, { name: 'Karim' });
  salma = await approvedProducer(app, { name: 'Salma' });
});
afterAll(() => app.stop());
beforeEach(() => app.db.query('DELETE FROM webhooks'));

const hook = async ({ id }: TestAccount, url: string, failing = false) =>
  (
    await one<{ id: string }>(
      app.db,
      "INSERT INTO webhooks (user_id, url, secret, events, failing_since) VALUES ($1, $2, 'whsec_hidden', '{ORDER_PLACED}', CASE WHEN $3 THEN now() END) RETURNING id",
      [id, url, failing],
    )
  )?.id ?? '';
const sent = async (webhookId: string, status = 'FAILED', event = 'ORDER_PLACED') =>
  (
    await one<{ id: string }>(
      app.db,
      `INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body, status, attempts, response_status, last_error)
       VALUES ($1, $2, $1, '{"contactPhone":"01712345678"}', $3, 7, 500, 'HTTP 500') RETURNING id`,
      [webhookId, event, status],
    )
  )?.id ?? '';
const list = (args = 'first: 20') =>
  app.gql<{ partnerDeliveries: { totalCount: number; nodes: Shown[]; pageInfo: { endCursor: string } } }>(
    `{ partnerDeliveries(${args}) { totalCount nodes { ${SHOWN} } pageInfo { endCursor } } }`,
    {},
    { token: chief.token },
  );
const ids = async (args?: string) => (await list(args)).data.partnerDeliveries.nodes.map(({ id }) => id);
const redeliver = (id: string, reason = 'They mended it') =>
  app.call<{ redeliverToPartner: Shown }>('redeliverToPartner', { id, reason }, SHOWN, { token: chief.token });
const disable = (id: string, reason = 'It floods them', who = chief) =>
  app.call<{ disablePartnerWebhook: { webhookId: string } }>('disablePartnerWebhook', { webhookId: id, reason }, 'webhookId', {
    token: who.token,
  });

it('lists what goes to every partner, by state, event, host and failing endpoints; neither secret, path nor body [R11]', async () => {
  const [one_, two] = [
    await hook(karim, 'https://ann:pw@shop.example.com:8443/hook?token=abc', true),
    await hook(salma, 'https://erp.example.org/in'),
  ];
  const [first, second, third] = [await sent(one_), await sent(two, 'DELIVERED'), await sent(two, 'FAILED', 'STOCK_CHANGED')];
  const response = await list();
  expect(response.data.partnerDeliveries.nodes).toMatchObject([
    { id: third, host: 'erp.example.org', ownerName: 'Salma', delivery: { event: 'STOCK_CHANGED' } },
    { id: second, delivery: { status: 'DELIVERED' } },
    { id: first, host: 'shop.example.com:8443', ownerName: 'Karim', delivery: { status: 'FAILED', attempts: 7, lastError: 'HTTP 500' } },
  ]);
  expect(JSON.stringify(response.body)).not.toMatch(/whsec|token=|ann:pw|01712345678/);
  expect(await ids('status: FAILED')).toEqual([third, first]);
  expect(await ids('event: STOCK_CHANGED')).toEqual([third]);
  expect(await ids('host: "SHOP.example"')).toEqual([first]);
  expect(await ids('host: "hook"')).toEqual([]);
  expect(await ids('failing: true')).toEqual([first]);
  const page = (await list('first: 2')).data.partnerDeliveries;
  expect([page.totalCount, await ids(`first: 2, after: "${page.pageInfo.endCursor}"`)]).toEqual([3, [first]]);
  const [few, many] = [await countSql(app.db, () => list('first: 1')), await countSql(app.db, () => list('first: 20'))];
  expect(many).toHaveLength(few.length);
  const home = await app.gql<{ adminOverview: { webhooksFailing: number } }>(
    '{ adminOverview { webhooksFailing } }',
    {},
    { token: chief.token },
  );
  expect(home.data.adminOverview.webhooksFailing).toBe(1);
});

it('sends one again with a reason, once while it waits [R11]', async () => {
  const webhookId = await hook(karim, 'https://shop.example.com/hook');
  const id = await sent(webhookId);
  expect((await redeliver(id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await redeliver(id)).data.redeliverToPartner).toMatchObject({ id, delivery: { status: 'PENDING', attempts: 0 } });
  expect((await redeliver(id)).code).toBe('CONFLICT');
  expect((await redeliver('none')).code).toBe('NOT_FOUND');
  const trail = await rows(app.db, 'SELECT action, actor_id, reason, details FROM audit_events WHERE subject_id = $1', [webhookId]);
  expect(trail).toEqual([{ action: 'webhook.redelivered', actor_id: chief.id, reason: 'They mended it', details: { deliveryId: id } }]);
});

it('switches a webhook off with a reason its owner reads, and only an admin switches it on again [R11]', async () => {
  const webhookId = await hook(salma, 'https://erp.example.org/in?key=secret');
  expect((await disable(webhookId, 'Mine', salma)).code).toBe('FORBIDDEN');
  expect((await disable(webhookId)).data.disablePartnerWebhook).toEqual({ webhookId });
  expect((await disable(webhookId)).code).toBe('CONFLICT');
  expect((await disable('00000000-0000-7000-8000-000000000000')).code).toBe('NOT_FOUND');
  const [note] = await rows(app.db, "SELECT type, text_key, params FROM notifications WHERE user_id = $1 AND type = 'WEBHOOK_DISABLED'", [
    salma.id,
  ]);
  expect(note).toEqual({
    type: 'WEBHOOK_DISABLED',
    text_key: 'webhookStopped',
    params: { host: 'erp.example.org', reason: 'It floods them' },
  });
  const mine = async () =>
    (await app.gql<{ webhooks: object[] }>('{ webhooks { id enabled disabledBy disabledReason } }', {}, { token: salma.token })).data
      .webhooks;
  expect(await mine()).toEqual([{ id: webhookId, enabled: false, disabledBy: 'ADMIN', disabledReason: 'It floods them' }]);
  const asSalma = (query: string, variables: object) => app.gql(query, { id: webhookId, ...variables }, { token: salma.token });
  const update = 'mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }';
  const input = { url: 'https://erp.example.org/in', events: ['ORDER_PLACED'] };
  const rejected = await asSalma(update, { input: { ...input, enabled: true } });
  expect([rejected.code, rejected.body.errors?.[0]?.extensions.key]).toEqual(['FORBIDDEN', 'webhook.adminOff']);
  expect((await asSalma(update, { input: { ...input, enabled: false } })).code).toBeNull();
  expect((await asSalma(update, { input: { ...input, url: 'https://away.example.org/in', enabled: false } })).code).toBe('FORBIDDEN');
  expect((await asSalma('mutation ($id: ID!) { deleteWebhook(id: $id) { removedId } }', {})).code).toBe('FORBIDDEN');
  const create = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
  for (const url of [
    'https://erp.example.org/other',
    'https://ERP.example.org/in',
    'https://erp.example.org./in',
    'https://erp.example.org:8443/in',
  ])
    expect((await asSalma(create, { input: { ...input, url } })).code).toBe('FORBIDDEN');
  const enable = (who: TestAccount) =>
    app.call('enablePartnerWebhook', { webhookId, reason: 'They fixed it' }, 'webhookId', { token: who.token });
  expect((await enable(salma)).code).toBe('FORBIDDEN');
  expect((await enable(chief)).code).toBeNull();
  expect((await enable(chief)).code).toBe('CONFLICT');
  expect(await mine()).toEqual([{ id: webhookId, enabled: true, disabledBy: null, disabledReason: null }]);
  const trail = await app.gql<{ auditEntries: { nodes: { action: string; subjectName: string; reason: string }[] } }>(
    `{ auditEntries(subjectId: "${webhookId}") { nodes { action subjectName reason } } }`,
    {},
    { token: chief.token },
  );
  expect(trail.data.auditEntries.nodes).toEqual([
    { action: 'webhook.enabled', subjectName: 'erp.example.org', reason: 'They fixed it' },
    { action: 'webhook.disabled', subjectName: 'erp.example.org', reason: 'It floods them' },
  ]);
});

it.each([
  ['HTTPS://Shop.Example.com/hook', 'shop.example.com'],
  ['https:shop.example.com/hook', 'shop.example.com'],
  ['https:\\\\shop.example.com\\hook', 'shop.example.com'],
  ['https:///shop.example.com:8443?a=b', 'shop.example.com:8443'],
  ['https://shop.example.com\\@good.example/hook', 'shop.example.com'],
  ['https://ann:p@w@shop.example.com', 'shop.example.com'],
  ['https://', ''],
])('reads a row with the address %s, of before addresses had one form, as a call to %s [R11]', async (url, host) => {
  const webhookId = await hook(karim, url);
  await sent(webhookId);
  const listed = await list();
  expect([listed.code, listed.data.partnerDeliveries.nodes[0]?.host]).toEqual([null, host]);
  expect((await disable(webhookId)).code).toBeNull();
  const entries = await app.gql<{ auditEntries: { nodes: { subjectName: string }[] } }>(
    `{ auditEntries(subjectId: "${webhookId}") { nodes { subjectName } } }`,
    {},
    { token: chief.token },
  );
  expect(entries.data.auditEntries.nodes).toEqual([{ subjectName: host }]);
});
