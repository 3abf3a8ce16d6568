/** Each builder makes a record of an account and returns its id, or null if such an account cannot have one. */
import { randomBytes } from 'node:crypto';
import type { Role } from '../../../schema/values/accounts/roles';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import * as accounts from '../../support/build-accounts';
import type { TestAccount } from '../../support/build-accounts';
import * as catalogue from '../../support/build-catalogue';
import * as orders from '../../support/build-orders';
import { buyers, sellers, type Builder } from './row';
import type { World } from './world';

/** Returns a builder that makes the record for these roles only. */
export const of =
  (roles: readonly Role[], build: (world: World, owner: TestAccount) => Promise<string>): Builder =>
  (world, owner) =>
    roles.includes(owner.role) ? build(world, owner) : Promise.resolve(null);

/** Not on the market. */
export const product = of(sellers, async ({ app }, owner) => (await catalogue.product(app, owner)).id);
export const publishedProduct = of(sellers, async ({ app }, owner) => (await catalogue.publishedProduct(app, owner)).id);
/** The open post of a product of this seller. */
export const sellPost = of(sellers, async ({ app }, owner) => {
  const { id } = await catalogue.publishedProduct(app, owner);
  return (await one<{ id: string }>(app.db, 'SELECT id FROM sell_posts WHERE product_id = $1', [id]))?.id ?? '';
});
/** A file that waits to be checked, and one whose preview is complete. */
export const productImport = of(sellers, ({ app }, owner) => addImport(app, owner, 'CHECKING'));
export const readyProductImport = of(sellers, ({ app }, owner) => addImport(app, owner, 'READY'));
const addImport = async (app: World['app'], owner: TestAccount, state: string): Promise<string> =>
  (
    await one<{ id: string }>(
      app.db,
      `INSERT INTO product_imports (seller_id, state, file_name, row_count) VALUES ($1, $2, 'products.csv', 0) RETURNING id`,
      [owner.id, state],
    )
  )?.id ?? '';
export const imageId = of(sellers, async ({ app }, owner) => (await catalogue.image(app, owner)).id);

/** Orders placed with this seller. */
export const sale = of(sellers, async ({ app }, seller) => (await orders.placedOrder(app, { seller })).id);
export const confirmedSale = of(sellers, async ({ app }, seller) => (await orders.confirmedOrder(app, { seller })).id);
export const shippedSale = of(sellers, async ({ app }, seller) => (await orders.shippedOrder(app, { seller })).id);
export const failedSale = of(sellers, async ({ app }, seller) => (await orders.failedOrder(app, { seller })).id);
/** A purchase that is on its way. */
export const shippedPurchase = of(buyers, async ({ app }, buyer) => (await orders.shippedOrder(app, { buyer })).id);
/** A sale with a mobile payment that was reported. */
export const claimedSale = of(sellers, async ({ app }, seller) => (await orders.placedOrder(app, { seller, input: orders.toldAsPaid })).id);
/** A buyer of this seller. */
export const customer = of(sellers, async ({ app }, seller) => (await orders.placedOrder(app, { seller })).buyer.id);
/** An order of this buyer. */
export const purchase = of(buyers, async ({ app }, buyer) => (await orders.placedOrder(app, { buyer })).id);
/** A purchase that has arrived. */
export const deliveredPurchase = of(buyers, async ({ app }, buyer) => (await orders.deliveredOrder(app, { buyer })).id);
export const deliveredLine = of(buyers, async ({ app }, buyer) => (await orders.deliveredOrder(app, { buyer })).lineIds[0] ?? '');
/** Products this trader received. */
export const receipt = of(['SUPERSALER', 'WHOLESALER'], async ({ app }, buyer) => {
  const { lineIds } = await orders.deliveredOrder(app, { buyer });
  return (await one<{ id: string }>(app.db, 'SELECT id FROM receipts WHERE order_line_id = $1', [lineIds[0]]))?.id ?? '';
});
async function rated({ app }: World, { buyer, lineIds }: orders.TestOrder): Promise<string> {
  const { data } = await app.call<{ reviewOrderLine: { id: string } }>(
    'reviewOrderLine',
    { input: { orderLineId: lineIds[0], stars: 3 } },
    'id',
    { token: buyer.token },
  );
  return data.reviewOrderLine.id;
}
/** A review by this buyer. */
export const writtenReview = of(buyers, async (world, buyer) => rated(world, await orders.deliveredOrder(world.app, { buyer })));
/** A review of this seller's products. */
export const receivedReview = of(sellers, async (world, seller) => rated(world, await orders.deliveredOrder(world.app, { seller })));
/** An admin finds this order of users who have no part in the test. */
export const anyOrder: Builder = async ({ app }) => (await orders.placedOrder(app)).id;
export const anyShippedOrder: Builder = async ({ app }) => (await orders.shippedOrder(app)).id;
/** As its seller or its buyer. */
export const order: Builder = (world, owner) => (owner.role === 'CONSUMER' ? purchase(world, owner) : sale(world, owner));

/** A product of a producer's that is in this buyer's cart. */
export const cartProduct = of(buyers, async ({ app }, owner) => {
  const { id } = await orders.listedProduct(app, await accounts.approvedProducer(app));
  const line = { productId: id, quantity: '2' };
  await app.call('setCartLine', { line }, 'total', { token: owner.token });
  return id;
});

/** A product this consumer saved as a favourite. */
export const favourite = of(['CONSUMER'], async ({ app }, owner) => {
  const { id } = await orders.listedProduct(app, await accounts.approvedProducer(app));
  await app.call('addFavourite', { productId: id }, 'id', { token: owner.token });
  return id;
});
/** A seller this buyer follows. */
export const followedSeller = of(buyers, async ({ app }, owner) => {
  const { id } = await accounts.approvedProducer(app);
  await app.call('followSeller', { sellerId: id }, 'id', { token: owner.token });
  return id;
});

export async function notification({ app }: World, { id: userId }: TestAccount): Promise<string> {
  const note = { type: 'PRODUCT_APPROVED', textKey: 'productApproved', params: { product: 'Rice' }, userId } as const;
  await inTransaction(app.db, (tx) => app.container.resolve(NotificationsService).notify(tx, note));
  const found = await one<{ id: string }>(app.db, 'SELECT id FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1', [userId]);
  return found?.id ?? '';
}

/** Accounts as an admin finds them; they are no one's own. */
export const standingAccount: Builder = async ({ app }) => (await accounts.approvedProducer(app)).id;
export const suspendedAccount: Builder = async ({ app }) => (await accounts.approvedProducer(app, { status: 'SUSPENDED' })).id;
export const waitingAccount = async ({ app }: World): Promise<string> => (await accounts.pendingProducer(app)).id;

/** Products of some seller's, on the market and hidden by an admin; they are no admin's own. */
export const marketProduct = async ({ app }: World): Promise<string> =>
  (await catalogue.publishedProduct(app, await accounts.approvedProducer(app))).id;
export const hiddenProduct = async (world: World): Promise<string> => {
  const id = await marketProduct(world);
  const { token } = await accounts.admin(world.app);
  await world.app.call('hideProduct', { id, reason: 'Rotten' }, 'id', { token });
  return id;
};

/** Returns an announcement that an admin plans to send to consumers in an hour. */
export const plannedText = () => ({
  kind: 'ANNOUNCEMENT',
  messageEn: 'Eid is near',
  messageBn: 'ঈদ আসছে',
  roles: ['CONSUMER'],
  publishAt: new Date(Date.now() + 3_600_000).toISOString(),
});
export const announcement = async ({ app }: World): Promise<string> => {
  const { token } = await accounts.admin(app);
  const create = 'mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }';
  const made = await app.gql<{ createAnnouncement: { id: string } }>(create, { input: plannedText() }, { token });
  return made.data.createAnnouncement.id;
};

/** A visitor's message, as an admin finds it. */
export const supportMessage = async ({ app }: World): Promise<string> => {
  const add = "INSERT INTO support_messages (name, phone, body) VALUES ('Rahima', '01712345678', 'Help') RETURNING id";
  return (await one<{ id: string }>(app.db, add))?.id ?? '';
};

/** One more session of the account, besides the one it calls with. */
export async function session({ app }: World, { id: userId }: TestAccount): Promise<string> {
  await accounts.openSession(app, userId);
  const found = await one<{ id: string }>(app.db, 'SELECT id FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1', [
    userId,
  ]);
  return found?.id ?? '';
}

/** Past the service, which allows ten at most. */
export const savedAddress = of(buyers, async ({ app }, { id: userId }) => {
  const { upazilaId } = await accounts.place(app);
  const found = await one<{ id: string }>(
    app.db,
    "INSERT INTO addresses (user_id, contact_name, contact_phone, upazila_id, address) VALUES ($1, 'Rahima', '01712345678', $2, 'Road 1') RETURNING id",
    [userId, upazilaId],
  );
  return found?.id ?? '';
});

/** Past the service, which allows ten at most and hashes a secret no one here needs. */
export async function apiKey({ app }: World, { id: userId }: TestAccount): Promise<string> {
  const found = await one<{ id: string }>(
    app.db,
    "INSERT INTO api_keys (user_id, name, prefix, key_hash, scopes) VALUES ($1, 'Till', 'hbk_12345678', $2, '{READ_PRODUCTS}') RETURNING id",
    [userId, randomBytes(32)],
  );
  return found?.id ?? '';
}

export async function webhook({ app }: World, { id: userId }: TestAccount): Promise<string> {
  const found = await one<{ id: string }>(
    app.db,
    "INSERT INTO webhooks (user_id, url, secret, events) VALUES ($1, 'https://example.com/hook', 'whsec_x', '{ORDER_PLACED}') RETURNING id",
    [userId],
  );
  return found?.id ?? '';
}

export async function webhookDelivery(world: World, owner: TestAccount): Promise<string> {
  const found = await one<{ id: string }>(
    world.app.db,
    "INSERT INTO webhook_deliveries (webhook_id, event, subject_id, body, status) VALUES ($1, 'TEST', $1, '{}', 'FAILED') RETURNING id",
    [await webhook(world, owner)],
  );
  return found?.id ?? '';
}

const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
export const dealTerms = (productId: string) => ({ productId, percent: 10, endsAt: inAnHour(), reason: 'Eid' });
export const myDealTerms = (productId: string) => ({ productId, percent: 10, endsAt: inAnHour() });
export const couponTerms = () => ({ percent: 10, maxDiscount: '50', expiresAt: inAnHour(), maxUses: 5, reason: 'Eid' });
/** Offers as an admin finds them. */
/** A deal that waits for this seller. */
export const proposedDeal = of(sellers, async (world, owner) => {
  const { token } = await accounts.admin(world.app);
  const input = dealTerms((await catalogue.publishedProduct(world.app, owner)).id);
  const create = 'mutation ($input: DealInput!) { createDeal(input: $input) { id } }';
  return (await world.app.gql<{ createDeal: { id: string } }>(create, { input }, { token })).data.createDeal.id;
});
/** A deal this seller made. */
export const ownDeal = of(sellers, async (world, owner) => {
  const input = myDealTerms((await catalogue.publishedProduct(world.app, owner)).id);
  const create = 'mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }';
  return (await world.app.gql<{ createMyDeal: { id: string } }>(create, { input }, { token: owner.token })).data.createMyDeal.id;
});
export const runningDeal = async (world: World): Promise<string> => {
  const { token } = await accounts.admin(world.app);
  const input = dealTerms(await marketProduct(world));
  const made = await world.app.call<{ createDeal: { id: string } }>('createDeal', { input }, 'id', { token });
  return made.data.createDeal.id;
};
export const adminCoupon = async ({ app }: World): Promise<string> => {
  const { token } = await accounts.admin(app);
  const create = 'mutation ($input: CouponInput!) { createCoupon(input: $input) { id } }';
  return (await app.gql<{ createCoupon: { id: string } }>(create, { input: couponTerms() }, { token })).data.createCoupon.id;
};

/** An admin finds this webhook of a partner. */
export const partnerWebhook = async (world: World): Promise<string> => webhook(world, await accounts.approvedProducer(world.app));
/** Another admin who has a second factor. */
export const securedAdmin = async ({ app }: World): Promise<string> => {
  const { id } = await accounts.admin(app);
  await rows(app.db, "INSERT INTO second_factors (user_id, secret, confirmed_at) VALUES ($1, 'JBSWY3DPEHPK3PXP', now())", [id]);
  return id;
};
export const stoppedWebhook = async (world: World): Promise<string> => {
  const id = await partnerWebhook(world);
  await rows(world.app.db, "UPDATE webhooks SET enabled = false, disabled_by = 'ADMIN', disabled_at = now() WHERE id = $1", [id]);
  return id;
};
export const partnerDelivery = async (world: World): Promise<string> => webhookDelivery(world, await accounts.approvedProducer(world.app));
export const failedSms = async ({ app }: World): Promise<string> => {
  const add = "INSERT INTO sms_outbox (phone, body, purpose, status) VALUES ('01712345678', 'Hello', 'new-order', 'FAILED') RETURNING id";
  return (await one<{ id: string }>(app.db, add))?.id ?? '';
};
