/**
 * The market of market.ts once more, around a single product that its seller or an admin took away from the public
 * after people bought it, added it to their cart and marked it. Its content changed afterwards, so its present content
 * differs from what they saw. Every row of rows.ts and writes.ts runs on it.
 */
import { SuspensionsService } from '../../../server/modules/admin/accounts/suspensions.service';
import { ProductModerationService } from '../../../server/modules/catalogue/admin/product-moderation.service';
import { PriceMediansService } from '../../../server/modules/dashboard/week-prices/price-medians.service';
import { type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { deliveredOrder } from '../../support/build-orders';
import { relistingApi } from '../catalogue/support/relisting';
import type { Market } from './market';

export const states = ['on sale', 'stopped and edited', 'hidden by an admin', 'deleted', 'of a suspended seller'] as const;
export type ProductState = (typeof states)[number];

/** The buyers saw the product under this name. */
export const seenName = 'Golap Seen';
/** Its present content: name, description and price, each unlike those of the other states. */
export function contentOf(state: ProductState): readonly [name: string, description: string, price: string] {
  return [`Golap now ${state}`, `Text now ${state}`, String(73_131 + states.indexOf(state))];
}

export interface WithdrawnMarket extends Market {
  readonly buyer: TestAccount;
  readonly admin: TestAccount;
}

const KEEP = 'mutation ($id: ID!) { addFavourite(productId: $id) { id } }';
const PUT = 'mutation ($line: CartLineInput!) { setCartLine(line: $line) { lineCount } }';
const RATE = 'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }';
const STOP = 'mutation ($id: ID!) { stopSelling(productIds: [$id]) { products { id } } }';
const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { removedId } }';

export async function openWithdrawn(app: TestApp, state: ProductState): Promise<WithdrawnMarket> {
  const [by, backOffice] = [await approvedProducer(app, { name: 'Karim' }), await admin(app)];
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
  const draft = { name: seenName, price: '61616', categorySlug: 'garlic', quantity: '500', addToSellPost: true };
  const { id } = await product(app, by, draft);
  const products = { id, name: seenName, seller: by };
  const order = await deliveredOrder(app, { buyer: people.consumer, lines: [{ product: products, quantity: '1' }] });
  await run(people.consumer, RATE, { input: { orderLineId: order.lineIds[0], stars: 5, text: 'Good' } });
  await run(people.consumer, KEEP, { id });
  for (const who of [people.consumer, people.wholesaler]) await run(who, PUT, { line: { productId: id, quantity: '2' } });
  const transport = relistingApi(app);
  const receipt = await transport.receive(people.wholesaler, products, '20');
  const relisted = await transport.offer(people.wholesaler, { receiptId: receipt.id, quantity: '20', name: 'Golap Table', price: '99009' });
  await run(people.wholesaler, PUT, { line: { productId: id, quantity: '2' } });
  const [{ key } = { key: '' }] = await app.db.query<{ key: string }[]>('SELECT key FROM idempotency_keys WHERE user_id = $1', [
    people.consumer.id,
  ]);

  if (state === 'stopped and edited') await run(by, STOP, { id });
  if (state === 'hidden by an admin') await app.container.resolve(ProductModerationService).hide(asViewer(backOffice), id, 'A reason');
  if (state === 'deleted') await run(by, DELETE, { id });
  if (state === 'of a suspended seller') await app.container.resolve(SuspensionsService).suspend(asViewer(backOffice), by.id, 'A reason');
  const [name, description, price] = contentOf(state);
  await app.db.query('UPDATE products SET name = $2, description = $3, price = $4 WHERE id = $1', [id, name, description, price]);
  await app.container.resolve(PriceMediansService).refresh();
  const all = { open: products, bulk: products, later: products, relisted };
  return { ...all, buyer: people.consumer, app, seller: by, people, orderOfLater: order, keyOfLater: key, admin: backOffice };
}
