/**
 * A client that knows the calls of docs/requirements.md and nothing else: it goes from registration to logout, with the
 * payloads, spellings and messages written there, and imports nothing of ours but what starts the server and plays the
 * admin.
 */
import { Buffer } from 'node:buffer';
import { startTestApp, type TestApp } from '../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A red dot: the smallest image a phone could send. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64');
const drawn = () => new Blob([Uint8Array.from(PNG)], { type: 'image/png' });

interface Product {
  readonly _id: string;
  readonly image: string;
  readonly secondaryImages: readonly string[];
  readonly [field: string]: unknown;
}
/** Describes the responses that are specified for the calls. Anything may be missing. */
interface Body {
  readonly message?: string;
  readonly token?: string;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly producer?: Readonly<Record<string, unknown>>;
  readonly products?: readonly Product[];
}
async function call(method: string, path: string, body?: object, token?: string): Promise<{ status: number; data: Body }> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
  };
  const response = await fetch(`${app.url}/api/v1${path}`, {
    method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, data: (await response.json()) as Body };
}

it('walks section 7 as a producer: register, wait, log in, profile, add, list, read, edit, delete, log out [H1 H2]', async () => {
  const registered = await call('POST', '/register', {
    role: 'producer',
    name: 'Abdul Karim',
    phone: '01812345678',
    password: 'secret-1',
    email: 'karim@example.com',
    nid: '1234567890',
    tradelicense: 'TR-55',
    division: 'Dhaka',
    district: 'Dhaka',
    thana: 'Savar',
    address: 'House 3, Road 1',
    otp: '000000',
  });
  expect([registered.status, registered.data.message]).toEqual([201, 'Registration successful!']);
  expect(registered.data.token).toBeUndefined();
  const waiting = await call('POST', '/login', { phone: '01812345678', password: 'secret-1' });
  expect([waiting.status, typeof waiting.data.message]).toEqual([403, 'string']);
  await app.db.query("UPDATE users SET status = 'APPROVED', waiting_since = NULL WHERE phone = '01812345678'");

  const login = await call('POST', '/login', { phone: '01812345678', password: 'secret-1' });
  expect([login.status, login.data.user?.role]).toEqual([200, 'producer']);
  const token = login.data.token;

  const profile = await call('GET', '/producer/profile', undefined, token);
  expect(Object.keys(profile.data)).toEqual(['producer']);
  for (const field of [
    'name',
    'phone',
    'email',
    'role',
    'nid',
    'tradelicense',
    'division',
    'district',
    'thana',
    'address',
    'nameOfBusiness',
    'production',
    'produtionType',
  ]) {
    expect(profile.data.producer).toHaveProperty(field);
  }
  expect(profile.data.producer).toMatchObject({
    name: 'Abdul Karim',
    division: 'Dhaka',
    district: 'Dhaka',
    thana: 'Savar',
    role: 'producer',
  });

  const added = new FormData();
  const sent = {
    productName: 'Deshi Onion',
    quantity: '25',
    price: '80',
    description: 'Fresh from Savar',
    category: 'Onion',
    addToSellPost: 'true',
  };
  for (const [name, value] of Object.entries(sent)) added.append(name, value);
  added.append('customUnitNote', '1 sack = 40kg');
  added.append('image', drawn(), 'main.png');
  added.append('secondaryImages', drawn(), 'second.png');
  expect((await call('POST', '/producer/add-product', added, token)).status).toBe(201);

  const list = await call('GET', '/producer/products', undefined, token);
  expect(list.data.products).toHaveLength(1);
  const product = list.data.products?.[0];
  if (!product) throw new Error('No product.');
  expect(product).toMatchObject({
    productName: 'Deshi Onion',
    quantity: 25,
    customUnitNote: '1 sack = 40kg',
    price: 80,
    addToSellPost: true,
  });
  expect(Array.isArray(product.secondaryImages)).toBe(true);
  expect((await fetch(new URL(product.image, app.url))).status).toBe(200);

  const one = await call('GET', `/producer/products/${product._id}`, undefined, token);
  expect([one.status, one.data]).toEqual([200, product]);

  const edited = await call(
    'PUT',
    `/producer/products/${product._id}`,
    {
      productName: 'Deshi Onion, red',
      quantity: 20,
      unit: 'KG',
      customUnitNote: '',
      price: 90,
      description: 'Fresh',
      category: 'Onion',
      addToSellPost: false,
      image: product.image,
      secondaryImages: product.secondaryImages,
    },
    token,
  );
  expect(edited.status).toBe(200);
  const again = await call('GET', `/producer/products/${product._id}`, undefined, token);
  expect(again.data).toMatchObject({
    productName: 'Deshi Onion, red',
    quantity: 20,
    unit: 'KG',
    price: 90,
    addToSellPost: false,
    image: product.image,
  });

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sent, unit: 'Dozen' })) form.append(name, value);
  form.append('image', drawn(), 'new.png');
  expect((await call('PUT', `/producer/products/${product._id}`, form, token)).status).toBe(200);

  expect((await call('DELETE', `/producer/products/${product._id}`, undefined, token)).status).toBe(200);
  expect((await call('GET', '/producer/products', undefined, token)).data.products).toEqual([]);
  expect((await call('POST', '/logout', undefined, token)).status).toBe(200);
  const after = await call('GET', '/producer/products', undefined, token);
  expect([after.status, after.data]).toEqual([401, { message: 'Unauthorized access' }]);
});

it.each([
  ['supersaler', 'TR-1'],
  ['wholesaler', ''],
])('a %s registers and, once approved, reads the profile under that name [H1]', async (role, tradelicense) => {
  const phone = role === 'supersaler' ? '01812340001' : '01812340002';
  const details = { email: 'a@example.com', nid: '12345678901234567', division: 'Dhaka', district: 'Dhaka', thana: 'Savar', address: 'X' };
  const registered = await call('POST', '/register', { role, name: 'T', phone, password: 'secret-1', tradelicense, otp: '1', ...details });
  expect(registered.status).toBe(201);
  await app.db.query("UPDATE users SET status = 'APPROVED', waiting_since = NULL WHERE phone = $1", [phone]);
  const { token } = (await call('POST', '/login', { phone, password: 'secret-1' })).data;
  expect(Object.keys((await call('GET', `/${role}/profile`, undefined, token)).data)).toEqual([role]);
});

it('a consumer is logged in by the registration and finds the profile under user [H1]', async () => {
  const { status, data } = await call('POST', '/register', {
    role: 'consumer',
    name: 'Rahima',
    phone: '01812340003',
    password: 'secret-1',
  });
  expect([status, data.message]).toEqual([201, 'Registration successful!']);
  const profile = await call('GET', '/consumer/profile', undefined, data.token);
  expect([Object.keys(profile.data), profile.data.user?.name]).toEqual([['user'], 'Rahima']);
});

it.each([
  ['/login', {}, 'All fields are required!'],
  ['/register', { role: '' }, 'SelectedRole is required.'],
  ['/register', { role: 'consumer' }, 'Name is required.'],
  ['/register', { role: 'consumer', name: 'A', phone: '123', password: 'secret-1' }, 'Phone number must be 10-15 digits.'],
  ['/register', { role: 'consumer', name: 'A', phone: '01812349999', password: '12345' }, 'Password must be at least 6 characters.'],
])('POST %s with %j returns the message of section 5 [H2]', async (path, body, message) => {
  const { status, data } = await call('POST', path, body);
  expect([status, data]).toEqual([400, { message }]);
});
