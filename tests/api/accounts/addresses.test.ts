import { rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let upazilaId: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ upazilaId } = await place(app, 'Dhaka', 'Dhaka', 'Savar'));
});
afterAll(() => app.stop());

interface Saved {
  readonly id: string;
  readonly label: string | null;
  readonly isDefault: boolean;
}
const FIELDS = 'id label contactName contactPhone address isDefault upazila { nameEn district { nameEn division { nameEn } } }';
const LIST = `{ addresses { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $input: AddressInput!) { updateAddress(id: $id, input: $input) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: ID!) { deleteAddress(id: $id) { removedId } }';
const DEFAULT = `mutation ($id: ID!) { setDefaultAddress(id: $id) { ${FIELDS} } }`;

const details = (more: object = {}) => ({
  contactName: 'Rahima',
  contactPhone: '01712345678',
  upazilaId,
  address: '12 Station Road',
  ...more,
});
const add = async (who: TestAccount, more: object = {}) =>
  (await app.call<{ addAddress: Saved }>('addAddress', { input: details(more) }, FIELDS, who)).data.addAddress;
const list = async (who: TestAccount) => (await app.gql<{ addresses: Saved[] }>(LIST, {}, who)).data.addresses;
const labels = async (who: TestAccount) => (await list(who)).map(({ label, isDefault }) => (isDefault ? `*${label}` : label));

it('stores an address with its location, cleaned; the first one is the default [S6]', async () => {
  const who = await consumer(app);
  expect(await list(who)).toEqual([]);
  const saved = await add(who, { label: ' Home ', contactPhone: '০১৭১২৩৪৫৬৭৮' });
  expect(saved).toMatchObject({
    label: 'Home',
    contactName: 'Rahima',
    contactPhone: '01712345678',
    isDefault: true,
    upazila: { nameEn: 'Savar', district: { nameEn: 'Dhaka', division: { nameEn: 'Dhaka' } } },
  });
  expect((await add(who, { label: '' })).isDefault).toBe(false);
  expect(await list(who)).toHaveLength(2);
});

it('changes, deletes and moves the default, of which there is always one [S6]', async () => {
  const who = await seller(app, 'WHOLESALER');
  const [home, shop, store] = [await add(who, { label: 'Home' }), await add(who, { label: 'Shop' }), await add(who, { label: 'Store' })];
  expect(await labels(who)).toEqual(['*Home', 'Store', 'Shop']);
  await app.gql(DEFAULT, { id: shop.id }, who);
  expect(await labels(who)).toEqual(['*Shop', 'Store', 'Home']);
  await app.gql(UPDATE, { id: store.id, input: details({ label: 'Depot' }) }, who);
  expect(await labels(who)).toEqual(['*Shop', 'Depot', 'Home']);
  await app.gql(DELETE, { id: shop.id }, who);
  expect(await labels(who)).toEqual(['*Depot', 'Home']);
  await app.gql(DELETE, { id: home.id }, who);
  await app.gql(DELETE, { id: store.id }, who);
  expect(await list(who)).toEqual([]);
});

it('stops at ten, however many are sent at once [S6]', async () => {
  const who = await consumer(app);
  const responses = await Promise.all(Array.from({ length: 14 }, () => app.call('addAddress', { input: details() }, FIELDS, who)));
  const rejected = responses.filter(({ code }) => code !== null);
  expect(rejected.map(({ code }) => code)).toEqual(Array(4).fill('CONFLICT'));
  expect(rejected[0]?.body.errors?.[0]?.message).toBe('You can save at most 10 addresses. Delete one first.');
  const saved = await list(who);
  expect(saved).toHaveLength(10);
  expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

it.each([
  [{ contactName: ' ' }, 'contactName', "Enter the receiver's name."],
  [{ contactPhone: '123' }, 'contactPhone', 'Phone number must be 10-15 digits.'],
  [{ upazilaId: 0 }, 'upazilaId', 'Choose the upazila or thana to deliver to.'],
  [{ upazilaId: 32_000 }, 'upazilaId', 'Choose a place from the list.'],
  [{ address: '' }, 'address', 'Enter the address to deliver to.'],
  [{ label: 'x'.repeat(41) }, 'label', 'This is too long.'],
])('rejects %j [S6]', async (wrong, field, message) => {
  const who = await consumer(app);
  const { code, body } = await app.call('addAddress', { input: details(wrong) }, FIELDS, who);
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field, message })]);
});

it('returns the same error for another user’s address and a missing one [S6]', async () => {
  const { id } = await add(await consumer(app), { label: 'Mine' });
  const other = await consumer(app);
  const missing = '0190b5c8-0000-7000-8000-000000000000';
  for (const query of [UPDATE, DELETE, DEFAULT]) {
    const [theirs, none, rubbish] = await Promise.all(
      [id, missing, "1' OR true"].map((asked) => app.gql(query, { id: asked, input: details({ label: 'Stolen' }) }, other)),
    );
    expect(theirs?.code).toBe('NOT_FOUND');
    expect(theirs?.body).toEqual(none?.body);
    expect(theirs?.body).toEqual(rubbish?.body);
  }
  expect(await rows(app.db, 'SELECT label, is_default FROM addresses WHERE id = $1', [id])).toEqual([{ label: 'Mine', is_default: true }]);
});

it('is for those who buy [S6]', async () => {
  expect((await app.gql(LIST, {}, await approvedProducer(app))).code).toBe('FORBIDDEN');
  expect((await app.gql(LIST)).code).toBe('UNAUTHENTICATED');
});

it('asks the database as often for ten addresses as for one [S6]', async () => {
  const who = await consumer(app);
  await add(who);
  const single = await countSql(app.db, () => list(who));
  for (let made = 1; made < 10; made++) await add(who);
  const ten = await countSql(app.db, () => list(who));
  expect(ten).toHaveLength(single.length);
  expect(ten.length).toBeLessThanOrEqual(2);
});

it('a first address is where its buyer shops from, unless a place was chosen', async () => {
  const PLACE = '{ shoppingPlace { upazila { nameEn } district { nameEn } } }';
  const placeOf = async (who: TestAccount) => (await app.gql<{ shoppingPlace: unknown }>(PLACE, {}, who)).data.shoppingPlace;
  const [fresh, chosen] = [await consumer(app), await consumer(app)];
  await add(fresh);
  expect(await placeOf(fresh)).toEqual({ upazila: { nameEn: 'Savar' }, district: { nameEn: 'Dhaka' } });
  const { districtId } = await place(app, 'Khulna', 'Khulna');
  await app.call('setShoppingPlace', { input: { districtId } }, 'district { nameEn }', chosen);
  await add(chosen);
  expect(await placeOf(chosen)).toEqual({ upazila: null, district: { nameEn: 'Khulna' } });
  await app.call('clearShoppingPlace', {}, 'isRemoved', fresh);
  await add(fresh, { label: 'Shop' });
  expect(await placeOf(fresh)).toBeNull();
});
