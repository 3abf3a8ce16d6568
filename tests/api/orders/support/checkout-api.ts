/** Placing orders over HTTP, and what is in the tables afterwards. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import { deliveriesOf, type Goods, orderInput } from '../../../support/build-orders';
import type { GraphqlResult } from '../../../support/client';

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

export interface RequestInput {
  readonly by: TestAccount;
  readonly key?: string | null;
  readonly input?: Readonly<Record<string, unknown>>;
}

export const line = (product: Pick<Goods, 'id'>, quantity = '1', more = {}) => ({ productId: product.id, quantity, ...more });

/** To Bogura, cash on delivery, with a key of its own, by default. */
export async function buy(
  app: TestApp,
  lines: readonly unknown[],
  { by, key = randomUUID(), input = {} }: RequestInput,
): Promise<GraphqlResult<Placed>> {
  const products = lines.map((one) => ({ product: { id: (one as { productId: string }).productId } }));
  const choices = await deliveriesOf(app, products, input);
  return app.gql<Placed>(PLACE, { input: { ...(await orderInput(app)), lines, ...choices }, key }, { token: by.token });
}

export const errorOf = (response: GraphqlResult<unknown>) => response.body.errors?.[0];

/** As the table of bad inputs sees a response. */
export const seen = (response: GraphqlResult<unknown>) => ({
  status: response.status,
  code: response.code,
  message: errorOf(response)?.message ?? null,
});

export async function stockOf(app: TestApp, { id }: Goods): Promise<{ on_hand: string; reserved: string } | undefined> {
  const [row]: { on_hand: string; reserved: string }[] = await app.db.query(
    'SELECT trim_scale(on_hand) AS on_hand, trim_scale(reserved) AS reserved FROM product_stock WHERE product_id = $1',
    [id],
  );
  return row;
}
