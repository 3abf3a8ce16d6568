/** The producer's product calls over REST: paths, bodies and answers of the specification, through the same services as GraphQL. */
import { type TestApp, startTestApp } from '../support/app';
import { expectRow } from '../support/bad-inputs';
import { approvedProducer, consumer, openSession, pendingProducer, type TestAccount } from '../support/build-accounts';
import { image, photo, product } from '../support/build-catalogue';
import type { RestAnswer, RestBody } from '../support/client';
import { ImagesService } from '../../server/modules/media/images.service';

const LIST = '/api/v1/producer/products';
const ADD = '/api/v1/producer/add-product';
const MISSING = '01900000-0000-7000-8000-000000000000';

interface Product {
  _id: string;
  productName: string;
  quantity: number;
  unit: string;
  customUnitNote: string | null;
  price: number;
  description: string;
  category: string;
  addToSellPost: boolean;
  image: string | null;
  secondaryImages: string[];
  version: number;
}
interface Answer {
  message: string;
  product: Product;
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const call = <T = Answer>(method: string, path: string, body: RestBody = {}) =>
  app.rest<T>(method, path, { token: producer.token, ...body });
const FIELDS = {
  productName: 'Potato',
  quantity: '40',
  price: '30',
  description: 'From Bogura',
  category: 'Potato',
  addToSellPost: 'true',
  unit: 'KG',
};

async function form(fields: Record<string, string>, files: Record<string, number> = { image: 1 }): Promise<FormData> {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  for (const [name, count] of Object.entries(files)) {
    for (let n = 0; n < count; n++)
      filled.append(name, new Blob([Uint8Array.from(await photo())], { type: 'image/jpeg' }), `${name}-${n}.jpg`);
  }
  return filled;
}
const add = async (fields: Record<string, string> = FIELDS, files?: Record<string, number>) =>
  call('POST', ADD, { form: await form(fields, files) });
const without = (name: keyof typeof FIELDS) => Object.fromEntries(Object.entries(FIELDS).filter(([key]) => key !== name));
const put = (id: string, json: object, headers: Record<string, string> = {}) => call('PUT', `${LIST}/${id}`, { json, headers });
const seen = ({ status, headers, body }: RestAnswer<{ message?: string }>) => ({
  ...{ status, headers, message: body.message ?? null },
  code: headers.get('error-code'),
});

describe('add-product', () => {
  it('H1 U2 takes the form with its files and answers message and product', async () => {
    const { status, body } = await add(FIELDS, { image: 1, secondaryImages: 2 });
    expect(status).toBe(201);
    expect(body.message).toBe('✅ Product added successfully');
    expect(body.product).toMatchObject({
      ...{
        productName: 'Potato',
        quantity: 40,
        unit: 'KG',
        customUnitNote: null,
        price: 30,
        description: 'From Bogura',
        category: 'Potato',
      },
      ...{ addToSellPost: true, version: 1 },
    });
    expect(body.product.secondaryImages).toHaveLength(2);
    for (const address of [body.product.image, ...body.product.secondaryImages]) {
      expect(address).toMatch(new RegExp(`^${app.url}/media/`));
      expect((await fetch(String(address))).status).toBe(200);
    }
  });

  it('U7 takes every unit by its label; Others by its explanation alone', async () => {
    for (const unit of ['KG', 'Piece', 'Ton', 'Dozen', 'Quarter', 'Pair', 'কেজি']) {
      expect((await add({ ...FIELDS, unit })).body.product.unit).toBe(unit === 'কেজি' ? 'KG' : unit);
    }
    const others = (await add({ ...without('unit'), customUnitNote: '1 ton = 40kg' })).body.product;
    expect(others).toMatchObject({ unit: 'Others', customUnitNote: '1 ton = 40kg' });
    expect((await add(without('unit'))).body.product.unit).toBe('KG');
  });

  it('takes JSON with addresses of stored pictures, Bangla digits, and a category by its Bangla name', async () => {
    const stored = app.container.resolve(ImagesService).url(await image(app, producer), 640);
    const json = {
      ...FIELDS,
      quantity: 12,
      price: '৪৫',
      category: 'আলু',
      addToSellPost: false,
      image: app.url + stored,
      secondaryImages: [],
    };
    const { status, body } = await call('POST', ADD, { json });
    expect([status, body.product]).toEqual([
      201,
      expect.objectContaining({ quantity: 12, price: 45, category: 'Potato', addToSellPost: false }),
    ]);
  });

  it('P01 wants an image', async () => expectRow('P01', seen(await add(FIELDS, {}))));
  it('P02 wants a name', async () => expectRow('P02', seen(await add({ ...FIELDS, productName: ' ' }))));
  it('P03 wants a price', async () => expectRow('P03', seen(await add(without('price')))));
  it.each(['12.5', '-1', '1e9', '0x10', '10000001'])('P04 wants digits: price %s', async (price) =>
    expectRow('P04', seen(await add({ ...FIELDS, price }))),
  );
  it('P04 stores Bangla digits as ASCII', async () => expect((await add({ ...FIELDS, price: '১২০' })).body.product.price).toBe(120));
  it('P05 wants a description', async () => expectRow('P05', seen(await add(without('description')))));
  it('wants one of the categories', async () =>
    expect((await add({ ...FIELDS, category: 'Stones' })).body.message).toBe('Please select a category'));
  it.each([undefined, 'maybe', ''])('P07 wants a sell post option: %s', async (addToSellPost) =>
    expectRow('P07', seen(await add({ ...without('addToSellPost'), ...(addToSellPost !== undefined && { addToSellPost }) }))),
  );
  it('P09 wants a known unit, and Others explained', async () => {
    expectRow('P09', seen(await add({ ...FIELDS, unit: 'Stone' })));
    expectRow('P09', seen(await add({ ...FIELDS, unit: 'Others' })));
  });

  it('P16 stores markup as the text it is', async () => {
    const description = '<img src=x onerror=alert(1)>';
    const answer = await add({ ...FIELDS, description });
    expectRow('P16', seen({ ...answer, body: {} }));
    expect(answer.body.product.description).toBe(description);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('U5 refuses files over 10 MB, files that are no images, and more than six', async () => {
    const large = await form(FIELDS, {});
    large.append('image', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'field.jpg');
    const tooLarge = await call('POST', ADD, { form: large });
    expect([tooLarge.status, tooLarge.body.message]).toEqual([400, 'field.jpg exceeds 10MB limit']);
    const html = await form(FIELDS, {});
    html.append('image', new Blob(['<html></html>']), 'x.png');
    const noImage = await call('POST', ADD, { form: html });
    expect([noImage.status, noImage.body.message]).toEqual([400, 'Only image files are allowed']);
    expect((await add(FIELDS, { image: 1, secondaryImages: 6 })).status).toBe(413);
  });

  it('stores nothing of what it refused', async () => {
    const count = async () =>
      ((await app.db.query('SELECT (SELECT count(*) FROM products)::int AS p, (SELECT count(*) FROM images)::int AS i')) as object[])[0];
    const before = await count();
    await add({ ...FIELDS, price: 'x' });
    await add({ ...FIELDS, category: 'Stones' }, { image: 1 });
    expect(await count()).toEqual(before);
  });
});

describe('reading', () => {
  it('H1 lists {products} and answers one product as the object itself', async () => {
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

  it('V2 leaves no field empty: a category that is gone is N/A', async () => {
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

  it("V1 answers another's product and a missing one with the same 404", async () => {
    const theirs = await product(app, await approvedProducer(app));
    const answers = await Promise.all([theirs.id, MISSING, 'no-uuid'].map((id) => call('GET', `${LIST}/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const changes = await Promise.all([put(theirs.id, FIELDS), call('DELETE', `${LIST}/${theirs.id}`)]);
    expect(changes.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe('editing', () => {
  it('H1 E1 replaces the fields and keeps pictures that are sent back by their address', async () => {
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

  it('E1 takes a form: kept addresses first, new files after them', async () => {
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

  it('E1 leaves pictures, unit and stock alone where nothing is said of them', async () => {
    const made = (await add({ ...FIELDS, unit: 'Dozen' }, { image: 1, secondaryImages: 1 })).body.product;
    const { productName, price, description, category } = made;
    const { product: edited } = (await put(made._id, { productName, price, description, category, addToSellPost: true })).body;
    expect(edited).toMatchObject({ image: made.image, secondaryImages: made.secondaryImages, unit: 'Dozen', quantity: 40 });
  });

  it.each(['productName', 'price', 'description', 'category', 'addToSellPost'] as const)('P10 E2 wants %s', async (name) => {
    const made = await product(app, producer);
    expectRow('P10', seen(await put(made.id, { ...FIELDS, [name]: '' })));
  });

  it("P14 refuses pictures that are not one's own stored ones, and changes nothing", async () => {
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

  it('P15 ignores what is not the editor’s to say', async () => {
    const made = await product(app, producer);
    const forged = { sellerId: MISSING, seller_id: MISSING, _id: MISSING, createdAt: '2000-01-01', soldCount: 99, rating_sum: 5 };
    expectRow('P15', seen({ ...(await put(made.id, { ...FIELDS, ...forged })), body: {} }));
    const [row] = (await app.db.query('SELECT seller_id, sold_count, rating_sum, created_at FROM products WHERE id = $1', [
      made.id,
    ])) as object[];
    expect(row).toEqual({ seller_id: producer.id, sold_count: 0, rating_sum: 0, created_at: made.createdAt });
  });

  it('P17 answers 409 to an older version, by field or by If-Match', async () => {
    const made = await product(app, producer);
    expect((await put(made.id, { ...FIELDS, version: made.version })).status).toBe(200);
    expectRow('P17', seen(await put(made.id, { ...FIELDS, version: made.version })));
    for (const tag of [`"${made.version}"`, String(made.version), '"abc"'])
      expectRow('P17', seen(await put(made.id, FIELDS, { 'if-match': tag })));
    expect((await put(made.id, FIELDS, { 'if-match': '*' })).status).toBe(200);
  });
});

describe('deleting', () => {
  it('H1 A2 answers 200 and the product is gone', async () => {
    const made = await product(app, producer);
    const { status, body } = await call('DELETE', `${LIST}/${made.id}`);
    expect([status, body.message]).toEqual([200, 'Product deleted successfully']);
    expect((await call('GET', `${LIST}/${made.id}`)).status).toBe(404);
    expect((await call('DELETE', `${LIST}/${made.id}`)).status).toBe(404);
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

  it('A4 A33 A34 E2 answers Unauthorized access without a good token, Unauthorized to an edit', async () => {
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

  it('A35 a cookie never lets anybody write', async () => {
    const cookie = `hb_session=${await openSession(app, producer.id, 'COOKIE')}`;
    expectRow('A35', seen(await app.rest('POST', ADD, { form: await form(FIELDS), headers: { cookie, origin: 'https://evil.example' } })));
  });

  it('keeps consumers and waiting producers out', async () => {
    for (const account of [await consumer(app), await pendingProducer(app)]) {
      for (const [method, path] of everyCall(MISSING)) expect((await app.rest(method, path, { token: account.token })).status).toBe(403);
    }
  });

  it('H2 answers in Bangla to who asks for it', async () => {
    const answer = await call('POST', ADD, { form: await form(FIELDS, {}), language: 'bn' });
    expect(answer.body.message).toMatch(/[ঀ-৿]/);
  });
});
