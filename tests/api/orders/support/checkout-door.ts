/** Placing orders over HTTP, and what stands in the tables afterwards. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { type Goods, orderInput } from '../../../support/build-orders';
import type { GraphqlAnswer } from '../../../support/client';

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  id total replayed orders { id trackingNumber status progress subtotal deliveryFee discount total quantity paymentStatus
    seller { id phone } buyer { id phone } upazila { id } address contactPhone actions
    lines { productName unit quantity unitPrice lineTotal } events { from to actorName } } } }`;

export interface Placed {
  placeOrder: {
    id: string;
    total: string;
    replayed: boolean;
    orders: { id: string; trackingNumber: string; seller: { id: string }; total: string; lines: { unitPrice: string }[] }[];
  };
}

export interface Wish {
  readonly by: TestAccount;
  readonly key?: string | null;
  readonly input?: Readonly<Record<string, unknown>>;
}

export const line = (product: Pick<Goods, 'id'>, quantity = '1', more = {}) => ({ productId: product.id, quantity, ...more });

/** To Bogura, cash on delivery, with a key of its own, unless said otherwise. */
export async function buy(
  app: TestApp,
  lines: readonly unknown[],
  { by, key = randomUUID(), input = {} }: Wish,
): Promise<GraphqlAnswer<Placed>> {
  return app.gql<Placed>(PLACE, { input: { ...(await orderInput(app)), lines, ...input }, key }, { token: by.token });
}

export const errorOf = (answer: GraphqlAnswer<unknown>) => answer.body.errors?.[0];

/** As the table of bad inputs sees an answer. */
export const seen = (answer: GraphqlAnswer<unknown>) => ({
  status: answer.status,
  code: answer.code,
  message: errorOf(answer)?.message ?? null,
});

export async function stockOf(app: TestApp, { id }: Goods): Promise<{ on_hand: string; reserved: string } | undefined> {
  const [row]: { on_hand: string; reserved: string }[] = await app.db.query(
    'SELECT trim_scale(on_hand) AS on_hand, trim_scale(reserved) AS reserved FROM products WHERE id = $1',
    [id],
  );
  return row;
}
