/**
 * A small market with posts for businesses beside posts for everyone, and buyers who saved what became one later. Every
 * name and figure in it is once.
 */
import { SellPostPublicationService } from '../../../server/modules/catalogue/sell-posts/sell-post-publication.service';
import { PriceMediansService } from '../../../server/modules/dashboard/week-prices/price-medians.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { deliveredOrder, type Goods, type TestOrder } from '../../support/build-orders';
import { relistingApi } from '../catalogue/support/relisting';

export const viewers = ['visitor', 'consumer', 'producer', 'supersaler', 'wholesaler'] as const;
export type MarketViewer = (typeof viewers)[number];

/** Only businesses and the seller may read these texts anywhere. */
export const secrets = [
  'Golap Bulk',
  '71717',
  '60606',
  '50505',
  'Golap Renamed',
  '95959',
  '40404',
  'Golap Deal',
  '88000',
  '79200',
] as const;
export const category = 'garlic';

export interface Market {
  readonly app: TestApp;
  readonly seller: TestAccount;
  readonly people: Readonly<Record<MarketViewer, TestAccount | null>>;
  /** For everyone at 80808, for businesses at 50505 from 10 on. */
  readonly open: Goods;
  /** For businesses at 71717, at 60606 from 10 on. */
  readonly bulk: Goods;
  /** 'Golap Later' at 90909 when the consumer saved and bought it; for businesses, 'Golap Renamed' at 95959, since. */
  readonly later: Goods;
  /** 'Golap Table': the wholesaler's, for everyone, made of `bulk`. */
  readonly relisted: Goods;
  readonly orderOfLater: TestOrder;
  readonly keyOfLater: string;
}

const PUBLISH = 'mutation ($input: PublishSellPostInput!) { publishSellPost(input: $input) { id } }';
const KEEP = 'mutation ($id: ID!) { addFavourite(productId: $id) { id } }';
const FOLLOW = 'mutation ($id: ID!) { followSeller(sellerId: $id) { id } }';
const RATE = 'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }';
const PUT = 'mutation ($line: CartLineInput!) { setCartLine(line: $line) { lineCount } }';

export async function openMarket(): Promise<Market> {
  const app = await startTestApp();
  const by = await approvedProducer(app, { name: 'Karim' });
  const people = {
    visitor: null,
    consumer: await consumer(app),
    producer: await approvedProducer(app),
    supersaler: await seller(app, 'SUPERSALER'),
    wholesaler: await seller(app, 'WHOLESALER'),
  };
  const run = async (who: TestAccount, query: string, variables: Record<string, unknown>) => {
    const { code, body } = await app.gql(query, variables, { token: who.token });
    if (code) throw new Error(JSON.stringify(body.errors));
  };
  for (const who of [people.consumer, people.wholesaler]) await run(who, FOLLOW, { id: by.id });
  const offer = async (name: string, price: string, audience: string, tier?: string): Promise<Goods> => {
    const { id } = await product(app, by, {
      name,
      description: 'From the field',
      price,
      categorySlug: category,
      quantity: '500',
      imageIds: [],
    });
    const terms = { audience, minQuantity: '1', step: '1', tiers: tier ? [{ minQuantity: '10', price: tier }] : [] };
    await run(by, PUBLISH, { input: { productId: id, ...terms } });
    return { id, name, seller: by };
  };
  const open = await offer('Golap Open', '80808', 'EVERYONE', '50505');
  const bulk = await offer('Golap Bulk', '71717', 'BUSINESSES', '60606');
  const later = await offer('Golap Later', '90909', 'EVERYONE');
  const deal = await offer('Golap Deal', '88000', 'BUSINESSES');
  await app.db.query(
    "INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at) VALUES ($1, 10, 88000, now() - interval '1 hour', now() + interval '1 hour', now())",
    [deal.id],
  );

  await run(people.consumer, KEEP, { id: later.id });
  await run(people.consumer, PUT, { line: { productId: later.id, quantity: '2' } });
  const orderOfLater = await deliveredOrder(app, { buyer: people.consumer, lines: [{ product: later, quantity: '1' }] });
  await run(people.consumer, RATE, { input: { orderLineId: orderOfLater.lineIds[0], stars: 5, text: 'Good' } });
  // the order took the line out
  await run(people.consumer, PUT, { line: { productId: later.id, quantity: '2' } });
  const [{ key: keyOfLater } = { key: '' }] = await app.db.query<{ key: string }[]>('SELECT key FROM idempotency_keys WHERE user_id = $1', [
    people.consumer.id,
  ]);

  const transport = relistingApi(app);
  const receipt = await transport.receive(people.wholesaler, bulk, '20');
  const relisted = await transport.offer(people.wholesaler, { receiptId: receipt.id, quantity: '20', name: 'Golap Table', price: '99009' });
  const [line] = await app.db.query<{ id: string }[]>('SELECT id FROM order_lines WHERE product_id = $1', [bulk.id]);
  await run(people.wholesaler, RATE, { input: { orderLineId: line?.id, stars: 4, text: 'Fair' } });
  for (let time = 0; time < 3; time++) {
    await deliveredOrder(app, { buyer: people.consumer, lines: [{ product: open, quantity: '1' }] });
    await deliveredOrder(app, { buyer: people.supersaler, lines: [{ product: open, quantity: '10' }] });
    await deliveredOrder(app, { buyer: people.supersaler, lines: [{ product: bulk, quantity: '1' }] });
  }
  await hide(app, later);
  await app.container.resolve(PriceMediansService).refresh();
  return { app, seller: by, people, open, bulk, later, relisted, orderOfLater, keyOfLater };
}

/**
 * Restricts the product to businesses as its seller may do later: with another name, another price and a price by
 * quantity.
 */
async function hide(app: TestApp, { id }: Goods): Promise<void> {
  await app.db.query(`UPDATE sell_posts SET audience = 'BUSINESSES' WHERE product_id = $1`, [id]);
  await app.db.query(`UPDATE products SET name = 'Golap Renamed', price = 95959 WHERE id = $1`, [id]);
  await app.db.query(
    'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT id, 10, 40404 FROM sell_posts WHERE product_id = $1',
    [id],
  );
  await inTransaction(app.db, (tx) => app.container.resolve(SellPostPublicationService).sync(tx, [id]));
}
