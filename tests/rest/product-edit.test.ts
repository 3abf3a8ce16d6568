/** `PUT /producer/products/:id`: what is replaced, what is stored, and what is no one’s to say. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../support/app';
import { expectRow } from '../support/bad-inputs';
import { approvedProducer, type TestAccount } from '../support/build-accounts';
import { image, jpegFile, product } from '../support/build-catalogue';
import { ImagesService } from '../../server/modules/media/images.service';
import { FIELDS, form, LIST, MISSING, openProductApi, seen, type Product, type ProductApi } from './support/product-api';

let app: TestApp;
let producer: TestAccount;
let call: ProductApi['call'];
let add: ProductApi['add'];
let put: ProductApi['put'];

beforeAll(async () => {
  ({ app, producer, call, add, put } = await openProductApi());
});
afterAll(() => app.stop());

describe('editing', () => {
  it('replaces the fields and retains images that are sent back by their address [H1 E1]', async () => {
    const made = (await add(FIELDS, { image: 1, secondaryImages: 2 })).body.product;
    const [second, third] = made.secondaryImages;
    const json = {
      ...made,
      productName: 'Lal Alu',
      price: 35,
      quantity: 12,
      addToSellPost: false,
      image: third,
      secondaryImages: [second],
    };
    const { status, body } = await put(made._id, json);
    expect([status, body.message]).toEqual([200, 'Product updated successfully']);
    expect(body.product).toMatchObject({
      productName: 'Lal Alu',
      price: 35,
      quantity: 12,
      addToSellPost: false,
      image: third,
      secondaryImages: [second],
    });
    expect(body.product.version).toBeGreaterThan(made.version);
  });

  it('takes a form: retained addresses first, new files after them [E1]', async () => {
    const made = (await add(FIELDS, { image: 1, secondaryImages: 1 })).body.product;
    const sent = await form(
      { ...FIELDS, productName: 'Edited', image: String(made.image), secondaryImages: String(made.secondaryImages[0]) },
      { secondaryImages: 1 },
    );
    const { product: edited } = (await call('PUT', `${LIST}/${made._id}`, { form: sent })).body;
    expect([edited.image, edited.secondaryImages[0]]).toEqual([made.image, made.secondaryImages[0]]);
    expect(edited.secondaryImages).toHaveLength(2);
    const replaced = (await call('PUT', `${LIST}/${made._id}`, { form: await form(FIELDS, { image: 1 }) })).body.product;
    expect(replaced.image).not.toBe(made.image);
    expect(replaced.secondaryImages).toEqual(edited.secondaryImages);
  });

  it('a form with files that is sent again under its key changes nothing, though the files are the product’s own by then [O04 E1]', async () => {
    const made = (await add(FIELDS, { image: 1 })).body.product;
    const bytes = Uint8Array.from(await jpegFile());
    const headers = { 'idempotency-key': randomUUID() };
    const send = async (fields: Record<string, string>) => {
      const sent = await form(fields, {});
      sent.append('secondaryImages', new Blob([bytes], { type: 'image/jpeg' }), 'a.jpg');
      return call('PUT', `${LIST}/${made._id}`, { form: sent, headers });
    };
    const first = await send(FIELDS);
    const again = await send(FIELDS);
    expect([first, again].map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [200, null],
      [200, 'true'],
    ]);
    expect(again.body).toEqual(first.body);
    expect(seen(await send({ ...FIELDS, price: '31' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('leaves images, unit and stock alone where they are left out [E1]', async () => {
    const made = (await add({ ...FIELDS, unit: 'Dozen' }, { image: 1, secondaryImages: 1 })).body.product;
    const { productName, price, description, category } = made;
    const { product: edited } = (await put(made._id, { productName, price, description, category, addToSellPost: true })).body;
    expect(edited).toMatchObject({ image: made.image, secondaryImages: made.secondaryImages, unit: 'Dozen', quantity: 40 });
  });

  it.each(['productName', 'price', 'description', 'category', 'addToSellPost'] as const)('wants %s [P10 E2]', async (name) => {
    const made = await product(app, producer);
    expectRow('P10', seen(await put(made.id, { ...FIELDS, [name]: '' })));
  });

  it("rejects images that are not one's own stored ones, and changes nothing [P14]", async () => {
    const made = await product(app, producer);
    const images = app.container.resolve(ImagesService);
    const theirs = images.url(await image(app, await approvedProducer(app)), 640);
    const mine = images.url(await image(app, producer), 640);
    const bad = [
      'javascript:alert(1)',
      'https://evil/x.png',
      'data:image/png;base64,AAAA',
      theirs,
      app.url + theirs,
      `https://evil.example${mine}`,
      '/etc/passwd',
    ];
    for (const address of bad) expectRow('P14', seen(await put(made.id, { ...FIELDS, image: address })));
    expect((await call<Product>('GET', `${LIST}/${made.id}`)).body.version).toBe(made.version);
    expect((await put(made.id, { ...FIELDS, image: mine })).status).toBe(200);
  });

  it('ignores what is not the editor’s to say [P15]', async () => {
    const made = await product(app, producer);
    const forged = { sellerId: MISSING, _id: MISSING, createdAt: '2000-01-01', soldCount: 99 };
    expectRow('P15', seen({ ...(await put(made.id, { ...FIELDS, ...forged })), body: {} }));
    expect((await put(made.id, { ...FIELDS, seller_id: MISSING, rating_sum: 5 })).status).toBe(400);
    const [row] = (await app.db.query('SELECT seller_id, sold_count, rating_sum, created_at FROM products WHERE id = $1', [
      made.id,
    ])) as object[];
    expect(row).toEqual({ seller_id: producer.id, sold_count: 0, rating_sum: 0, created_at: made.createdAt });
  });

  it('returns 409 for an older version by field, 412 by If-Match [P17]', async () => {
    const made = await product(app, producer);
    expect((await put(made.id, { ...FIELDS, version: made.version })).status).toBe(200);
    expectRow('P17', seen(await put(made.id, { ...FIELDS, version: made.version })));
    for (const tag of [`"${made.version}"`, String(made.version), '"abc"', '"7-8", "abc"']) {
      const { status, code, message } = seen(await put(made.id, FIELDS, { 'if-match': tag }));
      expect([status, code, message]).toEqual([412, 'PRECONDITION_FAILED', expect.stringContaining('changed in the meantime')]);
    }
    expect((await put(made.id, FIELDS, { 'if-match': '*' })).status).toBe(200);
  });

  it('the ETag of a response is the version, and is what If-Match takes [P17]', async () => {
    const made = await add(FIELDS);
    const { _id: id, version } = made.body.product;
    const read = await call<Product>('GET', `${LIST}/${id}`);
    expect(made.headers.get('etag')).toBe(`"${version}"`);
    expect(read.headers.get('etag')).toBe(made.headers.get('etag'));
    expect(read.headers.get('access-control-expose-headers')).toContain('etag');
    const edited = await put(id, FIELDS, { 'if-match': `"0", ${read.headers.get('etag')}` });
    expect([edited.status, edited.headers.get('etag')]).toEqual([200, `"${edited.body.product.version}"`]);
  });

  it('is 304 for the ETag of what has not changed, in stock and posts as well', async () => {
    const { _id: id } = (await add(FIELDS)).body.product;
    const read = (tag: string) => call<Product>('GET', `${LIST}/${id}`, { headers: { 'if-none-match': tag } });
    const first = await call<Product>('GET', `${LIST}/${id}`);
    const tag = first.headers.get('etag') ?? '';
    for (const one of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const { status, text, headers } = await read(one);
      expect([one, status, text, headers.get('etag'), headers.has('ratelimit')]).toEqual([one, 304, '', tag, true]);
    }
    await app.gql('mutation ($id: ID!) { setStock(productId: $id, quantity: "7") { id } }', { id }, { token: producer.token });
    const changed = await read(tag);
    expect([changed.status, changed.body.quantity]).toEqual([200, 7]);
    // a post leaves the version as it is
    const later = changed.headers.get('etag') ?? '';
    expect((await read(later)).status).toBe(304);
    await app.gql(
      'mutation ($ids: [ID!]!) { postForSell(productIds: $ids) { products { id } } }',
      { ids: [id] },
      { token: producer.token },
    );
    expect((await read(later)).status).toBe(200);
    // any version of it
    expect([(await read(' * ')).status, (await read('*')).text]).toEqual([304, '']);
    expect((await call('DELETE', `${LIST}/${id}`)).status).toBe(200);
    expect((await read('*')).status).toBe(404);
  });

  it('an edit that is sent again under its key is replayed, though its If-Match names the version before', async () => {
    const made = await product(app, producer);
    const headers = { 'if-match': `"${made.version}"`, 'idempotency-key': randomUUID() };
    const responses = [await put(made.id, FIELDS, headers), await put(made.id, FIELDS, headers)];
    expect(responses.map(({ status, headers }) => [status, headers.get('idempotency-replayed')])).toEqual([
      [200, null],
      [200, 'true'],
    ]);
    expect((await put(made.id, FIELDS, { ...headers, 'idempotency-key': randomUUID() })).status).toBe(412);
  });

  it('names the version it has now with a conflict, and the fields with bad input, in headers', async () => {
    const made = await product(app, producer);
    await put(made.id, { ...FIELDS, version: made.version });
    const late = await put(made.id, { ...FIELDS, version: made.version });
    const current = JSON.parse(late.headers.get('error-current') ?? 'null') as { version: number };
    expect((await put(made.id, { ...FIELDS, version: current.version })).status).toBe(200);
    const bad = await put(made.id, { ...FIELDS, price: 'much' });
    expect(JSON.parse(bad.headers.get('error-fields') ?? 'null')).toEqual([{ field: 'price', key: expect.any(String) as string }]);
  });
});
