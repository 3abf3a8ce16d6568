import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account, approvedProducer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  id name email nid tradeLicense address nameOfBusiness production productionType phone
  division { nameEn } district { nameEn } upazila { id }
} }`;
const update = (who: TestAccount, input: object) => app.gql<{ updateProfile: Record<string, unknown> }>(UPDATE, { input }, who);
const violations = async (who: TestAccount, input: object) => {
  const { code, body } = await update(who, input);
  return { code, fields: Object.fromEntries((body.errors?.[0]?.extensions.fields ?? []).map(({ field, message }) => [field, message])) };
};
const stored = (id: string) => one<Record<string, unknown>>(app.db, 'SELECT * FROM users WHERE id = $1', [id]);
const REQUIRED = {
  name: '',
  email: '',
  nid: '',
  divisionId: null,
  address: ' ',
  tradeLicense: '',
};
const MESSAGES = {
  name: 'Name is required.',
  email: 'Invalid email format.',
  nid: 'NID must be 10-17 digits.',
  divisionId: 'Location details (Division, District, Thana) are required.',
  address: 'Address is required.',
};

it('changes what is given and nothing else, cleaned like a registration [P1 P2]', async () => {
  const who = await approvedProducer(app);
  const { data } = await update(who, { name: '  Karim Mia ', nid: '১৯৮৫১২৩৪৫৬', nameOfBusiness: 'Karim Farm' });
  expect(data.updateProfile).toMatchObject({
    name: 'Karim Mia',
    nid: '******3456',
    nameOfBusiness: 'Karim Farm',
    production: null,
    phone: who.phone,
    address: 'House 1, Road 2',
    district: { nameEn: 'Bogura' },
  });
  expect(await stored(who.id)).toMatchObject({ nid: '1985123456', email: expect.stringContaining('@example.com') });
  const { data: cleared } = await update(who, { nameOfBusiness: '  ', production: 'Potato', productionType: 'Organic' });
  expect(cleared.updateProfile).toMatchObject({ nameOfBusiness: null, production: 'Potato', productionType: 'Organic', name: 'Karim Mia' });
});

it.each(['PRODUCER', 'SUPERSALER'] as const)(
  'requires of a %s what registration required, with the same messages [P1 P2]',
  async (role) => {
    const who = await seller(app, role);
    expect(await violations(who, REQUIRED)).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { ...MESSAGES, tradeLicense: 'Trade license is required.' },
    });
    expect(await stored(who.id)).toMatchObject({ name: who.name, address: 'House 1, Road 2' });
  },
);

it('leaves a wholesaler free to have no trade license [P2]', async () => {
  const who = await seller(app, 'WHOLESALER');
  expect(await violations(who, REQUIRED)).toEqual({ code: 'BAD_USER_INPUT', fields: MESSAGES });
  expect((await update(who, { tradeLicense: null })).data.updateProfile.tradeLicense).toBeNull();
});

it.each([
  [{ email: 'nobody' }, 'email', 'Invalid email format.'],
  [{ nid: '123456789' }, 'nid', 'NID must be 10-17 digits.'],
  [{ nid: '123456789012345678' }, 'nid', 'NID must be 10-17 digits.'],
  [{ name: 'x'.repeat(121) }, 'name', 'This is too long.'],
  [{ production: 'x'.repeat(121) }, 'production', 'This is too long.'],
])('rejects %j [P1]', async (input, field, message) => {
  expect(await violations(await approvedProducer(app), input)).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

it('rejects half a place and parts that do not belong together [P1]', async () => {
  const who = await approvedProducer(app);
  const bogura = await place(app);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  expect((await violations(who, { divisionId: bogura.divisionId })).fields).toEqual({ districtId: MESSAGES.divisionId });
  expect((await violations(who, { upazilaId: savar.upazilaId })).fields).toEqual({ divisionId: MESSAGES.divisionId });
  expect((await violations(who, { ...bogura, upazilaId: savar.upazilaId })).fields).toEqual({
    upazilaId: 'Choose a place from the list.',
  });
});

it('a consumer fills in what they like, and has no documents or business [P1]', async () => {
  const who = await consumer(app);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  await update(who, { email: 'rahima@example.com', ...savar, address: 'Road 3', nid: '1234567890', nameOfBusiness: 'Shop' });
  expect(await stored(who.id)).toMatchObject({
    email: 'rahima@example.com',
    upazila_id: savar.upazilaId,
    nid: null,
    name_of_business: null,
  });
  await update(who, { email: '', divisionId: null, districtId: null, upazilaId: null, address: '' });
  expect(await stored(who.id)).toMatchObject({ email: null, division_id: null, upazila_id: null, address: null });
  expect((await violations(who, { name: ' ', districtId: savar.districtId })).fields).toEqual({ name: 'Name is required.' });
  expect((await violations(who, { districtId: savar.districtId })).fields).toEqual({ upazilaId: 'Choose a place from the list.' });
});

it('moves the places of all their products, and no one else’s [P1]', async () => {
  const who = await approvedProducer(app);
  const neighbour = await approvedProducer(app);
  const mine = await publishedProduct(app, who);
  const his = await publishedProduct(app, neighbour);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  await update(who, savar);
  const placeOf = (id: string) =>
    one(app.db, 'SELECT division_id AS "divisionId", district_id AS "districtId", upazila_id AS "upazilaId" FROM products WHERE id = $1', [
      id,
    ]);
  expect(await placeOf(mine.id)).toEqual(savar);
  expect(await placeOf(his.id)).toEqual(await place(app));
  const { data } = await app.call<{ products: { nodes: { id: string }[] } }>(
    'products',
    { filter: { districtId: savar.districtId } },
    'nodes { id }',
  );
  expect(data.products.nodes.map(({ id }) => id)).toEqual([mine.id]);
});

it('asks the database as often for many products as for none [P1]', async () => {
  const [few, many] = [await approvedProducer(app), await approvedProducer(app)];
  for (let made = 0; made < 4; made++) await product(app, many);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  const fewSql = await countSql(app.db, () => update(few, savar));
  const manySql = await countSql(app.db, () => update(many, savar));
  expect(manySql).toHaveLength(fewSql.length);
});

it('masks the documents everywhere but in what their owner asks for [P1 P2]', async () => {
  const who = await approvedProducer(app);
  const { nid, trade_license: license } = (await stored(who.id)) ?? {};
  const { body: me } = await app.gql('{ me { nid tradeLicense } }', {}, who);
  expect(JSON.stringify(me)).not.toContain(nid);
  expect(JSON.stringify(me)).not.toContain(license);
  const { data } = await app.gql('{ myDocuments { nid tradeLicense } }', {}, who);
  expect(data).toEqual({ myDocuments: { nid, tradeLicense: license } });
  expect((await app.gql('{ myDocuments { nid } }', {}, await consumer(app))).code).toBe('FORBIDDEN');
});

it('notes in the audit trail that a document was changed, never its number [P2]', async () => {
  const who = await approvedProducer(app);
  await update(who, { name: 'Another Name', production: 'Rice' });
  await update(who, { nid: '1234567890123', tradeLicense: 'NEW-77' });
  await update(who, { nid: '1234567890123' });
  const trail = await rows(app.db, 'SELECT actor_id, action, subject_type, details FROM audit_events WHERE subject_id = $1', [who.id]);
  expect(trail).toEqual([
    { actor_id: who.id, action: 'account.documentsChanged', subject_type: 'account', details: { changed: ['nid', 'tradeLicense'] } },
  ]);
});

it.each(['PENDING', 'REJECTED', 'SUSPENDED'] as const)('lets an account that is %s change no profile [W2]', async (status) => {
  const who = await account(app, 'PRODUCER', { status, statusReason: 'why' });
  expect((await update(who, { name: 'New' })).code).toBe('NOT_APPROVED');
  expect((await stored(who.id))?.name).toBe(who.name);
});

it('another email address needs the password again, the same one does not', async () => {
  const who = await approvedProducer(app);
  const mail = (email: string) => update(who, { email });
  const [{ email: own } = { email: '' }] = await rows<{ email: string }>(app.db, 'SELECT email FROM users WHERE id = $1', [who.id]);
  await app.db.query("UPDATE sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1", [who.id]);
  expect((await mail(own)).code).toBeNull();
  expect((await mail('thief@example.com')).code).toBe('REAUTHENTICATION_REQUIRED');
  await app.gql(
    'mutation ($password: String!) { confirmPassword(input: { password: $password }) { validMinutes } }',
    { password: who.password },
    { token: who.token },
  );
  expect((await mail('mine@example.com')).code).toBeNull();
});

it("the market's own name is no one's; users who had it before may have it on", async () => {
  const who = await approvedProducer(app);
  for (const input of [{ name: 'Haatbar Support' }, { nameOfBusiness: 'হাটবার' }])
    expect((await update(who, input)).code).toBe('BAD_USER_INPUT');
  await app.db.query("UPDATE users SET name = 'Haatbar Lovers' WHERE id = $1", [who.id]);
  expect((await update(who, { name: 'Haatbar Lovers', address: 'Road 9' })).code).toBeNull();
});
