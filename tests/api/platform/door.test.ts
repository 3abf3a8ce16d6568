/** Who a request belongs to, what it may spend, and how its errors are told. */
import { ApolloServer } from '@apollo/server';
import { buildSchema } from 'graphql';
import { ErrorFormatter } from '../../../server/platform/errors/format-error';
import type { HttpContext } from '../../../server/platform/graphql/http-context';
import { runOperation } from '../../../server/platform/graphql/run-operation';
import { createLogger } from '../../../server/platform/logging/logger';
import { newToken } from '../../../server/platform/security/tokens';
import { type Door, openDoor } from './support/door';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(() => door.stop());

const RENAME = 'mutation($input: NameInput!) { rename(input: $input) }';

describe('identity', () => {
  it('knows a bearer token and a cookie, each only the way it was made for', async () => {
    const bearer = door.session({ name: 'Karim' }).token;
    const cookie = door.session({ name: 'Salma' }, 'COOKIE').token;
    const ask = (headers: Record<string, string>) => door.gql<{ who: string | null }>('{ who }', {}, { headers });
    expect((await ask({ authorization: `Bearer ${bearer}` })).data.who).toBe('Karim');
    expect((await ask({ cookie: `hb_session=${cookie}` })).data.who).toBe('Salma');
    expect((await ask({ cookie: `hb_session=${bearer}` })).data.who).toBeNull();
    expect((await ask({ authorization: `Bearer ${cookie}` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${bearer}`, cookie: `hb_session=${cookie}` })).data.who).toBe('Karim');
  });

  it.each(['Bearer', 'Bearer ', `Bearer ${'x'.repeat(8000)}`, 'Basic dTpw', ''])(
    'refuses the authorization "%.12s"',
    async (authorization) => {
      const answer = await door.gql('{ hello }', {}, { headers: { authorization } });
      expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(answer.headers.get('www-authenticate')).toBeNull();
    },
  );

  it('takes a stale cookie for a visitor and clears it', async () => {
    const answer = await door.gql('{ who }', {}, { headers: { cookie: `hb_session=${newToken()}` } });
    expect(answer.data).toEqual({ who: null });
    const cleared = answer.headers.getSetCookie();
    expect(cleared).toHaveLength(2);
    for (const cookie of cleared) expect(cookie).toMatch(/^hb_(session|role)=; Max-Age=0; Path=\/;/);
  });

  it('sets the session cookie for scripts to miss and the role cookie for them to read, in place of a stale one', async () => {
    const answer = await door.gql('mutation { login(phone: "1") }', {}, { headers: { cookie: `hb_session=${newToken()}` } });
    expect(answer.headers.getSetCookie()).toEqual([
      `hb_session=${'x'.repeat(43)}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax`,
      'hb_role=consumer; Max-Age=604800; Path=/; SameSite=Lax',
    ]);
  });

  it('marks cookies Secure where the site is reached by TLS', async () => {
    const secure = await openDoor({ PUBLIC_URL: 'https://haatbar.example' });
    const answer = await secure.gql('mutation { login(phone: "1") }');
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('; Secure');
    const cookie = `hb_session=${secure.session({}, 'COOKIE').token}`;
    const fromPublicUrl = await secure.gql('{ hello }', {}, { headers: { cookie, origin: 'https://haatbar.example' } });
    expect(fromPublicUrl.status).toBe(200);
    await secure.stop();
  });

  it('answers 401 to a visitor, NOT_APPROVED to who waits, FORBIDDEN to another role', async () => {
    const as = (member?: object) => (member ? { token: door.session(member).token } : {});
    expect(await door.gql('{ memberName }', {}, as())).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    for (const status of ['PENDING', 'REJECTED', 'SUSPENDED']) {
      expect(await door.gql('{ memberName }', {}, as({ status }))).toMatchObject({ status: 200, code: 'NOT_APPROVED' });
    }
    expect(await door.gql('{ adminOnly }', {}, as({}))).toMatchObject({ status: 200, code: 'FORBIDDEN' });
    expect((await door.gql('{ adminOnly memberName }', {}, as({ role: 'ADMIN' }))).data).toEqual({
      adminOnly: 'admin',
      memberName: 'Rahim',
    });
  });
});

describe('errors', () => {
  it('masks the unforeseen behind an incident id which the log has', async () => {
    const { body } = await door.gql('{ boom }');
    const [error] = body.errors ?? [];
    expect(error).toMatchObject({ message: 'Something went wrong.', path: ['boom'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect(JSON.stringify(body)).not.toMatch(/secret|srv/);
    expect(door.logLines.find((line) => line.includes(error?.extensions.incident ?? '?'))).toContain('SELECT secret');
  });

  it('tells every broken field in the order of the rules, in the reader’s language, and cleans what passes', async () => {
    const input = { search: 'too long', name: '  ' };
    const english = (await door.gql(RENAME, { input })).body.errors?.[0];
    expect(english?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', key: 'error.badInput' });
    expect(english?.extensions.fields?.map(({ field, key }) => [field, key])).toEqual([
      ['search', 'error.badInput'],
      ['name', 'upload.notImage'],
    ]);
    const bangla = (await door.gql(RENAME, { input }, { language: 'bn' })).body.errors?.[0];
    expect(bangla?.message).toMatch(/[\u0980-\u09ff]/);
    expect(bangla?.extensions.fields?.[1]?.message).toMatch(/[\u0980-\u09ff]/);
    const { rename } = (await door.gql<{ rename: string }>(RENAME, { input: { name: ' আমড়া ', search: null, price: '১২.৫০' } })).data;
    expect(JSON.parse(rename)).toEqual({ name: 'আমড়া'.normalize('NFC'), search: null, price: '12.50' });
  });

  it('refuses pages out of bounds and takes null for the default', async () => {
    const THINGS = 'query($first: Int, $offset: Int) { things(first: $first, offset: $offset) { nodes { id } } }';
    for (const page of [{ first: 0 }, { first: 101 }, { offset: -1 }, { offset: 25_001 }]) {
      expect((await door.gql(THINGS, page)).code).toBe('BAD_USER_INPUT');
    }
    expect((await door.gql(THINGS, { first: null })).data).toEqual({ things: { nodes: [{ id: 24 }, { id: 0 }] } });
    expect((await door.gql(THINGS, { first: 100, offset: 25_000 })).data).toEqual({ things: { nodes: [{ id: 100 }, { id: 25_000 }] } });
  });

  it('says when to come back', async () => {
    const answer = await door.gql('mutation { limited }');
    expect(answer).toMatchObject({ status: 200, code: 'RATE_LIMITED' });
    expect(answer.headers.get('retry-after')).toBe('7');
  });

  it('answers what a resolver set: headers, and the language of the account when none is asked for', async () => {
    const { token } = door.session({ language: 'bn' });
    const answer = await door.gql('{ replay }', {}, { token, headers: { 'accept-language': '*' } });
    expect(answer.headers.get('idempotency-replayed')).toBe('true');
    expect(answer.data).toEqual({ replay: 'bn' });
    expect((await door.gql('{ replay }', {}, { token, language: 'en' })).data).toEqual({ replay: 'en' });
  });

  it('sends subscriptions to the socket and asks for the operation it knows', async () => {
    expect(await door.gql('subscription { ticked }')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    const body = JSON.stringify({ query: 'query A { hello } query B { hello }', operationName: 'C' });
    const answer = await fetch(`${door.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.stringContaining('OPERATION_RESOLUTION_FAILURE')]);
  });

  it('ends an operation after its time', async () => {
    const formatter = new ErrorFormatter(createLogger('silent'), false);
    const schema = buildSchema('type Query { never: String }');
    const apollo = new ApolloServer<HttpContext>({ schema, plugins: [runOperation(formatter, 30)], rootValue: {} });
    schema.getQueryType()!.getFields().never!.resolve = () => new Promise(() => undefined);
    const contextValue = { language: 'en', isUpload: false } as HttpContext;
    const { http, body } = await apollo.executeOperation({ query: '{ never }' }, { contextValue });
    expect(http.status).toBe(503);
    expect(body).toMatchObject({ singleResult: { errors: [{ extensions: { code: 'TIMEOUT' } }] } });
    await apollo.stop();
  });
});

describe('rate', () => {
  it('lets a visitor’s address 600 points a minute, an account 2,000, a mutation costing five', async () => {
    const limited = await openDoor({ TRUST_PROXY: '1' });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const spend = async (times: number, sender: object) => {
      for (let left = times; left > 0; left -= 100) {
        await Promise.all(Array.from({ length: Math.min(left, 100) }, () => limited.gql('mutation { limited }', {}, sender)));
      }
    };
    await spend(119, from('10.0.0.1'));
    for (let count = 0; count < 5; count += 1) expect((await limited.gql('{ hello }', {}, from('10.0.0.1'))).status).toBe(200);
    const refused = await limited.gql('{ hello }', {}, from('10.0.0.1'));
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await limited.gql('{ hello }', {}, from('10.0.0.2'))).status).toBe(200);
    const member = { token: limited.session().token, ...from('10.0.0.1') };
    await spend(399, member);
    expect((await limited.gql('mutation { limited }', {}, member)).status).toBe(200);
    expect((await limited.gql('mutation { limited }', {}, member)).status).toBe(429);
    await limited.stop();
  });
});

describe('Sandbox', () => {
  it.each(['production', 'development'])('is the landing page in %s, with introspection on', async (NODE_ENV) => {
    const served = await openDoor({ NODE_ENV });
    const page = await fetch(`${served.url}/graphql`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(await page.text()).toContain('EmbeddedSandbox');
    expect((await served.gql('{ __schema { queryType { name } } }')).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    await served.stop();
  });

  it('may ask what Sandbox and the code generators ask', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    const answer = await door.gql(
      getIntrospectionQuery({ descriptions: true, specifiedByUrl: true, inputValueDeprecation: true, directiveIsRepeatable: true }),
    );
    expect(answer.code).toBeNull();
  });
});
