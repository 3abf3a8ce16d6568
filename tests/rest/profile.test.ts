/** `GET /{role}/profile`: one shape for every role, after the web has changed it. */
import { startTestApp, type TestApp } from '../support/app';
import { account, approvedProducer, place, type TestAccount } from '../support/build-accounts';
import { apiKey } from '../support/build-partners';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const roles = [
  { role: 'PRODUCER', path: 'producer', key: 'producer' },
  { role: 'SUPERSALER', path: 'superseller', key: 'supersaler' },
  { role: 'WHOLESALER', path: 'wholesaler', key: 'wholesaler' },
  { role: 'CONSUMER', path: 'consumer', key: 'user' },
] as const;
const FIELDS = [
  '_id',
  'address',
  'district',
  'division',
  'email',
  'name',
  'nameOfBusiness',
  'nid',
  'phone',
  'production',
  'produtionType',
  'role',
  'status',
  'thana',
  'tradelicense',
];

const update = (who: TestAccount, input: object) => app.call('updateProfile', { input }, 'id', who);

it.each(roles)('GET /$path/profile returns the changed profile [H1 P1 P2]', async ({ role, path, key }) => {
  const who = await account(app, role);
  const savar = await place(app, 'Dhaka', 'Dhaka', 'Savar');
  const business = { nid: '19851234567890123', tradeLicense: 'TRAD-2026-118', nameOfBusiness: 'Mia Farm', production: 'Potato' };
  await update(who, {
    name: 'Karim Mia',
    email: 'karim@example.com',
    address: 'House 7',
    ...savar,
    ...business,
    productionType: 'Organic',
  });
  const { status, body } = await app.rest<Record<string, Record<string, unknown>>>('GET', `/api/v1/${path}/profile`, who);
  expect([status, Object.keys(body)]).toEqual([200, [key]]);
  expect(Object.keys(body[key] ?? {}).toSorted()).toEqual(FIELDS);
  const sells = role !== 'CONSUMER';
  expect(body[key]).toMatchObject({
    name: 'Karim Mia',
    phone: who.phone,
    email: 'karim@example.com',
    role: role.toLowerCase(),
    division: 'Dhaka',
    district: 'Dhaka',
    thana: 'Savar',
    address: 'House 7',
    nid: sells ? '19851234567890123' : null,
    tradelicense: sells ? 'TRAD-2026-118' : null,
    nameOfBusiness: sells ? 'Mia Farm' : null,
    production: sells ? 'Potato' : null,
    produtionType: sells ? 'Organic' : null,
  });
});

it('shows the numbers of documents whole to the owner’s login only: a key gets them masked, no log has them [P1]', async () => {
  const who = await approvedProducer(app);
  await update(who, { nid: '19851234567890123', tradeLicense: 'TRAD-2026-118' });
  const key = await apiKey(app, who);
  const numbers = async ({ token }: { token: string }) => {
    const { body } = await app.rest<Record<string, Record<string, unknown>>>('GET', '/api/v1/producer/profile', { token });
    return [body.producer?.nid, body.producer?.tradelicense];
  };
  expect(await numbers(who)).toEqual(['19851234567890123', 'TRAD-2026-118']);
  expect(await numbers(key)).toEqual(['*************0123', '*********-118']);
  expect(app.logLines.join('')).not.toMatch(/19851234567890123|TRAD-2026-118/);
});
