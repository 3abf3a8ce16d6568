/**
 * Secrets in logs: none. Passwords, tokens, codes, identity numbers and keys are sent wherever they can travel, well
 * and badly, and no line holds one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { one } from '../../support/sql';
import { resolvePort } from '../../../server/app/wiring/container';
import { Logger } from '../../../server/platform/logging/logger';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type Placed, place, type TestAccount } from '../../support/build-accounts';
import { listedProduct, orderInput } from '../../support/build-orders';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { token account { id } } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { phone } }';
const KEY = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
const ORDER = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id } } }';

const digits = (count: number) => Array.from(randomBytes(count), (byte) => (byte % 9) + 1).join('');
const secrets = {
  password: `pass-${randomBytes(6).toString('hex')}`,
  wrong: `wrong-${randomBytes(6).toString('hex')}`,
  nid: digits(13),
  license: `TRAD-${digits(8)}`,
  reference: `TX${digits(8)}`,
  planted: `planted-${randomBytes(6).toString('hex')}`,
};
const found = new Set<string>(Object.values(secrets));

let app: TestApp;
let somewhere: Placed;
let user: TestAccount;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'debug' });
  somewhere = await place(app);
  user = await consumer(app);
});
afterAll(() => app.stop());

const leaks = () => app.logLines.filter((line) => [...found].some((secret) => line.includes(secret)));
const input = () => ({
  role: 'PRODUCER',
  name: 'Karim',
  phone: `0190${digits(7)}`,
  password: secrets.password,
  email: 'karim@example.com',
  nid: secrets.nid,
  tradeLicense: secrets.license,
  address: 'House 1',
  ...somewhere,
});

it('holds none of a registration, whether it succeeds, is rejected or breaks', async () => {
  expect((await app.gql(REGISTER, { input: input() })).code).toBeNull();
  expect((await app.gql(REGISTER, { input: { ...input(), phone: '1' } })).code).toBe('BAD_USER_INPUT');
  expect((await app.gql(REGISTER, { input: { ...input(), role: secrets.planted, nid: 7 } })).code).not.toBeNull();
  await app.rest('POST', '/api/v1/register', { json: { ...input(), tradelicense: secrets.license, role: 'producer' } });
  await app.db.query('ALTER TABLE users RENAME COLUMN nid TO nid_away');
  try {
    expect((await app.gql(REGISTER, { input: input() })).code).toBe('INTERNAL_SERVER_ERROR');
  } finally {
    await app.db.query('ALTER TABLE users RENAME COLUMN nid_away TO nid');
  }
  expect(app.logLines.some((line) => line.includes('nid'))).toBe(true); // the error itself is reported
  expect(leaks()).toEqual([]);
});

it('holds none of logins, sessions, codes and keys', async () => {
  await app.gql(LOGIN, { input: { phone: user.phone, password: secrets.wrong } });
  const { data } = await app.gql<{ login: { token: string | null } }>(LOGIN, { input: { phone: user.phone, password: user.password } });
  found.add(user.token).add(user.password);
  if (data.login.token) found.add(data.login.token);
  const ways: Record<string, string>[] = [
    { authorization: `Bearer ${user.token}` },
    { authorization: user.token },
    { cookie: `hb_session=${user.token}` },
  ];
  for (const headers of ways) await app.gql('{ me { id } }', {}, { headers });
  await app.rest('POST', '/api/v1/login', { json: { phone: user.phone, password: secrets.wrong } });
  await app.gql('mutation ($phone: String!) { requestPasswordReset(phone: $phone) { validMinutes } }', { phone: user.phone });
  const sent = await one<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE purpose = 'password-reset'");
  const code = /[0-9]{6}/.exec(sent?.body ?? '')?.[0] ?? '';
  expect(code).toHaveLength(6);
  const lines = app.logLines.length;
  const passwords = { password: secrets.password, confirmPassword: secrets.password };
  expect((await app.gql(RESET, { input: { phone: user.phone, code, ...passwords } })).code).toBeNull();
  // six digits may stand in an id or a time: of these lines only the code as a word of its own counts
  expect(app.logLines.slice(lines - 3).filter((line) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
  const key = await app.gql<{ createApiKey?: { secret: string } }>(
    KEY,
    { input: { name: 'Key', scopes: ['READ_PRODUCTS'], password: user.password } },
    { token: (await consumer(app)).token },
  );
  const secret = key.body.data?.createApiKey?.secret;
  if (secret) {
    found.add(secret);
    await app.gql('{ me { id } }', {}, { headers: { 'x-api-key': secret, authorization: `Bearer ${secret}` } });
  }
  expect(leaks()).toEqual([]);
});

it('holds none of payments, of documents that are wrong, and of addresses', async () => {
  const product = await listedProduct(app, await approvedProducer(app));
  const buyer = await consumer(app);
  const order = { ...(await orderInput(app)), lines: [{ productId: product.id, quantity: '1' }] };
  const { data } = await app.gql<{ placeOrder: { orders: { id: string }[] } }>(
    ORDER,
    { input: order, key: randomUUID() },
    { token: buyer.token },
  );
  const claim = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }';
  const payment = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: secrets.reference };
  expect((await app.gql(claim, { id: data.placeOrder.orders[0]?.id, input: payment }, { token: buyer.token })).code).toBeNull();
  await app.gql(`mutation { login(input: { phone: "${user.phone}", password: "${secrets.password}" }) { nothing } }`);
  await app.gql(`mutation { login(input: { phone: 1, password: ["${secrets.password}"] }) { token }`);
  await app.gql('query ($sort: ProductSort) { products(sort: $sort) { totalCount } }', { sort: secrets.planted });
  await app.rest('POST', '/api/v1/login', { raw: `{"password": "${secrets.password}`, headers: { 'content-type': 'application/json' } });
  for (const address of ['/search', '/graphql', '/api/v1/products', '/reset-password', '/media/x'])
    await fetch(`${app.url}${address}?token=${secrets.planted}&code=${secrets.password}&query=${secrets.nid}`);
  expect(leaks()).toEqual([]);
});

it('blanks what a service logs under the name of a secret, however deep', async () => {
  const log = resolvePort(app.container, Logger);
  const { planted } = secrets;
  const cause = Object.assign(new Error('refused'), { detail: `Key (token)=(${planted})`, parameters: [planted] });
  log.warn('planted', {
    password: planted,
    sessionToken: planted,
    API_KEY: planted,
    Cookie: planted,
    nested: { list: [{ deeper: { headers: { authorization: planted, 'set-cookie': planted } } }], code: planted, nid: planted },
    error: new Error('outer', { cause: Object.assign(cause, { driverError: { code: '23505', detail: planted } }) }),
    bytes: Buffer.from(planted),
  });
  const line = app.logLines.at(-1) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    msg: 'planted',
    password: '[redacted]',
    error: { message: 'outer', cause: { sqlState: '23505' } },
  });
  expect(leaks()).toEqual([]);
});

it('logs a request as a flat line of known fields', async () => {
  await app.gql('{ divisions { id } categories { slug } }');
  await app.gql('query Named { divisions { id } }');
  await app.gql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
    input: { phone: user.phone, password: secrets.wrong },
  });
  const lines = app.logLines.slice(-3).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ operation }) => operation)).toEqual(['query divisions', 'query Named', 'mutation login']);
  const known = ['level', 'time', 'id', 'actor', 'apiKeyId', 'method', 'path', 'operation', 'status', 'error', 'ms', 'broken', 'msg'];
  for (const line of lines) expect(Object.keys(line).filter((name) => !known.includes(name))).toEqual([]);
  expect(lines[0]).toMatchObject({ level: 'info', msg: 'request', method: 'POST', path: '/graphql', status: 200, actor: null });
});
