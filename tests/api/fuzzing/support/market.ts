/**
 * The market that is fuzzed: senders of each role with things of their own, and two users whose data no sender may
 * read.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { resolvePort } from '../../../../server/app/wiring/container';
import { RateLimiter } from '../../../../server/platform/security/rate-limiter';
import type { TestApp } from '../../../support/app';
import { account, approvedProducer, consumer, openSession, payoutAccount, seller, type TestAccount } from '../../../support/build-accounts';
import { publishedProduct } from '../../../support/build-catalogue';
import { deliveredOrder, listedProduct, orderInput, placedOrder, shippedOrder } from '../../../support/build-orders';
import { rows } from '../../../support/sql';
import { onlineOrder, type PayingApp, startPayingApp, startPayment } from '../../money/support/gateways';

export interface FuzzSender {
  readonly name: 'visitor' | Role;
  readonly token: string | undefined;
}

export interface FuzzMarket {
  readonly app: TestApp;
  readonly gateways: PayingApp['gateways'];
  /** With live sessions of approved users, whatever the requests before did to them. */
  senders(): Promise<readonly FuzzSender[]>;
  /** Ids of the senders' records and of others' records. */
  readonly ids: readonly string[];
  /** Texts of users that none of the senders has to do with; admins may read them. */
  readonly secrets: readonly string[];
  stop(): Promise<void>;
}

const SECRET = {
  nid: '7771234567890',
  license: 'TRAD-SECRET-771',
  email: 'secret771@example.org',
  number: '01977177177',
  contactPhone: '01877100771',
  address: 'House 771 of the secret road',
  contactName: 'Secretbuyer Seventy',
  savedAddress: 'Lane 772 of the secret road',
  message: 'The secret message 771',
};

export async function openFuzzMarket(): Promise<FuzzMarket> {
  const { app, gateways, stop } = await startPayingApp({ TRUST_PROXY: '1', OTP_REQUIRED: 'false' });
  liftLimits(app);
  await addStrangers(app);
  const people = await addSenders(app);
  const ids = await knownIds(app);
  return {
    app,
    gateways,
    stop,
    ids,
    secrets: Object.values(SECRET),
    senders: async () => {
      await app.db.query(`UPDATE users SET status = 'APPROVED', status_reason = NULL, waiting_since = NULL WHERE id = ANY ($1::uuid[])`, [
        people.map(({ id }) => id),
      ]);
      const sessions = people.map(async ({ id, role }) => ({ name: role, token: await openSession(app, id, 'BEARER') }));
      return [{ name: 'visitor', token: undefined }, ...(await Promise.all(sessions))];
    },
  };
}

/** How often one may ask is tested elsewhere: here each request reaches what is behind the limits. */
function liftLimits(app: TestApp): void {
  const limiter = resolvePort(app.container, RateLimiter);
  const use = { used: 0, remaining: 1_000, resetsInSeconds: 60 };
  Object.assign(limiter, {
    consume: () => Promise.resolve(use),
    check: () => Promise.resolve(use),
    block: () => Promise.resolve(),
  });
}

async function addStrangers(app: TestApp): Promise<void> {
  const owner = await approvedProducer(app);
  await app.db.query('UPDATE users SET nid = $2, trade_license = $3, email = $4 WHERE id = $1', [
    owner.id,
    SECRET.nid,
    SECRET.license,
    SECRET.email,
  ]);
  await payoutAccount(app, owner, 'BKASH', SECRET.number);
  const buyer = await consumer(app);
  const product = await listedProduct(app, owner);
  const contact = { contactName: SECRET.contactName, contactPhone: SECRET.contactPhone, address: SECRET.address };
  const draft = { buyer, lines: [{ product, quantity: '2' }], input: { ...(await orderInput(app)), ...contact } };
  await placedOrder(app, draft);
  await deliveredOrder(app, draft);
  await app.db.query(
    `INSERT INTO addresses (user_id, contact_name, contact_phone, upazila_id, address) SELECT $1, $2, $3, upazila_id, $4 FROM orders WHERE buyer_id = $1 LIMIT 1`,
    [buyer.id, SECRET.contactName, SECRET.contactPhone, SECRET.savedAddress],
  );
  await app.db.query('INSERT INTO support_messages (name, phone, body) VALUES ($1, $2, $3)', [
    SECRET.contactName,
    SECRET.contactPhone,
    SECRET.message,
  ]);
}

async function addSenders(app: TestApp): Promise<TestAccount[]> {
  const [producer, supersaler, wholesaler, buyer] = [
    await approvedProducer(app),
    await seller(app, Role.SUPERSALER),
    await seller(app, Role.WHOLESALER),
    await consumer(app),
  ];
  const product = await publishedProduct(app, producer);
  const lines = [{ product: { id: product.id, name: product.name, seller: producer }, quantity: '2' }];
  for (const make of [placedOrder, shippedOrder, deliveredOrder]) {
    await make(app, { buyer, lines });
    await make(app, { buyer: wholesaler, lines });
  }
  for (const gateway of ['BKASH', 'SSLCOMMERZ'] as const) await startPayment(app, await onlineOrder(app, { buyer, lines }), gateway);
  return [producer, supersaler, wholesaler, buyer, await account(app, Role.ADMIN)];
}

const ID_TABLES = `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1`;

/** The first and the last ones of each table. */
async function knownIds(app: TestApp): Promise<string[]> {
  const ids: string[] = [];
  for (const { name } of await rows<{ name: string }>(app.db, ID_TABLES)) {
    const found = await rows<{ id: string }>(
      app.db,
      `(SELECT id FROM ${name} ORDER BY id LIMIT 3) UNION (SELECT id FROM ${name} ORDER BY id DESC LIMIT 4)`,
    );
    ids.push(...found.map(({ id }) => id));
  }
  return ids;
}
