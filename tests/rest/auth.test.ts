import { one } from '../support/sql';
import { startTestApp, type TestApp } from '../support/app';
import { account, approvedProducer, consumer, openSession, pendingProducer, seller } from '../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface UserBody {
  _id: string;
  role: string;
}
interface AuthBody {
  message?: string;
  token?: string;
  user?: UserBody;
  [role: string]: unknown;
}

let phones = 0;
const newPhone = () => `0191111${String((phones += 1)).padStart(4, '0')}`;
const post = (path: string, json: object, language?: 'en' | 'bn') =>
  app.rest<AuthBody>('POST', `/api/v1${path}`, { json, ...(language && { language }) });
const seller1 = () => ({
  role: 'producer',
  name: 'Karim',
  phone: newPhone(),
  password: 'secret-1',
  email: 'karim@example.com',
  nid: '1234567890123',
  tradelicense: 'TRAD-998877',
  division: 'Rajshahi',
  district: 'Bogura',
  thana: 'Sherpur',
  address: 'House 1',
  otp: '123456',
});
const profile = (role: string, token: string) => app.rest<AuthBody>('GET', `/api/v1/${role}/profile`, { token });

it('POST /login returns the token and the role in lower case [H1]', async () => {
  const { id, phone, password } = await approvedProducer(app);
  const { status, body, headers } = await post('/login', { phone, password });
  expect(status).toBe(200);
  expect(body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), user: { _id: id, role: 'producer' } });
  expect(headers.getSetCookie()).toEqual([]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await profile('producer', body.token ?? '')).status).toBe(200);
});

it.each(['+8801', '+880 1', '008801', '+৮৮০১', '+88001'])('POST /login knows the phone written as %s… [H1]', async (prefix) => {
  const { id, phone, password } = await consumer(app);
  const written = prefix + phone.slice(2);
  expect((await post('/login', { phone: written, password })).body.user?._id).toBe(id);
});

it.each([
  [{ division: 'Jhikargachha' }, 'There is no division “Jhikargachha”. Check the spelling.'],
  [{ district: 'Sylhet' }, 'There is no district “Sylhet” in this division. Check the spelling.'],
  [{ thana: 'Syed\u0000\u202epur' }, 'There is no thana “Syedpur” in this district. Check the spelling.'],
])('POST /register names the place of %j as unknown [Q1]', async (place, message) => {
  const { status, headers, body } = await post('/register', { ...seller1(), ...place });
  expect([status, headers.get('error-code'), body]).toEqual([400, 'VALIDATION', { message }]);
});

it('POST /login takes a form, too [H1]', async () => {
  const { phone, password } = await consumer(app);
  const form = new FormData();
  form.set('phone', phone);
  form.set('password', password);
  expect((await app.rest<AuthBody>('POST', '/api/v1/login', { form })).body.user?.role).toBe('consumer');
});

it('POST /login holds a role that is sent against the account’s [L2]', async () => {
  const { phone, password } = await consumer(app);
  const { status, headers, body } = await post('/login', { phone, password, role: 'Producer' });
  expect([status, headers.get('error-code')]).toEqual([403, 'WRONG_ROLE']);
  expect(Object.keys(body)).toEqual(['message']);
});

it('POST /register signs a consumer in: message, user, token [H1]', async () => {
  const phone = newPhone();
  const { status, body } = await post('/register', { role: 'consumer', name: ' Rahima ', phone, password: 'secret-1' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    message: 'Registration successful!',
    user: { name: 'Rahima', phone, role: 'consumer' },
    token: expect.any(String),
  });
  const { body: mine } = await profile('consumer', body.token ?? '');
  expect(mine.user).toMatchObject({ _id: body.user?._id, name: 'Rahima' });
});

it('POST /register makes everyone else wait, without a token, at the place named [H1]', async () => {
  const registration = seller1();
  const { status, body } = await post('/register', registration);
  expect(status).toBe(201);
  expect(body).toEqual({
    message: 'Registration successful!',
    user: { _id: expect.any(String), name: 'Karim', phone: registration.phone, role: 'producer', status: 'pending' },
  });
  const row = await one(
    app.db,
    `SELECT u.status, u.trade_license, v.name_en AS division, d.name_en AS district, p.name_en AS upazila FROM users u
     JOIN upazilas p ON p.id = u.upazila_id JOIN districts d ON d.id = u.district_id JOIN divisions v ON v.id = u.division_id WHERE u.id = $1`,
    [body.user?._id],
  );
  expect(row).toEqual({ status: 'PENDING', trade_license: 'TRAD-998877', division: 'Rajshahi', district: 'Bogura', upazila: 'Sherpur' });
});

it.each([
  ['বাংলা', { division: 'রাজশাহী', district: 'বগুড়া', thana: 'শেরপুর' }],
  ['old spellings', { division: 'rajshahi', district: 'Bogra', thana: 'sherpur' }],
])('POST /register knows places in %s [Q1]', async (_name, place) => {
  expect((await post('/register', { ...seller1(), ...place })).status).toBe(201);
});

it('POST /register takes the roles as the outside world spells them [H1]', async () => {
  const { body } = await post('/register', { ...seller1(), role: 'Superseller' });
  expect(body.user?.role).toBe('supersaler');
});

it('GET /{role}/profile returns every specified field, under the name of the role [H1]', async () => {
  const { phone, id, name, token } = await seller(app, 'SUPERSALER');
  for (const path of ['supersaler', 'superseller']) {
    const { status, body } = await profile(path, token);
    expect(status).toBe(200);
    expect(body).toEqual({
      supersaler: {
        _id: id,
        name,
        phone,
        role: 'supersaler',
        status: 'approved',
        email: expect.stringContaining('@'),
        nid: expect.stringMatching(/^\d{13}$/),
        tradelicense: expect.stringMatching(/^TRAD-\d{6}$/),
        division: 'Rajshahi',
        district: 'Bogura',
        thana: expect.any(String),
        address: 'House 1, Road 2',
        nameOfBusiness: null,
        production: null,
        produtionType: null,
      },
    });
  }
});

it('GET /{role}/profile of another role is forbidden [H1]', async () => {
  const { token } = await consumer(app);
  expect((await profile('producer', token)).status).toBe(403);
});

it('POST /logout ends the session [X3]', async () => {
  const { token } = await consumer(app);
  const { status, body } = await app.rest('POST', '/api/v1/logout', { token });
  expect([status, body]).toEqual([200, { message: 'Logged out' }]);
  expect((await profile('consumer', token)).status).toBe(401);
  expect((await app.rest('POST', '/api/v1/logout', { token })).status).toBe(401);
});

it('POST /logout serves an account that has lost its approval meanwhile [X3]', async () => {
  const { token } = await account(app, 'PRODUCER', { status: 'REJECTED', statusReason: 'x' });
  expect((await app.rest('POST', '/api/v1/logout', { token })).status).toBe(200);
});

it('rejects a pending user at their own profile [W2]', async () => {
  const { token } = await pendingProducer(app);
  const { status, body } = await profile('producer', token);
  expect([status, body]).toEqual([403, { message: 'Your account is waiting for admin approval.' }]);
});

it('knows no one by a cookie [X1]', async () => {
  const { id } = await consumer(app);
  const headers = { cookie: `hb_session=${await openSession(app, id, 'COOKIE')}` };
  for (const [method, path] of [
    ['GET', '/api/v1/consumer/profile'],
    ['POST', '/api/v1/logout'],
  ] as const) {
    const { status, body } = await app.rest(method, path, { headers });
    expect([status, body]).toEqual([401, { message: 'Unauthorized access' }]);
  }
});

it('uses the requested language, and returns nothing but the message [H2]', async () => {
  const { body, headers } = await post('/login', {}, 'bn');
  expect(body).toEqual({ message: expect.stringMatching(/[\u0980-\u09ff]/) });
  expect(headers.get('content-type')).toMatch(/^application\/json/);
});

it.each([
  ['GET', '/api/v1'],
  ['GET', '/api/v1/nothing'],
  ['POST', '/api/v1/login/again'],
])('returns JSON 404 for an unknown path: %s %s [H2]', async (method, path) => {
  const { status, body, headers } = await app.rest(method, path);
  expect([status, headers.get('error-code'), Object.keys(body)]).toEqual([404, 'NOT_FOUND', ['message']]);
});

it('logs no password, token or document [H2]', async () => {
  const registration = { ...seller1(), password: 'a-secret-never-logged', nid: '99887766554433' };
  await post('/register', registration);
  const { body } = await post('/login', { phone: registration.phone, password: registration.password });
  const log = app.logLines.join('\n');
  expect(log).toContain('/api/v1/register');
  for (const secret of [registration.password, registration.nid, body.token ?? 'no token']) expect(log).not.toContain(secret);
});
