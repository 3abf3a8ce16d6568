/**
 * A seller's own products over GraphQL, for the tests of each operation: the documents, and calls in the name of one
 * producer.
 */
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { image } from '../../../support/build-catalogue';
import type { GraphqlResult } from '../../../support/client';

const PRODUCT = `id name description category { slug nameEn nameBn } unit customUnitNote price originalPrice regularPrice deal { percent endsAt } quantity available addToSellPost
  image { id } images { id } seller { id name } sellPost { state minQuantity step tiers { price } } ratingAverage ratingCount soldQuantity soldCount version createdAt updatedAt`;
export const DELETE = 'mutation ($id: ID!) { deleteProduct(id: $id) { removedId } }';
export const ONE = `query ($id: ID!) { myProduct(id: $id) { ${PRODUCT} } }`;

export interface Shown {
  id: string;
  name: string;
  version: number;
  addToSellPost: boolean;
  quantity: string;
  image: { id: string } | null;
  images: { id: string }[];
  [field: string]: unknown;
}
interface List {
  myProducts: { nodes: Shown[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}

export const as = (account: TestAccount) => ({ token: account.token });

export interface OwnProducts {
  readonly app: TestApp;
  readonly producer: TestAccount;
  add(wanted?: Record<string, unknown>, by?: TestAccount): Promise<GraphqlResult<{ addProduct: Shown }>>;
  update(id: string, wanted?: Record<string, unknown>, by?: TestAccount): Promise<GraphqlResult<{ updateProduct: Shown }>>;
  /** Sends only this. */
  change(id: string, input: Record<string, unknown>, by?: TestAccount): Promise<GraphqlResult<{ updateProduct: Shown }>>;
  mine(variables?: Record<string, unknown>, by?: TestAccount): Promise<List['myProducts']>;
  movements(id: string): Promise<{ kind: string; on_hand_delta: string }[]>;
}

export async function openOwnProducts(): Promise<OwnProducts> {
  const app = await startTestApp();
  const producer = await approvedProducer(app, { name: 'Karim' });
  const draft = async (wanted: Record<string, unknown> = {}) => ({
    name: ' Potato (Diamond) ',
    description: 'From Bogura',
    categorySlug: 'potato',
    unit: 'KG',
    quantity: '40',
    price: '30',
    addToSellPost: true,
    imageIds: [(await image(app, producer)).id],
    ...wanted,
  });
  return {
    app,
    producer,
    add: async (wanted, by = producer) => app.call('addProduct', { input: await draft(wanted) }, PRODUCT, as(by)),
    update: async (id, wanted, by = producer) => app.call('updateProduct', { id, input: await draft(wanted) }, PRODUCT, as(by)),
    change: (id, input, by = producer) => app.call('updateProduct', { id, input }, PRODUCT, as(by)),
    mine: async (variables = {}, by = producer) =>
      (await app.call<List>('myProducts', variables, `nodes { ${PRODUCT} } totalCount pageInfo { hasNextPage endCursor }`, as(by))).data
        .myProducts,
    movements: (id) => app.db.query('SELECT kind, on_hand_delta FROM stock_movements WHERE product_id = $1 ORDER BY created_at, id', [id]),
  };
}
