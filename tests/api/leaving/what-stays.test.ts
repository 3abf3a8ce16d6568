/**
 * After an account was closed no column of the database has its name, phone, address or documents, but those that are
 * listed here with their reason.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { MarketWordsSweepService } from '../../../server/modules/catalogue/market/search/market-words-sweep.service';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { account, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

/** Columns in which something may stay, with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  'invoices.content': 'a numbered paper, which the law has sellers retain as it was sent',
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const close = ({ token, password }: TestAccount) => app.call('closeAccount', { input: { password } }, 'isClosed', { token });
const gql = async (text: string, variables: object, { token }: TestAccount) => {
  const { code, body } = await app.gql(text, variables as Record<string, unknown>, { token });
  if (code !== null) throw new Error(`${text}: ${JSON.stringify(body.errors)}`);
};

/** Every column that can hold a text, of all tables, those of the job queue included. */
async function columnsWith(words: readonly string[]): Promise<string[]> {
  const columns = await rows<{ place: string; name: string; table: string }>(
    app.db,
    `SELECT c.table_name || '.' || c.column_name AS place, quote_ident(c.column_name) AS name,
       quote_ident(c.table_schema) || '.' || quote_ident(c.table_name) AS "table"
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE t.table_type = 'BASE TABLE' AND c.table_schema IN ('public', 'graphile_worker')
       AND (c.data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'tsvector') OR c.udt_name = 'citext')
     ORDER BY 1`,
  );
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { place, name, table } of columns) {
    const [hit] = await rows<{ text: string }>(
      app.db,
      `SELECT ${name}::text AS text FROM ${table} WHERE EXISTS (SELECT 1 FROM unnest($1::text[]) needle WHERE strpos(lower(${name}::text), lower(needle)) > 0) LIMIT 1`,
      [words],
    );
    if (hit) found.push(place);
  }
  return [...new Set(found)].filter((place) => !(place in STAYS));
}

it('nothing is left of a buyer', async () => {
  const buyer = await consumer(app, { name: 'Zqxjk Person' });
  const words = ['Zqxjk Person', buyer.phone, 'Vwxq Lane 77', 'zqxjk@example.com'];
  const contact = { contactName: 'Zqxjk Person', contactPhone: buyer.phone, address: 'Vwxq Lane 77' };
  const input = { ...contact, note: 'Call Zqxjk Person' };
  await gql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }',
    { input: { email: 'zqxjk@example.com' } },
    buyer,
  );
  const cancelled = await placedOrder(app, { buyer, input });
  await app.container.resolve(OrderActionsService).cancel(asViewer(buyer), cancelled.id, 'Zqxjk Person has moved');
  const sold = await deliveredOrder(app, { buyer, input });
  const claimed = await placedOrder(app, { buyer, input });
  await gql(
    'mutation ($id: ID!, $body: String!) { sendOrderMessage(orderId: $id, body: $body) { id } }',
    { id: claimed.id, body: 'When?' },
    buyer,
  );
  await app.container.resolve(OrderActionsService).cancel(asViewer(buyer), claimed.id, null);
  await gql(
    'mutation ($id: ID!, $body: String!) { askQuestion(productId: $id, body: $body) { id } }',
    { id: (await listedProduct(app, await approvedProducer(app))).id, body: 'Is it washed?' },
    buyer,
  );
  await gql('mutation ($id: ID!) { followSeller(sellerId: $id) { id } }', { id: sold.seller.id }, buyer);
  await gql(
    'mutation ($input: SupportMessageInput!) { sendSupportMessage(input: $input) { isReceived } }',
    { input: { name: 'Zqxjk Person', phone: buyer.phone, body: 'Please help' } },
    buyer,
  );
  const { upazilaId } = (await rows<{ upazilaId: number }>(app.db, 'SELECT id AS "upazilaId" FROM upazilas LIMIT 1'))[0]!;
  await gql(
    'mutation ($input: AddressInput!) { addAddress(input: $input) { id } }',
    { input: { label: 'Home', ...contact, upazilaId } },
    buyer,
  );
  await app.container.resolve(OrderActionsService).receive(asViewer(buyer), sold.id);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [sold.id]); // the time for problems is over
  await app.call('requestPasswordReset', { phone: buyer.phone }, 'validMinutes');
  expect(await columnsWith(words)).toEqual(
    expect.arrayContaining(['notifications.params', 'order_events.reason', 'sms_outbox.phone', 'users.name', 'orders.contact_name']),
  );
  expect((await app.gql('{ accountClosing { obstacles } }', {}, { token: buyer.token })).data).toEqual({
    accountClosing: { obstacles: [] },
  });
  expect((await close(buyer)).code).toBeNull();
  await resolvePort(app.container, JobQueue).runDue();
  expect(await columnsWith(words)).toEqual([]);
});

it('nothing is left of a seller, and others of the same name are named as before', async () => {
  const seller = await account(app, 'PRODUCER', { name: 'Kwvzq Trader' });
  await app.db.query(
    "UPDATE users SET name_of_business = 'Bxqvj Farm', email = 'kwvzq@example.com', address = 'Jqzv Road 5' WHERE id = $1",
    [seller.id],
  );
  const twin = await account(app, 'PRODUCER', { name: 'Kwvzq Trader' });
  const fan = await consumer(app);
  await gql('mutation ($id: ID!) { followSeller(sellerId: $id) { id } }', { id: seller.id }, fan);
  const rejected = await placedOrder(app, { seller });
  await app.container.resolve(OrderActionsService).reject(asViewer(seller), rejected.id, 'Bxqvj Farm is sold out');
  const other = await confirmedOrder(app, { seller: twin });
  const words = ['Bxqvj Farm', seller.phone, 'kwvzq@example.com', 'Jqzv Road 5'];
  expect(await columnsWith(words)).toEqual(
    expect.arrayContaining(['notifications.params', 'order_events.reason', 'users.name_of_business']),
  );
  expect((await close(seller)).code).toBeNull();
  await app.container.resolve(MarketWordsSweepService).sweep(); // a job of the night
  expect(await columnsWith(words)).toEqual([]);
  const named = await rows<{ user_id: string }>(app.db, "SELECT user_id FROM notifications WHERE params::text LIKE '%Kwvzq Trader%'");
  expect(named.map(({ user_id: id }) => id)).toEqual([other.buyer.id]);
});
