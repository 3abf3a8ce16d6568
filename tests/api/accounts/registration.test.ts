import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { place, type Placed } from '../../support/build-accounts';

let app: TestApp;
let bogura: Placed;
beforeAll(async () => {
  app = await startTestApp();
  bogura = await place(app);
});
afterAll(() => app.stop());

interface Registered {
  register: { token: string | null; account: Record<string, unknown> & { id: string } };
}

let phones = 0;
const newPhone = () => `0190000${String((phones += 1)).padStart(4, '0')}`;
const consumerInput = () => ({ role: 'CONSUMER', name: 'Rahima', phone: newPhone(), password: 'secret-1' });
const sellerInput = () => ({
  ...consumerInput(),
  role: 'PRODUCER',
  email: 'karim@example.com',
  nid: '1234567890123',
  tradeLicense: 'TRAD-998877',
  address: 'House 1',
  ...bogura,
});
const register = (input: object, language?: 'en' | 'bn') =>
  app.call<Registered>(
    'register',
    { input },
    'token account { id name phone role status email nid tradeLicense language address upazila { id } }',
    language && { language },
  );
const rowOf = (phone: string) => one<Record<string, unknown>>(app.db, 'SELECT * FROM users WHERE phone = $1', [phone]);

it('signs a consumer in at once, approved, by cookie [G5]', async () => {
  const input = consumerInput();
  const { data, headers } = await register(input);
  expect(data.register).toMatchObject({
    token: null,
    account: { name: 'Rahima', phone: input.phone, role: 'CONSUMER', status: 'APPROVED' },
  });
  const cookies = headers.getSetCookie();
  expect(cookies.find((cookie) => cookie.startsWith('hb_session='))).toMatch(/HttpOnly/i);
  expect(cookies.find((cookie) => cookie.startsWith('hb_role='))).toMatch(/^hb_role=consumer;/);
  const me = await app.gql<{ me: object }>(
    '{ me { phone } }',
    {},
    { headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') } },
  );
  expect(me.data.me).toEqual({ phone: input.phone });
});

it('lets everyone else wait for an admin, with the first event of the trail [G6]', async () => {
  const input = sellerInput();
  const { data } = await register(input);
  expect(data.register.account).toMatchObject({ role: 'PRODUCER', status: 'PENDING', upazila: { id: bogura.upazilaId } });
  const event = await one(app.db, 'SELECT user_id, actor_id, from_status, to_status FROM approval_events WHERE user_id = $1', [
    data.register.account.id,
  ]);
  expect(event).toEqual({ user_id: data.register.account.id, actor_id: data.register.account.id, from_status: null, to_status: 'PENDING' });
  expect(await rowOf(input.phone)).toMatchObject({ waiting_since: expect.any(Date) });
});

it('opens no bearer session for an account that waits, but does for a consumer [G6]', async () => {
  const waiting = await register({ ...sellerInput(), sessionKind: 'BEARER' });
  expect(waiting.data.register.token).toBeNull();
  const consumer = await register({ ...consumerInput(), sessionKind: 'BEARER' });
  expect(consumer.data.register.token).toMatch(/^[\w-]{43}$/);
  expect(consumer.headers.getSetCookie()).toEqual([]);
});

it('stores trimmed text and ASCII digits [G3]', async () => {
  const phone = newPhone();
  const bangla = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  await register({ ...consumerInput(), name: '  Rahima Begum ', phone: ` ${bangla} ` });
  expect(await rowOf(phone)).toMatchObject({ name: 'Rahima Begum', phone, language: 'en' });
});

it('masks the documents and stores the password as a hash [G3]', async () => {
  const input = sellerInput();
  const { data } = await register(input);
  expect(data.register.account).toMatchObject({ nid: '*********0123', tradeLicense: '*******8877', email: input.email });
  expect(await rowOf(input.phone)).toMatchObject({ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) });
});

it.each([
  ['name', { name: ' ' }, 'Name is required.'],
  ['phone', { phone: '123456789' }, 'Phone number must be 10-15 digits.'],
  ['phone', { phone: '+880171234' }, 'Phone number must be 10-15 digits.'],
  ['password', { password: '12345' }, 'Password must be at least 6 characters.'],
  ['email', { email: 'a@b' }, 'Invalid email format.'],
  ['nid', { nid: '12345' }, 'NID must be 10-17 digits.'],
  ['address', { address: '' }, 'Address is required.'],
  ['tradeLicense', { tradeLicense: null }, 'Trade license is required.'],
  ['tradeLicense', { role: 'SUPERSALER', tradeLicense: '' }, 'Trade license is required.'],
])('rejects a wrong %s %j: %s [G3]', async (field, change, message) => {
  const input = { ...sellerInput(), ...change };
  const { body, code } = await register(input);
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.message).toBe(message);
  expect(body.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field, message })]);
  expect(await rowOf(input.phone)).toBeNull();
});

it.each(['divisionId', 'districtId', 'upazilaId'])('wants the whole place: without %s it is rejected [G3]', async (part) => {
  const { body } = await register({ ...sellerInput(), [part]: null });
  expect(body.errors?.[0]?.message).toBe('Location details (Division, District, Thana) are required.');
});

it('rejects a place whose parts do not belong together [G3]', async () => {
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  const { body, code } = await register({ ...sellerInput(), upazilaId: savar.upazilaId });
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.extensions.fields?.[0]?.field).toBe('upazilaId');
});

it('returns every invalid field at once, in the order of the form, in the language of the viewer [G3]', async () => {
  const { body } = await register({ ...sellerInput(), name: '', phone: '1', address: '' }, 'bn');
  expect(body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['name', 'phone', 'address']);
  expect(body.errors?.[0]?.message).toMatch(/[\u0980-\u09ff]/);
});

it('asks no trade license of a wholesaler [G4]', async () => {
  const { data } = await register({ ...sellerInput(), role: 'WHOLESALER', tradeLicense: null });
  expect(data.register.account).toMatchObject({ role: 'WHOLESALER', status: 'PENDING', tradeLicense: null });
});

it('rejects the role of an admin [G3]', async () => {
  const input = { ...sellerInput(), role: 'ADMIN' };
  const { body } = await register(input);
  expect(body.errors?.[0]?.message).toBe('SelectedRole is required.');
  expect(await rowOf(input.phone)).toBeNull();
});

it('stores nothing of a consumer but name, phone and password [G2]', async () => {
  const input = { ...sellerInput(), role: 'CONSUMER' };
  await register(input);
  expect(await rowOf(input.phone)).toMatchObject({ nid: null, trade_license: null, address: null, upazila_id: null });
});

it('makes exactly one account of 20 registrations of one phone in parallel [A20]', async () => {
  const phone = newPhone();
  const responses = await Promise.all(Array.from({ length: 20 }, () => register({ ...consumerInput(), phone })));
  const codes = responses.map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'PHONE_TAKEN')).toHaveLength(19);
  const rejected = responses.find(({ code }) => code !== null);
  expect(rejected?.body.errors?.[0]?.message).toBe('This phone number is already registered.');
  const counts = await one(
    app.db,
    `SELECT count(*)::int AS users, (SELECT count(*)::int FROM approval_events e JOIN users u ON u.id = e.user_id WHERE u.phone = $1) AS events,
      (SELECT count(*)::int FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.phone = $1) AS sessions FROM users WHERE phone = $1`,
    [phone],
  );
  expect(counts).toEqual({ users: 1, events: 1, sessions: 1 });
});
