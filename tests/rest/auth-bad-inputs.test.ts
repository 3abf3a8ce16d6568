/**
 * The rows A* of the table of bad inputs that REST covers without products; the rows of products are tested with the
 * products.
 */
import { one } from '../support/sql';
import { startTestApp, type TestApp } from '../support/app';
import { consumer, pendingProducer } from '../support/build-accounts';
import { expectRow } from '../support/bad-inputs';
import type { RestResponse } from '../support/client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let calls = 0;
/** Each call from an address of its own: the throttle per address is tested elsewhere. */
const post = (path: string, json: unknown) => {
  calls += 1;
  return app.rest<{ message: string }>('POST', `/api/v1${path}`, {
    json,
    headers: { 'x-forwarded-for': `10.1.${calls >> 8}.${calls & 255}` },
  });
};
const check = (id: string, { status, body, headers, text }: RestResponse<{ message: string }>) => {
  expect(Object.keys(body)).toEqual(['message']);
  expectRow(id, { status, code: headers.get('error-code'), message: body.message, text, headers });
};

let phones = 0;
const producer = () => ({
  role: 'producer',
  name: 'Karim',
  phone: `0192222${String((phones += 1)).padStart(4, '0')}`,
  password: 'secret-1',
  email: 'a@b.cd',
  nid: '1234567890',
  tradelicense: 'T-1',
  division: 'Rajshahi',
  district: 'Bogura',
  thana: 'Sherpur',
  address: 'House 1',
});
const users = async () => (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM users'))?.count;

it.each([[{}], [{ phone: '', password: '' }], [{ phone: '01700000000' }], [[]]])('login with %j [A01]', async (body) => {
  check('A01', await post('/login', body));
});

it('login of an unknown phone: the same bytes as a wrong password [A02]', async () => {
  const { phone } = await consumer(app);
  const unknown = await post('/login', { phone: '01599999999', password: 'wrong-one' });
  check('A02', unknown);
  expect((await post('/login', { phone, password: 'wrong-one' })).text).toBe(unknown.text);
});

it.each([
  { phone: { $ne: '' }, password: 'x' },
  { phone: '01700000000', password: { $gt: '' } },
])('login with %j [A04]', async (body) => {
  check('A04', await post('/login', body));
});

it.each(['known', 'unknown'])('the sixth wrong password for a(n) %s phone [A06]', async (kind) => {
  const phone = kind === 'known' ? (await consumer(app)).phone : '01588888888';
  const headers = { 'x-forwarded-for': kind === 'known' ? '10.2.1.1' : '10.2.1.2' };
  const wrong = () => app.rest<{ message: string }>('POST', '/api/v1/login', { json: { phone, password: 'wrong-one' }, headers });
  for (let failure = 1; failure <= 5; failure++) expect((await wrong()).status).toBe(401);
  check('A06', await wrong());
});

it('login of an account that waits, only after a correct password [A08]', async () => {
  const { phone, password } = await pendingProducer(app);
  check('A08', await post('/login', { phone, password }));
  expect((await post('/login', { phone, password: 'wrong-one' })).status).toBe(401);
});

it.each(['admin', 'ADMIN', '', 'farmer', 7, null, ['producer', 'admin']])('register as %j [A10]', async (role) => {
  const before = await users();
  check('A10', await post('/register', { ...producer(), role }));
  expect(await users()).toBe(before);
});

it.each(['123456789', '1234567890123456', '0171-00000', '01711x00000', '', { $ne: 1 }])(
  'register with the phone %j [A12]',
  async (phone) => {
    check('A12', await post('/register', { ...producer(), phone }));
  },
);

it('register with 5 characters of password [A13]', async () => {
  check('A13', await post('/register', { ...producer(), password: '12345' }));
});

it('register with the email a@b [A14]', async () => {
  check('A14', await post('/register', { ...producer(), email: 'a@b' }));
});

it.each([{ thana: '' }, { thana: undefined }, { division: ['Dhaka'] }])('register with %j [A16]', async (part) => {
  check('A16', await post('/register', { ...producer(), ...part }));
});

it('register without an address [A17]', async () => {
  check('A17', await post('/register', { ...producer(), address: '  ' }));
});

it('register one phone twice, and 20 times in parallel [A20]', async () => {
  const registration = { role: 'consumer', name: 'Rahima', phone: '01933333333', password: 'secret-1' };
  const responses = await Promise.all(Array.from({ length: 20 }, () => post('/register', registration)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const result of [...responses.filter(({ status }) => status !== 201), await post('/register', registration)]) check('A20', result);
  expect(await one(app.db, 'SELECT count(*)::int AS count FROM users WHERE phone = $1', [registration.phone])).toEqual({ count: 1 });
});

it.each([`Bearer ${'x'.repeat(8192)}`, 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', '', `Bearer ${'x'.repeat(43)}`])(
  'authorization %j [A34]',
  async (authorization) => {
    check('A34', await app.rest('GET', '/api/v1/producer/profile', { headers: { authorization } }));
  },
);

it('the profile of a role that is none [A39]', async () => {
  check('A39', await app.rest('GET', '/api/v1/hacker/profile'));
  check('A39', await app.rest('GET', '/api/v1/admin/profile', { token: (await consumer(app)).token }));
});

it('cut JSON and too much of it [H2]', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = async (body: string) => {
    const response = await fetch(`${app.url}/api/v1/login`, { method: 'POST', headers, body });
    return [response.status, await response.json()];
  };
  expect(await send('{"phone":')).toEqual([400, { message: 'Malformed request.' }]);
  expect(await send(JSON.stringify({ phone: 'x'.repeat(101 * 1024) }))).toEqual([413, { message: 'Request body too large.' }]);
  expect(await send('{"__proto__":{"phone":"01700000000","password":"secret-1"}}')).toEqual([
    400,
    { message: 'Unknown field “__proto__”. This address takes: phone, password, code, role.' },
  ]);
});

it('an old token in the header prevents no login [A01]', async () => {
  const { phone, password } = await consumer(app);
  const { status } = await app.rest('POST', '/api/v1/login', { json: { phone, password }, token: 'x'.repeat(43) });
  expect(status).toBe(200);
});
