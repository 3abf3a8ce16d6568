/** What admins see of the deliveries to all partners, and what they may do: never a secret, never a body. */
import { one, rows } from '../../../server/platform/db/sql';
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
let boss: TestAccount;
let karim: TestAccount;
let salma: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app);
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
    { token: boss.token },
  );
const ids = async (args?: string) => (await list(args)).data.partnerDeliveries.nodes.map(({ id }) => id);
const redeliver = (id: string, reason = 'They mended it') =>
  app.gql<{ redeliverToPartner: Shown }>(
    `mutation ($id: ID!, $reason: String!) { redeliverToPartner(id: $id, reason: $reason) { ${SHOWN} } }`,
    { id, reason },
    { token: boss.token },
  );
const disable = (id: string, reason = 'It floods them', who = boss) =>
  app.gql<{ disablePartnerWebhook: boolean }>(
    'mutation ($id: ID!, $reason: String!) { disablePartnerWebhook(webhookId: $id, reason: $reason) }',
    { id, reason },
    { token: who.token },
  );

it('R11 lists what goes to every partner, by state, event, host and failing endpoints; neither secret, path nor body', async () => {
  const [one_, two] = [
    await hook(karim, 'https://ann:pw@shop.example.com:8443/hook?token=abc', true),
    await hook(salma, 'https://erp.example.org/in'),
  ];
  const [first, second, third] = [await sent(one_), await sent(two, 'DELIVERED'), await sent(two, 'FAILED', 'STOCK_CHANGED')];
  const answer = await list();
  expect(answer.data.partnerDeliveries.nodes).toMatchObject([
    { id: third, host: 'erp.example.org', ownerName: 'Salma', delivery: { event: 'STOCK_CHANGED' } },
    { id: second, delivery: { status: 'DELIVERED' } },
    { id: first, host: 'shop.example.com:8443', ownerName: 'Karim', delivery: { status: 'FAILED', attempts: 7, lastError: 'HTTP 500' } },
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/whsec|token=|ann:pw|01712345678/);
  expect(await ids('status: FAILED')).toEqual([third, first]);
  expect(await ids('event: STOCK_CHANGED')).toEqual([third]);
  expect(await ids('host: "SHOP.example"')).toEqual([first]);
  expect(await ids('host: "hook"')).toEqual([]);
  expect(await ids('failing: true')).toEqual([first]);
  const page = (await list('first: 2')).data.partnerDeliveries;
  expect([page.totalCount, await ids(`first: 2, after: "${page.pageInfo.endCursor}"`)]).toEqual([3, [first]]);
  const [few, many] = [await countSql(app.db, () => list('first: 1')), await countSql(app.db, () => list('first: 20'))];
  expect(many).toHaveLength(few.length);
  const home = await app.gql<{ adminDesk: { webhooksFailing: number } }>('{ adminDesk { webhooksFailing } }', {}, { token: boss.token });
  expect(home.data.adminDesk.webhooksFailing).toBe(1);
});

it('R11 sends one again with a reason, once while it waits', async () => {
  const webhookId = await hook(karim, 'https://shop.example.com/hook');
  const id = await sent(webhookId);
  expect((await redeliver(id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await redeliver(id)).data.redeliverToPartner).toMatchObject({ id, delivery: { status: 'PENDING', attempts: 0 } });
  expect((await redeliver(id)).code).toBe('CONFLICT');
  expect((await redeliver('none')).code).toBe('NOT_FOUND');
  const trail = await rows(app.db, 'SELECT action, actor_id, reason, details FROM audit_events WHERE subject_id = $1', [webhookId]);
  expect(trail).toEqual([{ action: 'webhook.redelivered', actor_id: boss.id, reason: 'They mended it', details: { deliveryId: id } }]);
});

it('R11 switches a webhook off with a reason its owner reads; he may switch it on again', async () => {
  const webhookId = await hook(salma, 'https://erp.example.org/in?key=secret');
  expect((await disable(webhookId, 'Mine', salma)).code).toBe('FORBIDDEN');
  expect((await disable(webhookId)).data.disablePartnerWebhook).toBe(true);
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
  const mine = await app.gql<{ webhooks: { enabled: boolean; disabledAt: null }[] }>(
    '{ webhooks { enabled disabledAt } }',
    {},
    { token: salma.token },
  );
  expect(mine.data.webhooks).toEqual([{ enabled: false, disabledAt: null }]);
  const trail = await app.gql<{ auditEntries: { nodes: { action: string; subjectName: string; reason: string }[] } }>(
    `{ auditEntries(subjectId: "${webhookId}") { nodes { action subjectName reason } } }`,
    {},
    { token: boss.token },
  );
  expect(trail.data.auditEntries.nodes).toEqual([{ action: 'webhook.disabled', subjectName: 'erp.example.org', reason: 'It floods them' }]);
});
