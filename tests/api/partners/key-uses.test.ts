/** Operations that an API key calls, and deprecated members that it uses, are counted for its owner. */
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import { KeyUsesService } from '../../../server/modules/partners/api-keys/key-uses.service';
import { usedMembers } from '../../../server/platform/graphql/limits/used-members';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';
import { one } from '../../support/sql';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  owner = await approvedProducer(app);
});
afterAll(() => app.stop());

interface Use {
  readonly name: string;
  readonly requests: number;
  readonly lastDay: string;
  readonly deprecationReason: string | null;
}
async function usesOf(id: string): Promise<Use[]> {
  await app.container.resolve(KeyUsesService).flush();
  const { data } = await app.gql<{ apiKeys: { id: string; uses: Use[] }[] }>(
    '{ apiKeys { id uses { name requests lastDay deprecationReason } } }',
    {},
    owner,
  );
  return data.apiKeys.find((key) => key.id === id)?.uses ?? [];
}
const today = async () => (await one<{ day: string }>(app.db, `SELECT to_char(now() AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS day`))?.day;

it('counts operations and routes of each key, and only what the key may call', async () => {
  const [key, other] = [await apiKey(app, owner), await apiKey(app, owner, ['READ_PRODUCTS'])];
  for (let n = 0; n < 3; n++) await app.gql('{ a: categories { slug } b: categories { slug } products { nodes { id } } }', {}, key);
  await app.gql('{ categories { slug } }', {}, key);
  await app.rest('GET', '/api/v1/producer/products', { token: key.token });
  expect((await app.gql('{ myOrders { nodes { id } } }', {}, other)).code).toBe('FORBIDDEN');
  const lastDay = await today();
  const use = (name: string, requests: number) => ({ name, requests, lastDay, deprecationReason: null });
  expect(await usesOf(key.id)).toEqual([use('Query.categories', 4), use('Query.products', 3), use('GET /api/v1/producer/products', 1)]);
  expect(await usesOf(other.id)).toEqual([]);
  await app.gql('{ categories { slug } }', {}, key);
  expect((await usesOf(key.id))[0]).toEqual(use('Query.categories', 5));
});

it('shows thirty days and removes what is older', async () => {
  const key = await apiKey(app, owner);
  await app.gql('{ categories { slug } }', {}, key);
  await usesOf(key.id);
  await app.db.query(`UPDATE api_key_uses SET day = day - 29 WHERE api_key_id = $1`, [key.id]);
  expect(await usesOf(key.id)).toHaveLength(1);
  await app.db.query(`UPDATE api_key_uses SET day = day - 1 WHERE api_key_id = $1`, [key.id]);
  expect(await usesOf(key.id)).toEqual([]);
  await app.container.resolve(KeyUsesService).sweep();
  expect(await one(app.db, 'SELECT 1 AS left FROM api_key_uses WHERE api_key_id = $1', [key.id])).toBeNull();
});

it('a database that is away loses no request', async () => {
  const key = await apiKey(app, owner);
  await app.db.query('ALTER TABLE api_key_uses RENAME TO away');
  expect((await app.gql('{ categories { slug } }', {}, key)).code).toBeNull();
  await app.container.resolve(KeyUsesService).flush();
  await app.db.query('ALTER TABLE away RENAME TO api_key_uses');
  expect(app.logLines.some((line) => line.includes('uses of API keys could not be counted now'))).toBe(true);
});

it('names deprecated fields and arguments wherever they are selected, each once', () => {
  const schema = buildSchema(`
    type Query { product(id: ID): Product  old: Int @deprecated(reason: "No") }
    type Product { title: String @deprecated(reason: "Use name") name: String image(size: Int @deprecated(reason: "Use width") width: Int): String }`);
  const document = parse('{ product { ...card image(size: 1) } } fragment card on Product { title other: title image(width: 2) }');
  expect(usedMembers(schema, document, document.definitions[0] as OperationDefinitionNode)).toEqual([
    'Query.product',
    'Product.image(size:)',
    'Product.title',
  ]);
});

it('names what the operation that runs selects, of no other one of its document and no fragment that it does not spread', () => {
  const schema = buildSchema(`
    type Query { now: Int  old: Int @deprecated(reason: "No")  gone: Int @deprecated(reason: "No")  inner: Query }`);
  const document = parse(`
    query A { now ...one } query B { old ...other }
    fragment one on Query { inner { ...two } } fragment two on Query { gone } fragment other on Query { old }`);
  const used = (at: number) => usedMembers(schema, document, document.definitions[at] as OperationDefinitionNode);
  expect(used(0)).toEqual(['Query.now', 'Query.inner', 'Query.gone']);
  expect(used(1)).toEqual(['Query.old']);
});
