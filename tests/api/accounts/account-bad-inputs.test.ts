/**
 * The account rows of the table of bad inputs, which the table sends over REST, sent over GraphQL: the same message,
 * and the code as GraphQL names it. Rows of GraphQL alone (A23–A31) stand beside the forgotten password; A04 and A39
 * cannot be said in GraphQL.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { badInput } from '../../support/bad-inputs';
import { consumer, pendingProducer, place, type Placed } from '../../support/build-accounts';

let app: TestApp;
let bogura: Placed;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  bogura = await place(app);
});
afterAll(() => app.stop());

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { account { id } } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { account { id } } }';

let calls = 0;
/** Each call from an address of its own: the throttle per address is tested elsewhere. */
function send(query: string, input: object) {
  calls += 1;
  return app.gql(query, { input }, { headers: { 'x-forwarded-for': `10.3.${calls >> 8}.${calls & 255}` } });
}
const login = (input: object) => send(LOGIN, input);
const register = (input: object) =>
  send(REGISTER, {
    role: 'PRODUCER',
    name: 'Karim',
    phone: `0194444${String(calls).padStart(4, '0')}`,
    password: 'secret-1',
    email: 'a@b.cd',
    nid: '1234567890',
    tradeLicense: 'T-1',
    address: 'House 1',
    ...bogura,
    ...input,
  });

type RequestResult = Awaited<ReturnType<typeof send>>;

const rows: readonly (readonly [id: string, what: string, call: () => Promise<RequestResult>])[] = [
  ['A01', 'login with nothing', () => login({ phone: '', password: '' })],
  ['A01', 'login with blanks', () => login({ phone: ' ', password: '' })],
  ['A02', 'login of an unknown phone', () => login({ phone: '01599999990', password: 'wrong-one' })],
  ['A02', 'login with a wrong password', async () => login({ phone: (await consumer(app)).phone, password: 'wrong-one' })],
  ['A06', 'the sixth wrong password', sixthWrong],
  ['A08', 'login of an account that waits', waiting],
  ['A10', 'register as admin', () => register({ role: 'ADMIN' })],
  ...['123456789', '1234567890123456', '0171-00000', '01711x00000'].map(
    (phone) => ['A12', `register with the phone ${phone}`, () => register({ phone })] as const,
  ),
  ['A13', 'register with 5 characters of password', () => register({ password: '12345' })],
  ['A14', 'register with the email a@b', () => register({ email: 'a@b' })],
  ['A16', 'register without a thana', () => register({ upazilaId: null })],
  ['A17', 'register without an address', () => register({ address: ' ' })],
  ['A20', 'register a known phone', async () => register({ phone: (await consumer(app)).phone })],
];

async function sixthWrong(): Promise<RequestResult> {
  const { phone } = await consumer(app);
  const headers = { 'x-forwarded-for': '10.4.1.1' };
  const wrong = () => app.gql(LOGIN, { input: { phone, password: 'wrong-one' } }, { headers });
  for (let failure = 1; failure <= 5; failure++) expect((await wrong()).code).toBe('LOGIN_FAILED');
  return wrong();
}

async function waiting(): Promise<RequestResult> {
  const { phone, password } = await pendingProducer(app);
  return login({ phone, password, sessionKind: 'BEARER' });
}

it.each(rows)('%s %s', async (id, _what, call) => {
  const { expect: wanted } = badInput(id);
  const { code, body } = await call();
  expect(code).toBe(wanted.code === 'VALIDATION' ? 'BAD_USER_INPUT' : wanted.code);
  if (wanted.message !== null) expect(body.errors?.map(({ message }) => message)).toEqual([wanted.message]);
});
