/**
 * A small market for the browser tests, made over the API as its people would: one account of each role, products,
 * orders in every state, a review.
 */
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { jpegFile } from '../../support/build-catalogue';
import type { TestClient } from '../../support/client';
import { issueBills } from './bills';
import { createAdmin, e2eClient } from './built-app';
import { address, buyerName, type Member, note, type Person, reason, reviewText, type Run, trade, tradeMore } from './market-trades';

export type { Member };
export type MemberRole = 'PRODUCER' | 'SUPERSALER' | 'WHOLESALER' | 'CONSUMER' | 'ADMIN';

export interface Market {
  readonly members: Readonly<Record<MemberRole, Member>>;
  /**
   * Ids that replace `:id` in an address, by the part of the address before it: the role's own record if there is one,
   * else the producer's or the consumer's.
   */
  readonly ids: Readonly<Record<string, Partial<Record<MemberRole, string>> & { readonly other: string }>>;
  /** Every text that a user typed: shown as it is in either language. */
  readonly ownTexts: readonly string[];
}

const password = 'secret-123';
const names: Readonly<Record<MemberRole, string>> = {
  PRODUCER: 'Karim Mia',
  SUPERSALER: 'Jashim Traders',
  WHOLESALER: 'Salma Wholesale',
  CONSUMER: buyerName,
  ADMIN: 'Nasrin Akter',
};
const waitingName = 'Babul Hossain';
const description = 'Picked this week beside the river.';
const products = ['Diamond Spud', 'Sundarban Honeycomb', 'Nazirshail Sack'];
/** No one sells this product. */
export const searched = 'Dragonfruit';

/**
 * Several markets may be in one database: seven random digits separate their phones, NIDs and licences. With `isWhole`,
 * supersaler and wholesaler have traded as well, and there are recurring orders and shared baskets, so that every
 * address of the route table has something to show: half of the requests.
 */
export async function openMarket({ isWhole = false } = {}): Promise<Market> {
  const digits = randomInt(1_000_000, 10_000_000);
  const client = e2eClient();
  const run = caller(client);
  const phoneOf = (place: number) => `01${digits}${place}`;
  const place = await savar(run);
  const register = (role: string, name: string, at: number) =>
    run('mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }', {
      input: {
        role,
        name,
        phone: phoneOf(at),
        password,
        ...(role !== 'CONSUMER' && {
          ...place,
          address,
          email: `someone${digits}${at}@example.com`,
          nid: `1985${digits}${at}`,
          tradeLicense: `TRAD-${digits}${at}`,
        }),
      },
    });
  const enter = async (phone: string): Promise<Person> => {
    const { login } = await run<{ login: { token: string; account: { id: string } } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { token account { id } } }',
      { input: { phone, password, sessionKind: 'BEARER' } },
    );
    return { phone, password, id: login.account.id, token: login.token };
  };

  await createAdmin(phoneOf(0), names.ADMIN, password);
  const admin = await enter(phoneOf(0));
  for (const [index, role] of (['PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER'] as const).entries()) {
    const { register: made } = (await register(role, names[role], index + 1)) as { register: { account: { id: string } } };
    if (role !== 'CONSUMER') await run('mutation ($id: ID!) { approveAccount(id: $id) { id } }', { id: made.account.id }, admin);
  }
  await register('PRODUCER', waitingName, 5);
  const [producer, supersaler, wholesaler, consumer] = [
    await enter(phoneOf(1)),
    await enter(phoneOf(2)),
    await enter(phoneOf(3)),
    await enter(phoneOf(4)),
  ];

  const product = await addProduct(client, run, producer, products[0] ?? '', true);
  await addProduct(client, run, producer, products[1] ?? '', false);
  const resold = await addProduct(client, run, supersaler, products[2] ?? '', true);
  const order = await trade(client, run, producer, consumer, product, place.upazilaId);
  await run(
    'mutation ($line: CartLineInput!) { setCartLine(line: $line) { total } }',
    { line: { productId: product, quantity: '3' } },
    consumer,
  );

  const more = isWhole
    ? await tradeMore(client, run, {
        producer,
        supersaler,
        wholesaler,
        consumer,
        product,
        resold,
        order,
        upazilaId: place.upazilaId,
        admin,
      })
    : {};
  const [bill, ofSupersaler, ofWholesaler] = await issueBills([producer.id, supersaler.id, wholesaler.id]);

  return {
    members: { PRODUCER: producer, SUPERSALER: supersaler, WHOLESALER: wholesaler, CONSUMER: consumer, ADMIN: admin },
    ids: {
      '/product/': { other: product },
      '/orders/': { other: order },
      '/dashboard/producerOrder/': { other: order },
      '/dashboard/producerMoney/': { other: bill ?? '' },
      '/dashboard/supersellerMoney/': { other: ofSupersaler ?? '' },
      '/dashboard/wholesalerMoney/': { other: ofWholesaler ?? '' },
      '/dashboard/producerCustomers/': { other: consumer.id },
      '/dashboard/product/': { SUPERSALER: resold, other: product },
      '/dashboard/producer/product-edit/': { SUPERSALER: resold, other: product },
      '/category/': { other: 'tomato' },
      '/seller/': { other: producer.id },
      '/t/': { other: '100001' },
      ...more,
    },
    ownTexts: [
      ...Object.values(names),
      ...Object.values(names).map(firstNameOf),
      waitingName,
      address,
      description,
      ...products,
      reviewText,
      reason,
      note,
      searched,
    ],
  };
}

function caller(client: TestClient): Run {
  return async <T>(query: string, variables: object = {}, by?: Person) =>
    (await client.gql<T>(query, { ...variables }, by ? { token: by.token } : {})).data;
}

interface Places {
  divisions: { id: number; nameEn: string }[];
}

async function savar(run: Run): Promise<{ divisionId: number; districtId: number; upazilaId: number }> {
  const dhaka = ({ nameEn }: { nameEn: string }) => nameEn === 'Dhaka';
  const divisionId = (await run<Places>('{ divisions { id nameEn } }')).divisions.find(dhaka)?.id ?? 0;
  const { districts } = await run<{ districts: { id: number; nameEn: string }[] }>(
    'query ($divisionId: Int!) { districts(divisionId: $divisionId) { id nameEn } }',
    { divisionId },
  );
  const districtId = districts.find(dhaka)?.id ?? 0;
  const { upazilas } = await run<{ upazilas: { id: number; nameEn: string }[] }>(
    'query ($districtId: Int!) { upazilas(districtId: $districtId) { id nameEn } }',
    { districtId },
  );
  return { divisionId, districtId, upazilaId: upazilas.find(({ nameEn }) => nameEn === 'Savar')?.id ?? 0 };
}

async function addProduct(client: TestClient, run: Run, seller: Person, name: string, addToSellPost: boolean): Promise<string> {
  const upload = 'mutation ($file: Upload!) { uploadImage(file: $file) { id } }';
  const file = {
    name: 'field.jpg',
    type: 'image/jpeg',
    bytes: Uint8Array.from(
      await sharp(await jpegFile({ width: 8, height: 6 }))
        .resize(640, 480)
        .jpeg()
        .toBuffer(),
    ),
  };
  const { data } = await client.upload<{ uploadImage: { id: string } }>(upload, { file }, {}, { token: seller.token });
  const { addProduct: made } = await run<{ addProduct: { id: string } }>(
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { id } }',
    {
      input: {
        name,
        description,
        categorySlug: 'potato',
        unit: 'KG',
        quantity: '120',
        price: '45',
        addToSellPost,
        imageIds: [data.uploadImage.id],
      },
    },
    seller,
  );
  return made.id;
}

/** As the others of a shared basket see someone. */
const firstNameOf = (name: string) => name.split(' ', 1)[0] ?? name;
