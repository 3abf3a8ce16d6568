/** These tests verify to whom a request belongs, what it may spend, and how its errors are reported. */
import { ApolloServer } from '@apollo/server';
import { buildSchema } from 'graphql';
import { ErrorFormatter } from '../../../server/platform/errors/format-error';
import { newReading } from '../../../server/platform/graphql/create-context';
import type { HttpContext } from '../../../server/platform/graphql/http-context';
import { OperationRunner, runOperation } from '../../../server/platform/graphql/execution/run-operation';
import { createLogger } from '../../../server/platform/logging/logger';
import { newToken } from '../../../server/platform/security/tokens';
import { type Transport, openTransport } from './support/transport';

let transport: Transport;
beforeAll(async () => {
  transport = await openTransport();
});
afterAll(() => transport.stop());

const RENAME = 'mutation($input: NameInput!) { rename(input: $input) }';

describe('identity', () => {
  it('knows a bearer token and a cookie, each only the way it was made for', async () => {
    const bearer = transport.session({ name: 'Karim' }).token;
    const cookie = transport.session({ name: 'Salma' }, 'COOKIE').token;
    const ask = (headers: Record<string, string>) => transport.gql<{ who: string | null }>('{ who }', {}, { headers });
    expect((await ask({ authorization: `Bearer ${bearer}` })).data.who).toBe('Karim');
    expect((await ask({ cookie: `hb_session=${cookie}` })).data.who).toBe('Salma');
    expect((await ask({ cookie: `hb_session=${bearer}` })).data.who).toBeNull();
    expect((await ask({ authorization: `Bearer ${cookie}` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${bearer}`, cookie: `hb_session=${cookie}` })).data.who).toBe('Karim');
  });

  it.each(['Bearer', 'Bearer ', `Bearer ${'x'.repeat(8000)}`, 'Basic dTpw', ''])(
    'rejects the authorization "%.12s"',
    async (authorization) => {
      const response = await transport.gql('{ hello }', {}, { headers: { authorization } });
      expect([response.status, response.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(response.headers.get('www-authenticate')).toBeNull();
    },
  );

  it('takes a stale cookie for a visitor and clears it', async () => {
    const response = await transport.gql('{ who }', {}, { headers: { cookie: `hb_session=${newToken()}` } });
    expect(response.data).toEqual({ who: null });
    const cleared = response.headers.getSetCookie();
    expect(cleared).toHaveLength(2);
    for (const cookie of cleared) expect(cookie).toMatch(/^hb_(session|role)=; Max-Age=0; Path=\/;/);
  });

  it('sets the session cookie for scripts to miss and the role cookie for them to read, in place of a stale one', async () => {
    const response = await transport.gql('mutation { login(phone: "1") }', {}, { headers: { cookie: `hb_session=${newToken()}` } });
    expect(response.headers.getSetCookie()).toEqual([
      `hb_session=${'x'.repeat(43)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
      'hb_role=consumer; Max-Age=604800; Path=/; SameSite=Lax',
    ]);
  });

  it('marks cookies Secure where the site is reached by TLS', async () => {
    const secure = await openTransport({ PUBLIC_URL: 'https://haatbar.example' });
    const response = await secure.gql('mutation { login(phone: "1") }');
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain('; Secure');
    const cookie = `hb_session=${secure.session({}, 'COOKIE').token}`;
    const fromPublicUrl = await secure.gql('{ hello }', {}, { headers: { cookie, origin: 'https://haatbar.example' } });
    expect(fromPublicUrl.status).toBe(200);
    await secure.stop();
  });

  it('returns 401 to a visitor, NOT_APPROVED to a pending user, FORBIDDEN to another role', async () => {
    const as = (member?: object) => (member ? { token: transport.session(member).token } : {});
    expect(await transport.gql('{ memberName }', {}, as())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    for (const status of ['PENDING', 'REJECTED', 'SUSPENDED']) {
      expect(await transport.gql('{ memberName }', {}, as({ status }))).toMatchObject({ status: 200, code: 'NOT_APPROVED' });
    }
    expect(await transport.gql('{ adminOnly }', {}, as({}))).toMatchObject({ status: 200, code: 'FORBIDDEN' });
    expect((await transport.gql('{ adminOnly memberName }', {}, as({ role: 'ADMIN' }))).data).toEqual({
      adminOnly: 'admin',
      memberName: 'Rahim',
    });
  });
});

describe('errors', () => {
  it('masks the unforeseen behind an incident id which the log has', async () => {
    const { body } = await transport.gql('{ boom }');
    const [error] = body.errors ?? [];
    expect(error).toMatchObject({ message: 'Something went wrong.', path: ['boom'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(JSON.stringify(body)).not.toMatch(/secret|srv/);
    expect(transport.logLines.find((line) => line.includes(error?.extensions.incident ?? '?'))).toContain('SELECT secret');
  });

  it('returns every invalid field in the order of the rules, in the language of the viewer, and cleans what passes', async () => {
    const input = { search: 'too long', name: '  ' };
    const english = (await transport.gql(RENAME, { input })).body.errors?.[0];
    expect(english?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', key: 'error.badInput' });
    expect(english?.extensions.fields?.map(({ field, key }) => [field, key])).toEqual([
      ['search', 'error.badInput'],
      ['name', 'upload.notImage'],
    ]);
    const bangla = (await transport.gql(RENAME, { input }, { language: 'bn' })).body.errors?.[0];
    expect(bangla?.message).toMatch(/[\u0980-\u09ff]/);
    expect(bangla?.extensions.fields?.[1]?.message).toMatch(/[\u0980-\u09ff]/);
    const { rename } = (await transport.gql<{ rename: string }>(RENAME, { input: { name: ' আমড়া ', search: null, price: '১২.৫০' } })).data;
    expect(JSON.parse(rename)).toEqual({ name: 'আমড়া'.normalize('NFC'), search: null, price: '12.50' });
  });

  it('rejects pages out of bounds and takes null for the default', async () => {
    const THINGS = 'query($first: Int, $offset: Int) { things(first: $first, offset: $offset) { nodes { id } } }';
    for (const page of [{ first: 0 }, { first: 101 }, { offset: -1 }, { offset: 25_001 }]) {
      expect((await transport.gql(THINGS, page)).code).toBe('BAD_USER_INPUT');
    }
    expect((await transport.gql(THINGS, { first: null })).data).toEqual({ things: { nodes: [{ id: 20 }, { id: 0 }] } });
    expect((await transport.gql(THINGS, { first: 100, offset: 25_000 })).data).toEqual({
      things: { nodes: [{ id: 100 }, { id: 25_000 }] },
    });
  });

  it('returns when to try again', async () => {
    const response = await transport.gql('mutation { limited }');
    expect(response).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
    expect(response.headers.get('retry-after')).toBe('7');
  });

  it('returns what a resolver set: headers, and the language of the user when none is asked for', async () => {
    const { token } = transport.session({ language: 'bn' });
    const response = await transport.gql('{ replay }', {}, { token, headers: { 'accept-language': '*' } });
    expect(response.headers.get('idempotency-replayed')).toBe('true');
    expect(response.data).toEqual({ replay: 'bn' });
    expect((await transport.gql('{ replay }', {}, { token, language: 'en' })).data).toEqual({ replay: 'en' });
  });

  it('sends subscriptions to the socket and asks for the operation it knows', async () => {
    expect(await transport.gql('subscription { ticked }')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    const body = JSON.stringify({ query: 'query A { hello } query B { hello }', operationName: 'C' });
    const response = await fetch(`${transport.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      400,
      expect.stringContaining('OPERATION_RESOLUTION_FAILURE'),
    ]);
  });

  it('ends an operation after its time', async () => {
    const formatter = new ErrorFormatter(createLogger('silent'), false);
    const schema = buildSchema('type Query { never: String }');
    const apollo = new ApolloServer<HttpContext>({
      schema,
      plugins: [runOperation(formatter, new OperationRunner(null, 30))],
      rootValue: {},
    });
    schema.getQueryType()!.getFields().never!.resolve = () => new Promise(() => undefined);
    const contextValue = { language: 'en', isUpload: false, cost: null, reading: newReading() } as HttpContext;
    const { http, body } = await apollo.executeOperation({ query: '{ never }' }, { contextValue });
    expect(http.status).toBe(503);
    expect(body).toMatchObject({ singleResult: { errors: [{ extensions: { code: 'TIMEOUT' } }] } });
    await apollo.stop();
  });
});

describe('rate', () => {
  // 1,567 requests, all within the minute that is counted
  it('lets a visitor’s address 1,800 points a minute, an account 6,000, a mutation costing five', async () => {
    const limited = await openTransport({ TRUST_PROXY: '1' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const spend = async (times: number, sender: object) => {
      for (let left = times; left > 0; left -= 100) {
        await Promise.all(Array.from({ length: Math.min(left, 100) }, () => limited.gql('mutation { limited }', {}, sender)));
      }
    };
    await spend(359, from('10.0.0.1'));
    for (let count = 0; count < 5; count += 1) expect((await limited.gql('{ hello }', {}, from('10.0.0.1'))).status).toBe(200);
    const rejected = await limited.gql('{ hello }', {}, from('10.0.0.1'));
    expect(rejected).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.gql('{ hello }', {}, from('10.0.0.2'))).status).toBe(200);
    const member = { token: limited.session().token, ...from('10.0.0.1') };
    await spend(1199, member);
    expect((await limited.gql('mutation { limited }', {}, member)).status).toBe(200);
    expect((await limited.gql('mutation { limited }', {}, member)).status).toBe(429);
    await limited.stop();
  }, 60_000);
});

describe('Sandbox', () => {
  it.each(['production', 'development'])('is the landing page in %s, with introspection on', async (NODE_ENV) => {
    const served = await openTransport({ NODE_ENV });
    const page = await fetch(`${served.url}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(await page.text()).toContain('EmbeddedSandbox');
    expect((await served.gql('{ __schema { queryType { name } } }')).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    await served.stop();
  });

  it('may ask what Sandbox and the code generators ask', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const response = await transport.gql(
      getIntrospectionQuery({ descriptions: true, specifiedByUrl: true, inputValueDeprecation: true, directiveIsRepeatable: true }),
    );
    expect(response.code).toBeNull();
  });
});
