/**
 * These helpers give the tests of orders what is needed beside the screens: a seller's terms and products, and orders
 * as their buyers place them.
 */
import { randomUUID } from 'node:crypto';
import { imageFile } from '../../support/build-catalogue';
import { e2eClient } from '../support/built-app';
import type { Member } from '../support/market';

export interface Seller {
  readonly id: string;
  readonly token: string;
}

export interface Bought {
  readonly id: string;
  readonly trackingNumber: string;
}

interface Basket {
  readonly seller: Seller;
  readonly lines: readonly { readonly productId: string; readonly quantity: string }[];
  readonly contactName: string;
  readonly upazilaId?: number;
  readonly method?: 'DELIVERY' | 'PICKUP';
  readonly preferredDay?: string;
  readonly preferredWindow?: 'MORNING' | 'AFTERNOON' | 'EVENING';
  readonly note?: string;
}

const client = () => e2eClient();

export async function run<T>(query: string, variables: object, { token }: { token?: string } = {}): Promise<T> {
  return (await client().gql<T>(query, { ...variables }, token ? { token } : {})).data;
}

export async function enter({ phone, password }: Member): Promise<Seller> {
  const { login } = await run<{ login: { token: string; account: { id: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { token account { id } } }',
    { input: { phone, password, sessionKind: 'BEARER' } },
  );
  return { id: login.account.id, token: login.token };
}

/** From the same day on, on every day, everywhere and for pickup. */
export async function deliverToday(seller: Seller): Promise<void> {
  const input = {
    distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE'],
    pickup: true,
    leadDays: 0,
    weekdays: ['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'],
    windows: ['MORNING', 'AFTERNOON', 'EVENING'],
  };
  await run('mutation ($input: DeliveryTermsInput!) { setDeliveryTerms(input: $input) { leadDays } }', { input }, seller);
}

/** A product on sale; `unit` KG unless given. Returns its id. */
export async function sell(seller: Seller, name: string, more: object = {}): Promise<string> {
  const file = await imageFile('field.jpg', { width: 640, height: 480 });
  const upload = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';
  const { data } = await client().upload<{ uploadImage: { id: string } }>(upload, { file }, {}, { token: seller.token });
  const input = {
    name,
    description: 'Picked this week.',
    categorySlug: 'potato',
    unit: 'KG',
    quantity: '500',
    price: '45',
    addToSellPost: true,
    imageIds: [data.uploadImage.id],
    ...more,
  };
  const { addProduct } = await run<{ addProduct: { id: string } }>(
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { id } }',
    { input },
    seller,
  );
  return addProduct.id;
}

/** Placed in cash by this buyer. */
export async function buy(
  buyer: Seller,
  { seller, lines, contactName, upazilaId, method = 'DELIVERY', note, ...preferred }: Basket,
): Promise<Bought> {
  const input = {
    contactName,
    contactPhone: '01712345678',
    paymentMethod: 'CASH_ON_DELIVERY',
    lines,
    note,
    ...(method === 'DELIVERY' && { upazilaId, address: 'House 12, Station Road' }),
    deliveries: [{ sellerId: seller.id, method, ...preferred }],
  };
  const { placeOrder } = await run<{ placeOrder: { orders: Bought[] } }>(
    'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id trackingNumber } } }',
    { input, key: randomUUID() },
    buyer,
  );
  const [order] = placeOrder.orders;
  if (!order) throw new Error('No order was placed.');
  return order;
}

/** Moves an order by these mutations, one after the other. */
export async function move(by: Seller, { id }: Bought, ...mutations: readonly string[]): Promise<void> {
  for (const name of mutations) await run(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }, by);
}

/** Takes back what the market has on its way, so that the day begins with the orders of the journey. */
export async function takeBackWhatIsShipped(seller: Seller): Promise<void> {
  const { mySales } = await run<{ mySales: { nodes: Bought[] } }>(
    '{ mySales(filter: { statuses: [SHIPPED] }, first: 20) { nodes { id trackingNumber } } }',
    {},
    seller,
  );
  for (const one of mySales.nodes) {
    await run('mutation ($id: ID!) { reportFailedDelivery(id: $id, failure: ADDRESS) { id } }', { id: one.id }, seller);
    await move(seller, one, 'returnOrder');
  }
}

/** The ids of upazilas of Dhaka district by their English names. */
export async function upazilasOfDhaka(): Promise<(name: string) => number> {
  const dhaka = ({ nameEn }: { nameEn: string }) => nameEn === 'Dhaka';
  interface Place {
    readonly id: number;
    readonly nameEn: string;
  }
  const { divisions } = await run<{ divisions: Place[] }>('{ divisions { id nameEn } }', {});
  const { districts } = await run<{ districts: Place[] }>('query ($id: Int!) { districts(divisionId: $id) { id nameEn } }', {
    id: divisions.find(dhaka)?.id,
  });
  const { upazilas } = await run<{ upazilas: Place[] }>('query ($id: Int!) { upazilas(districtId: $id) { id nameEn } }', {
    id: districts.find(dhaka)?.id,
  });
  return (name) => upazilas.find(({ nameEn }) => nameEn === name)?.id ?? 0;
}

/** How much of an own product buyers can still order. */
export async function available(seller: Seller, productId: string): Promise<number> {
  const { myProduct } = await run<{ myProduct: { available: string } }>(
    'query ($id: ID!) { myProduct(id: $id) { available } }',
    { id: productId },
    seller,
  );
  return Number(myProduct.available);
}
