/** Received items and what is made of them, asked for over HTTP. */
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { deliveredOrder, type Goods } from '../../../support/build-orders';

export interface Received {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly quantity: string;
  readonly remaining: string;
  readonly cost: string;
  readonly unitCost: string;
  readonly trackingNumber: string;
  readonly sellerName: string;
  readonly product: { readonly id: string } | null;
  readonly listings: readonly { readonly id: string; readonly price: string; readonly quantity: string }[];
}

export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly price: string;
  readonly quantity: string;
  readonly addToSellPost: boolean;
  readonly images: readonly { readonly id: string }[];
  readonly sellPost: { readonly minQuantity: string; readonly audience: string } | null;
}

export interface Step {
  readonly position: number;
  readonly name: string;
  readonly role: string;
  readonly harvestedFrom: string | null;
  readonly harvestedUntil: string | null;
  readonly receivedOn: string | null;
  readonly district: { readonly nameEn: string } | null;
}

export function relistingApi(app: TestApp) {
  const received = async (by: TestAccount, variables: Record<string, unknown> = {}) =>
    (
      await app.call<{ receivedItems: { totalCount: number; nodes: Received[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }>(
        'receivedItems',
        variables,
        `totalCount pageInfo { hasNextPage endCursor }
  nodes { id name unit quantity remaining cost unitCost trackingNumber sellerName product { id } listings { id price quantity } }`,
        { token: by.token },
      )
    ).data.receivedItems;
  const relist = (by: TestAccount, input: Record<string, unknown>) =>
    app.call<{ relistItems: Listed }>(
      'relistItems',
      { input: { price: '40', addToSellPost: true, ...input } },
      'id name description unit price quantity addToSellPost category { slug } images { id } sellPost { minQuantity audience }',
      {
        token: by.token,
      },
    );
  return {
    received,
    relist,
    /** Buys so much of these products, has it brought, and returns the receipt. */
    async receive(buyer: TestAccount, product: Goods, quantity: string): Promise<Received> {
      const { order } = await deliveredOrder(app, { buyer, lines: [{ product, quantity }] });
      const found = (await received(buyer, { first: 100 })).nodes.find(({ trackingNumber }) => trackingNumber === order.trackingNumber);
      if (!found) throw new Error('Delivered goods that were not received.');
      return found;
    },
    /** The same products as someone can buy them from this trader. */
    async offer(by: TestAccount, input: Record<string, unknown>): Promise<Goods> {
      const { data, code } = await relist(by, input);
      if (code) throw new Error(`Not listed: ${code}`);
      return { id: data.relistItems.id, name: data.relistItems.name, seller: by };
    },
    async chain(id: string, by: TestAccount | null = null): Promise<readonly Step[] | null> {
      const response = await app.call<{ product: { provenance: Step[] } | null }>(
        'product',
        { id },
        'provenance { position name role harvestedFrom harvestedUntil receivedOn district { nameEn } }',
        by ? { token: by.token } : {},
      );
      return response.data.product?.provenance ?? null;
    },
  };
}
