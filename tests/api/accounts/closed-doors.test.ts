/** Walks the schema and the REST routes: whatever is there, now or later, is shut to whom it does not concern. */
import { GraphQLEnumType, GraphQLInputObjectType, GraphQLList, GraphQLNonNull, type GraphQLField, type GraphQLInputType } from 'graphql';
import { getNullableType, isLeafType, getNamedType } from 'graphql';
import { buildAppSchema } from '../../../server/app/build-schema';
import { PUBLIC_OPERATIONS } from '../../../server/platform/security/public-operations';
import { restRoutes } from '../../../server/rest-v1/router';
import { startTestApp, type TestApp } from '../../support/app';
import { account, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Every signed query and mutation as a request that would pass validation. */
async function signedOperations(): Promise<Map<string, string>> {
  const schema = await buildAppSchema();
  const operations = new Map<string, string>();
  for (const [type, keyword] of [
    [schema.getQueryType(), 'query'],
    [schema.getMutationType(), 'mutation'],
  ] as const) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const takesFile = field.args.some(({ type: argument }) => getNamedType(argument).name === 'Upload');
      if (!(name in PUBLIC_OPERATIONS) && !takesFile) operations.set(name, `${keyword} { ${call(field)} }`);
    }
  }
  return operations;
}

function call(field: GraphQLField<unknown, unknown>): string {
  const args = field.args.filter(({ type }) => type instanceof GraphQLNonNull).map(({ name, type }) => `${name}: ${literal(type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection}`;
}

function literal(type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (bare instanceof GraphQLList) return `[${literal(bare.ofType)}]`;
  if (bare instanceof GraphQLEnumType) return bare.getValues()[0]?.name ?? 'null';
  if (bare instanceof GraphQLInputObjectType) {
    const needed = Object.values(bare.getFields()).filter(({ type: field }) => field instanceof GraphQLNonNull);
    return `{ ${needed.map(({ name, type: field }) => `${name}: ${literal(field)}`).join(', ')} }`;
  }
  if (bare.name === 'Int' || bare.name === 'Float') return '1';
  return bare.name === 'Boolean' ? 'true' : '"1"';
}

async function codesFor(who: TestAccount | null): Promise<Record<string, string | null>> {
  const codes: Record<string, string | null> = {};
  for (const [name, query] of await signedOperations()) codes[name] = (await app.gql(query, {}, who ? { token: who.token } : {})).code;
  return codes;
}

const everywhere = (codes: Record<string, string | null>, code: string) =>
  Object.fromEntries(Object.keys(codes).map((name) => [name, code]));

it('W2 shuts every signed operation to a visitor', async () => {
  const codes = await codesFor(null);
  expect(Object.keys(codes)).toEqual(expect.arrayContaining(['Query.accounts', 'Query.notifications', 'Mutation.approveAccount']));
  expect(codes).toEqual(everywhere(codes, 'UNAUTHENTICATED'));
});

it.each(['PENDING', 'REJECTED', 'SUSPENDED'] as const)('W2 shuts every signed operation to an account that is %s', async (status) => {
  const codes = await codesFor(await account(app, 'PRODUCER', { status, statusReason: 'why' }));
  expect(codes).toEqual(everywhere(codes, 'NOT_APPROVED'));
});

it('W2 leaves an account that waits its own status', async () => {
  const { id, token } = await pendingProducer(app);
  const { data } = await app.gql('{ me { id status } }', {}, { token });
  expect(data).toEqual({ me: { id, status: 'PENDING' } });
});

it('W3 shuts what is an admin’s to everybody else', async () => {
  const { token } = await consumer(app);
  const admins = [
    '{ accounts { totalCount } }',
    'mutation { approveAccount(id: "1") { id } }',
    'mutation { rejectAccount(id: "1", reason: "x") { id } }',
  ];
  for (const query of admins) expect((await app.gql(query, {}, { token })).code).toBe('FORBIDDEN');
});

it('W2 shuts every REST route that is not open: 401 to a visitor, 403 to an account that waits', async () => {
  const { token } = await pendingProducer(app);
  const closed = restRoutes(app.container).filter(({ access }) => access !== 'public' && access !== 'session');
  expect(closed.length).toBeGreaterThan(4);
  for (const { method, path } of closed) {
    const url = `/api/v1${path.replace(/:\w+/g, '1')}`;
    expect([url, (await app.rest(method.toUpperCase(), url)).status]).toEqual([url, 401]);
    const { status, body } = await app.rest(method.toUpperCase(), url, { token });
    expect([url, status, body]).toEqual([url, 403, { message: 'Your account is waiting for admin approval.' }]);
  }
});
