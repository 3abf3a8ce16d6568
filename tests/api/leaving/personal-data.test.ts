/**
 * These tests verify the file with a user's data: it contains everything that the modules have of the user, what they
 * may see of the other side, and no secret.
 */
import { serverLimits } from '../../../schema/values/server-limits';
import { readSources } from '../../architecture/checks/source-tree';
import { PersonalSourcesService } from '../../../server/modules/leaving/export/personal-sources.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, seller as trader } from '../../support/build-accounts';
import { image, jpegFile } from '../../support/build-catalogue';
import { confirmedOrder, deliveredOrder, listedProduct, placedOrder, toldAsPaid } from '../../support/build-orders';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { rows } from '../../support/sql';
import { archiveOf } from './exports';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Tables that refer to a user and are in no file, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  one_time_codes: 'hashes of codes that are valid for minutes',
  second_factors: 'secrets, of admins alone',
  fetched_images: 'which image came from which address; the images are among the others',
  customers: 'figures of a seller about buyers, made of the orders',
  idempotency_keys: 'responses of the last 24 hours, which are in the lists',
  announcements: 'written by admins',
  invoice_numbers: 'a counter',
  ledger_accounts: 'has no data but whose it is; its entries are in the ledger',
  ledger_months: 'closed by admins',
  payout_batches: 'made by admins',
  gateway_settlement_lines: 'imported by admins',
  data_exports: 'the file itself',
  grant_acts: 'operations of agents; what they changed is in the other lists',
  agent_accounts: 'made by admins; what an agent does is among the grants',
  story_looks: 'until when an admin has seen the stories of sellers',
};

it('every table that refers to users is in one of the lists, or left out for a reason', async () => {
  const found = await rows<{ name: string }>(
    app.db,
    `SELECT DISTINCT c.conrelid::regclass::text AS name FROM pg_constraint c
    WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass AND c.conparentid = 0 ORDER BY 1`,
  );
  const { files, images } = app.container.resolve(PersonalSourcesService);
  const used = new Set([...files, ...images].flatMap(({ sql }) => [...sql.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, table]) => table)));
  const names = found.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !used.has(name) && !(name in LEFT_OUT))).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => used.has(name) || !names.includes(name))).toEqual([]);
});

it('a module that erases data of a user declares it for this file', () => {
  const files = readSources();
  const text = (name: string) => files.get(name) ?? '';
  const modulesOf = (source: string) => [...source.matchAll(/from '(?:\.\.\/)+(\w+)\/[\w/-]+\.service'/g)].map(([, module]) => module);
  const service = text('server/modules/leaving/leaving.service.ts');
  const erasing = modulesOf(service).filter((module) => module !== 'platform');
  const declaring = new Set(modulesOf(text('server/modules/leaving/export/personal-sources.service.ts')));
  expect(erasing.length).toBeGreaterThan(8);
  expect(erasing.filter((module) => !declaring.has(module))).toEqual([]);
  const records = [...files.keys()].filter((name) => /^server\/modules\/.*-records\.service\.ts$/.test(name));
  expect(records.filter((name) => !declaring.has(name.split('/')[2]))).toEqual([]);
});

it('has no secret in any statement', () => {
  const { files } = app.container.resolve(PersonalSourcesService);
  const secret = /hash|\bsecret|previous_|password|token|\bcode_|search_|\.\*/;
  expect(files.filter(({ sql }) => secret.test(sql)).map(({ name }) => name)).toEqual([]);
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
});

it('of a buyer has the account and what they bought, with the phone of a seller once an order is confirmed', async () => {
  const buyer = await consumer(app, { name: 'Rahima Khatun' });
  const placed = await placedOrder(app, { buyer });
  const before = await archiveOf(app, buyer);
  expect(before.list('account')).toEqual([
    expect.objectContaining({ name: 'Rahima Khatun', phone: buyer.phone, role: 'CONSUMER' }) as object,
  ]);
  const [order] = before.list('orders-bought');
  expect(order).toMatchObject({ id: placed.id, seller: expect.any(String) as string, sellerPhone: null, status: 'PLACED' });
  expect(order?.lines).toEqual([expect.objectContaining({ quantity: 2.5, unit: 'KG' }) as object]);
  expect(before.text).not.toContain(placed.seller.phone);
  expect(before.list('orders-sold')).toEqual([]);
  expect(before.names).toEqual(
    expect.arrayContaining(['README.en.txt', 'README.bn.txt', 'sessions.json', 'cart.json', 'messages.json']) as string[],
  );

  const next = await consumer(app);
  const confirmed = await confirmedOrder(app, { buyer: next });
  const after = await archiveOf(app, next);
  expect(after.list('orders-bought')).toEqual([
    expect.objectContaining({ id: confirmed.id, sellerPhone: confirmed.seller.phone }) as object,
  ]);
  expect(after.text).not.toContain(buyer.phone);
  expect(after.text).not.toContain('commission');
});

it('has what was paid for an order and what goes back, for both of its sides', async () => {
  const { id, buyer, seller } = await confirmedOrder(app, { input: toldAsPaid });
  for (const step of ['confirmPayment(id: $id)', 'cancelOrder(id: $id, reason: "Flood")'])
    await app.gql(`mutation ($id: ID!) { ${step} { id } }`, { id }, { token: seller.token });
  for (const side of [buyer, seller]) {
    const found = await archiveOf(app, side);
    expect(found.list('order-payments')).toEqual([expect.objectContaining({ method: 'BKASH', state: 'RECEIVED' }) as object]);
    expect(found.list('order-refunds')).toEqual([expect.objectContaining({ payer: 'SELLER', state: 'OWED' }) as object]);
    const [order] = found.list(side === buyer ? 'orders-bought' : 'orders-sold');
    expect(order?.money).toMatchObject({
      charged: '0.00',
      due: '0.00',
      refunded: '0.00',
      refundDue: expect.stringMatching(/^[1-9]/) as string,
    });
  }
});

it('of a seller has products, posts, sales, ledger and images, and of another seller nothing', async () => {
  const [seller, other] = [await approvedProducer(app), await approvedProducer(app)];
  const own = await image(app, seller);
  const product = await listedProduct(app, seller, { imageIds: [own.id], tiers: [{ minQuantity: '50', price: '25' }] });
  const foreign = await listedProduct(app, other);
  const sold = await deliveredOrder(app, { lines: [{ product, quantity: '4' }] });
  await app.container.resolve(OrderActionsService).receive(asViewer(sold.buyer), sold.id);
  await placedOrder(app, { lines: [{ product: foreign, quantity: '1' }], buyer: await consumer(app, { name: 'Stranger Begum' }) });
  const found = await archiveOf(app, seller);
  expect(found.list('products')).toEqual([expect.objectContaining({ id: product.id, images: [own.id] }) as object]);
  expect(found.list('sell-posts')).toEqual([expect.objectContaining({ tiers: [{ minQuantity: 50, price: 25 }] }) as object]);
  expect(found.list('orders-sold')).toEqual([
    expect.objectContaining({ id: sold.id, buyer: sold.buyer.name, buyerPhone: sold.buyer.phone, status: 'DELIVERED' }) as object,
  ]);
  expect(found.list('stock-movements').length).toBeGreaterThan(1);
  expect(found.list('images')).toEqual([expect.objectContaining({ file: `${own.id}.webp` }) as object]);
  expect(found.file(`images/${own.id}.webp`).toString('latin1', 8, 12)).toBe('WEBP');
  expect(found.text).not.toContain(foreign.id);
  expect(found.text).not.toContain(other.phone);
  expect(found.text).not.toContain('Stranger Begum');
});

it('has images of documents and of orders, but not those that the other side uploaded', async () => {
  const { buyer, seller, id } = await confirmedOrder(app);
  const UPLOAD = 'mutation ($orderId: ID!, $file: Upload!) { uploadOrderImage(orderId: $orderId, file: $file) { id } }';
  const file = { bytes: Uint8Array.from(await jpegFile({ width: 40, height: 30 })), name: 'sack.jpg', type: 'image/jpeg' };
  const upload = async ({ token }: { token: string }) =>
    (await app.upload<{ uploadOrderImage: { id: string } }>(UPLOAD, { file }, { orderId: id }, { token })).data.uploadOrderImage.id;
  const [own, others] = [await upload(buyer), await upload(seller)];
  await app.db.query("INSERT INTO identity_documents (user_id, kind, content) VALUES ($1, 'NID_FRONT', $2)", [
    buyer.id,
    Buffer.from('an image'),
  ]);
  const found = await archiveOf(app, buyer);
  expect(found.names).toContain(`order-images/${own}.webp`);
  expect(found.names).not.toContain(`order-images/${others}.webp`);
  expect(found.file('identity-documents/NID_FRONT.webp').toString()).toBe('an image');
});

it('has the messages of both sides but none that is hidden, and neither keys nor secrets', async () => {
  const supersaler = await trader(app, 'SUPERSALER');
  const { seller, id } = await confirmedOrder(app, { buyer: supersaler });
  const SEND = 'mutation ($orderId: ID!, $body: String!) { sendOrderMessage(orderId: $orderId, body: $body) { id } }';
  const text = async (token: string, body: string) => {
    const sent = await app.gql<{ sendOrderMessage: { id: string } }>(SEND, { orderId: id, body }, { token });
    return sent.data.sendOrderMessage.id;
  };
  await text(supersaler.token, 'Is it sorted?');
  const hidden = await text(seller.token, 'An insult');
  await app.db.query(
    "UPDATE order_messages SET is_hidden = true, report_reason = 'Rude', reported_at = now(), decided_at = now(), decision_reason = 'Rude' WHERE id = $1",
    [hidden],
  );
  const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
  const made = await app.gql<{ createApiKey: { secret: string } }>(
    KEY,
    { input: { name: 'Shop', scopes: ['READ_ORDERS'] } },
    { token: supersaler.token },
  );
  await app.db.query(
    "INSERT INTO webhooks (user_id, url, secret, events) VALUES ($1, 'https://example.com/x', 'whsec_planted', '{ORDER_PLACED}')",
    [supersaler.id],
  );
  const found = await archiveOf(app, supersaler);
  expect(found.list('messages')).toEqual([
    expect.objectContaining({ isOwn: true, body: 'Is it sorted?' }) as object,
    expect.objectContaining({ isOwn: false, body: null, isHidden: true }) as object,
  ]);
  expect(found.list('api-keys')).toEqual([expect.objectContaining({ name: 'Shop' }) as object]);
  expect(found.list('webhooks')).toEqual([expect.objectContaining({ url: 'https://example.com/x' }) as object]);
  for (const secret of [made.data.createApiKey.secret, 'whsec_planted', supersaler.token, 'An insult', 'Rude', 'argon2'])
    expect(found.text).not.toContain(secret);
});

it('stays within its limit of bytes and names the images that are left out', async () => {
  const seller = await approvedProducer(app);
  const own = await image(app, seller);
  const limit = jest.replaceProperty(serverLimits, 'dataExportImageBytes', 10);
  const found = await archiveOf(app, seller);
  limit.restore();
  expect(found.names).not.toContain(`images/${own.id}.webp`);
  expect(JSON.parse(found.file('images-left-out.json').toString())).toEqual([`images/${own.id}.webp`]);
});
