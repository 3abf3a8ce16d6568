/**
 * The producer's product calls over REST: paths, bodies and responses as specified (docs/requirements.md, H), through
 * the same services as GraphQL.
 */
import type { TestApp } from '../support/app';
import { expectRow } from '../support/bad-inputs';
import { approvedProducer, consumer, openSession, pendingProducer, type TestAccount } from '../support/build-accounts';
import { product } from '../support/build-catalogue';
import { ADD, FIELDS, form, LIST, MISSING, openProductApi, seen, type Product, type ProductApi } from './support/product-api';

let app: TestApp;
let producer: TestAccount;
let call: ProductApi['call'];
let put: ProductApi['put'];
let add: ProductApi['add'];

beforeAll(async () => {
  ({ app, producer, call, put, add } = await openProductApi());
});
afterAll(() => app.stop());

describe('reading', () => {
  it('lists {products} and returns one product as the object itself [H1]', async () => {
    const owner = await approvedProducer(app);
    const first = await product(app, owner, { name: 'First' });
    await product(app, owner, { name: 'Second' });
    const list = await call<{ products: Product[] }>('GET', LIST, { token: owner.token });
    expect(Object.keys(list.body)).toEqual(['products']);
    expect(list.body.products.map(({ productName }) => productName)).toEqual(['Second', 'First']);
    const one = await call<Product>('GET', `${LIST}/${first.id}`, { token: owner.token });
    expect(one.body).toEqual(list.body.products[1]);
    expect(one.body._id).toBe(first.id);
  });

  it('both APIs return the same product, whichever it was created by [H1]', async () => {
    const token = producer.token;
    const read = 'query ($id: ID!) { myProduct(id: $id) { id name quantity price description addToSellPost version category { nameEn } } }';
    const both = async (id: string) => {
      const { data } = await app.gql<{ myProduct: Record<string, unknown> & { category: { nameEn: string } } }>(read, { id }, { token });
      const { category, name, quantity, price, id: _id, ...rest } = data.myProduct;
      const here = { ...rest, _id, productName: name, quantity: Number(quantity), price: Number(price), category: category.nameEn };
      return { here, there: (await call<Product>('GET', `${LIST}/${id}`)).body };
    };
    const { _id: id } = (await add()).body.product;
    const made = await both(id);
    expect(made.there).toMatchObject(made.here);
    await app.gql(
      'mutation ($id: ID!) { setStock(productId: $id, quantity: "7") { id } postForSell(productIds: [$id]) { products { id } } }',
      { id },
      { token },
    );
    const changed = await both(id);
    expect(changed.there).toMatchObject({ ...changed.here, quantity: 7, addToSellPost: true });
  });

  it('takes page and limit, and returns everything without them [H1]', async () => {
    const owner = await approvedProducer(app);
    for (let n = 1; n <= 22; n++) await product(app, owner, { name: `P${n}` });
    const list = async (query: string) => {
      const { status, headers, body } = await call<{ products: Product[] }>('GET', LIST + query, { token: owner.token });
      return { status, total: headers.get('total-count'), names: body.products?.map(({ productName }) => productName) };
    };
    const all = await list('');
    expect([all.status, all.total, all.names.length]).toEqual([200, null, 22]);
    expect(await list('?page=2&limit=5')).toEqual({ status: 200, total: '22', names: ['P17', 'P16', 'P15', 'P14', 'P13'] });
    expect((await list('?limit=৩')).names).toEqual(['P22', 'P21', 'P20']);
    expect(await list('?page=2')).toEqual({ status: 200, total: '22', names: ['P2', 'P1'] });
    expect((await list('?page=9')).names).toEqual([]);
    for (const bad of ['page=0', 'page=x', 'page=251', 'limit=101', 'limit=1.5', 'limit=-1', 'page=1&page=2'])
      expect([bad, (await list(`?${bad}`)).status]).toEqual([bad, 400]);
  });

  it('takes updatedSince, alone and with a page, by what buyers see', async () => {
    const owner = await approvedProducer(app);
    const [old, sold] = [await product(app, owner, { name: 'Old' }), await product(app, owner, { name: 'Sold' })];
    const anHour = `now() - interval '1 hour'`;
    for (const [table, column] of Object.entries({ products: 'id', product_stock: 'product_id' }))
      await app.db.query(`UPDATE ${table} SET market_changed_at = ${anHour} WHERE ${column} = ANY ($1::uuid[])`, [[old.id, sold.id]]);
    await app.db.query(`UPDATE users SET market_changed_at = ${anHour} WHERE id = $1`, [owner.id]);
    await app.db.query('UPDATE product_stock SET reserved = 1 WHERE product_id = $1', [sold.id]);
    await product(app, owner, { name: 'New' });
    const list = async (query: string) => {
      const { status, headers, body } = await call<{ products: Product[] }>('GET', `${LIST}?${query}`, { token: owner.token });
      return { status, fields: headers.get('error-fields'), names: body.products?.map(({ productName }) => productName) };
    };
    const since = new Date(Date.now() - 600_000).toISOString();
    expect((await list(`updatedSince=${since}`)).names).toEqual(['New', 'Sold']);
    expect((await list(`updatedSince=${since}&page=2&limit=1`)).names).toEqual(['Sold']);
    expect((await list('updatedSince=')).names).toEqual(['New', 'Sold', 'Old']);
    expect((await list('updatedSince=9999-01-01T00:00:00.5%2B06:00')).names).toEqual([]);
    for (const bad of [
      '2026-11-29',
      '2026-11-29T06:00:00',
      '2026-11-29T06:00:00+06:00',
      '0000-01-01T00:00:00Z',
      'x',
      `${since}&updatedSince=${since}`,
    ])
      expect([bad, await list(`updatedSince=${bad}`)]).toEqual([
        bad,
        { status: 400, fields: '[{"field":"updatedSince","key":"error.badTimestamp"}]', names: undefined },
      ]);
  });

  it('rejects a parameter that the list does not know, and the calls without any ignore them', async () => {
    const { _id: id } = (await add()).body.product;
    for (const [sent, field] of [
      ['updatedsince=2026-11-29T06:00:00Z', 'updatedsince'],
      ['page=1&constructor=1', 'constructor'],
      ['%E0%A6%86=1', '%E0%A6%86'],
      ['%ff=1', '%EF%BF%BD'],
    ] as const) {
      const { status, headers, body } = await call<{ message: string }>('GET', `${LIST}?${sent}`);
      expect([status, headers.get('error-code'), JSON.parse(headers.get('error-fields') ?? '')]).toEqual([
        400,
        'VALIDATION',
        [{ field, key: 'error.unknownParameter' }],
      ]);
      expect(body.message).toMatch(/^Unknown parameter “.+”\. This address takes: page, limit, updatedSince\.$/);
    }
    expect((await call('GET', `${LIST}/${id}?updatedSince=x`)).status).toBe(200);
  });

  it('leaves no field empty: a category that was removed is N/A [V2]', async () => {
    const made = await product(app, producer);
    await app.db.query("UPDATE products SET category_slug = 'gone' WHERE id = $1", [made.id]);
    const { body } = await call<Product>('GET', `${LIST}/${made.id}`);
    expect(body).toMatchObject({
      productName: 'Potato',
      price: 30,
      quantity: 100,
      category: 'N/A',
      description: 'Potato of the new harvest',
    });
  });

  it('returns the same 404 for another seller’s product and a missing one [V1]', async () => {
    const theirs = await product(app, await approvedProducer(app));
    const responses = await Promise.all([theirs.id, MISSING, 'no-uuid'].map((id) => call('GET', `${LIST}/${id}`)));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const changes = await Promise.all([put(theirs.id, FIELDS), call('DELETE', `${LIST}/${theirs.id}`)]);
    expect(changes.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('deleting', () => {
  it('returns 200 and the product is deleted [H1 A2]', async () => {
    const made = await product(app, producer);
    const { status, body } = await call('DELETE', `${LIST}/${made.id}`);
    expect([status, body.message]).toEqual([200, 'Product deleted successfully']);
    expect((await call('GET', `${LIST}/${made.id}`)).status).toBe(404);
    expect((await call('DELETE', `${LIST}/${made.id}`)).status).toBe(404);
  });

  it('deletes only the version that If-Match names, once for each key [P17]', async () => {
    const made = await product(app, producer);
    const remove = (headers: Record<string, string>) => call('DELETE', `${LIST}/${made.id}`, { headers });
    for (const tag of [`"${made.version + 1}"`, '"abc"', '"77", W/"78"']) {
      const { status, headers } = await remove({ 'if-match': tag });
      expect([tag, status, headers.get('error-code'), headers.get('etag')]).toEqual([tag, 412, 'PRECONDITION_FAILED', `"${made.version}"`]);
    }
    const tag = (await call('GET', `${LIST}/${made.id}`)).headers.get('etag') ?? '';
    const headers = { 'if-match': tag, 'idempotency-key': '5a1c6a52-0f3d-4f0e-9a54-1f6f5d0c7a21' };
    expect((await remove(headers)).status).toBe(200);
    const again = await remove(headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const other = await product(app, producer);
    expect((await call('DELETE', `${LIST}/${other.id}`, { headers: { 'if-match': '*' } })).status).toBe(200);
  });
});

describe('who may call', () => {
  const everyCall = (id: string): [string, string][] => [
    ['GET', LIST],
    ['GET', `${LIST}/${id}`],
    ['POST', ADD],
    ['PUT', `${LIST}/${id}`],
    ['DELETE', `${LIST}/${id}`],
  ];

  it('returns Unauthorized access without a valid token, Unauthorized for an edit [A4 A33 A34 E2]', async () => {
    const { id } = await product(app, producer);
    for (const [method, path] of everyCall(id)) {
      const { status, body } = await app.rest<{ message: string }>(method, path);
      expect([status, body.message]).toEqual([401, method === 'PUT' ? 'Unauthorized' : 'Unauthorized access']);
    }
    expectRow('A33', seen(await app.rest('PUT', `${LIST}/${id}`, { json: FIELDS })));
    for (const authorization of [`Bearer ${'x'.repeat(8192)}`, 'Bearer', 'Basic abc']) {
      expectRow('A34', seen(await app.rest('GET', LIST, { headers: { authorization } })));
    }
  });

  it('a cookie never lets anyone write [A35]', async () => {
    const cookie = `hb_session=${await openSession(app, producer.id, 'COOKIE')}`;
    expectRow('A35', seen(await app.rest('POST', ADD, { form: await form(FIELDS), headers: { cookie, origin: 'https://evil.example' } })));
  });

  it('rejects consumers and pending producers', async () => {
    for (const account of [await consumer(app), await pendingProducer(app)]) {
      for (const [method, path] of everyCall(MISSING)) expect((await app.rest(method, path, { token: account.token })).status).toBe(403);
    }
  });

  it('returns Bangla to a client that asks for it [H2]', async () => {
    const response = await call('POST', ADD, { form: await form(FIELDS, {}), language: 'bn' });
    expect(response.body.message).toMatch(/[ঀ-৿]/);
  });
});
