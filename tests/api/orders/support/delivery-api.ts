/** Delivery terms of sellers, and quotes and purchases by them. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../support/app';
import { place, type TestAccount } from '../../../support/build-accounts';
import { type Goods, orderInput } from '../../../support/build-orders';
import type { GraphqlResult } from '../../../support/client';

const TERMS = `id isOwn distances pickup leadDays weekdays windows freeFrom version rates { distance base freeKg perKg maxKg } platformRates { distance base }`;
const DELIVERY = 'method methods distance weightKg fee onConfirmation reason freeFrom days windows problems { kind field }';
const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  total orders { id total deliveryFee deliveryMethod address upazila { id } lines { productName } } } }`;

export interface Terms {
  readonly [field: string]: unknown;
  readonly version: number;
}
interface Delivery {
  readonly fee: string | null;
  readonly days: string[];
  readonly methods: string[];
  readonly [field: string]: unknown;
}
export interface Quote {
  readonly deliveryFee: string | null;
  readonly hasFeeOnConfirmation: boolean;
  readonly total: string;
  readonly subtotal: string;
  readonly groups: { readonly seller: { readonly id: string }; readonly deliveryFee: string | null; readonly delivery: Delivery }[];
}
interface Placed {
  readonly total: string;
  readonly orders: {
    readonly id: string;
    readonly deliveryFee: string;
    readonly deliveryMethod: string;
    readonly address: string | null;
  }[];
}

/**
 * Within the upazila at 20 Tk for 10 kg and 2 Tk for each kilogram more, up to 50 kg; no pickup; after two days, in the
 * morning.
 */
export const nearOnly = {
  distances: ['SAME_UPAZILA'],
  rates: [{ distance: 'SAME_UPAZILA', base: '20', freeKg: '10', perKg: '2', maxKg: '50' }],
  pickup: false,
  leadDays: 2,
  windows: ['MORNING'],
  weekdays: ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
};

export const myTerms = async (app: TestApp, { token }: TestAccount): Promise<Terms> =>
  (await app.gql<{ myDeliveryTerms: Terms }>(`{ myDeliveryTerms { ${TERMS} } }`, {}, { token })).data.myDeliveryTerms;

export const setTerms = (app: TestApp, { token }: TestAccount, input: object = {}): Promise<GraphqlResult<{ setDeliveryTerms: Terms }>> =>
  app.call('setDeliveryTerms', { input: { ...nearOnly, ...input } }, TERMS, { token });

export const lineOf = (product: Goods, quantity = '1') => ({ productId: product.id, quantity });

/** To Bogura Sadar, as by default all sellers are there. */
export async function quoteDeliveries(app: TestApp, lines: readonly object[], deliveries?: readonly object[], to?: number): Promise<Quote> {
  const { upazilaId } = await place(app);
  const variables = { lines, delivery: { upazilaId: to ?? upazilaId }, deliveries };
  return (
    await app.call<{ quoteCart: Quote }>(
      'quoteCart',
      variables,
      `deliveryFee hasFeeOnConfirmation total subtotal groups { seller { id } deliveryFee delivery { ${DELIVERY} } }`,
    )
  ).data.quoteCart;
}

export async function placeWith(
  app: TestApp,
  { token }: TestAccount,
  lines: readonly object[],
  more: object,
): Promise<GraphqlResult<{ placeOrder: Placed }>> {
  return app.gql(PLACE, { input: { ...(await orderInput(app)), lines, ...more }, key: randomUUID() }, { token });
}

export const fieldsOf = ({ body }: GraphqlResult<unknown>) => body.errors?.[0]?.extensions.fields?.map(({ field, key }) => [field, key]);
