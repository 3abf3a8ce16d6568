/**
 * `POST /producer/add-product`: the form with its files, JSON with addresses, and what is rejected with which message.
 */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../support/app';
import { expectRow } from '../support/bad-inputs';
import { approvedProducer, type TestAccount } from '../support/build-accounts';
import { image, jpegFile } from '../support/build-catalogue';
import { ImagesService } from '../../server/modules/media/images.service';
import { ADD, FIELDS, form, openProductApi, seen, without, type ProductApi } from './support/product-api';

let app: TestApp;
let producer: TestAccount;
let call: ProductApi['call'];
let add: ProductApi['add'];

beforeAll(async () => {
  ({ app, producer, call, add } = await openProductApi());
});
afterAll(() => app.stop());

describe('add-product', () => {
  it('takes the form with its files and returns message and product [H1 U2]', async () => {
    const { status, body } = await add(FIELDS, { image: 1, secondaryImages: 2 });
    expect(status).toBe(201);
    expect(body.message).toBe('✅ Product added successfully');
    expect(body.product).toMatchObject({
      productName: 'Potato',
      quantity: 40,
      unit: 'KG',
      customUnitNote: null,
      price: 30,
      description: 'From Bogura',
      category: 'Potato',
      addToSellPost: true,
      version: 1,
    });
    expect(body.product.secondaryImages).toHaveLength(2);
    for (const address of [body.product.image, ...body.product.secondaryImages]) {
      expect(address).toMatch(new RegExp(`^${app.url}/media/`));
      expect((await fetch(String(address))).status).toBe(200);
    }
  });

  it('takes every unit by its label; Others by its explanation alone [U7]', async () => {
    for (const unit of ['KG', 'Piece', 'Ton', 'Dozen', 'Quarter', 'Pair', 'কেজি']) {
      expect((await add({ ...FIELDS, unit })).body.product.unit).toBe(unit === 'কেজি' ? 'KG' : unit);
    }
    const others = (await add({ ...without('unit'), customUnitNote: '1 ton = 40kg' })).body.product;
    expect(others).toMatchObject({ unit: 'Others', customUnitNote: '1 ton = 40kg' });
    expect((await add(without('unit'))).body.product.unit).toBe('KG');
  });

  it('takes JSON with addresses of stored images, Bangla digits, and a category by its Bangla name', async () => {
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

  it('a form that is sent again under its key adds nothing, with the same files; another form is rejected [O04 O05 O06]', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const whole = async (fields = FIELDS) => {
      const sent = await form(fields, {});
      sent.append('image', new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), 'a.jpg');
      return call('POST', ADD, { form: sent, headers: key });
    };
    const bytes = await jpegFile();
    const first = await whole();
    const again = await whole();
    expect([again.status, again.body.product._id]).toEqual([201, first.body.product._id]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const reused = seen(await whole({ ...FIELDS, price: '31' }));
    expect([reused.status, reused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const other = await approvedProducer(app);
    const theirs = await call('POST', ADD, { form: await form(FIELDS), headers: key, token: other.token });
    expect([theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([201, null]);
  });

  it('wants an image [P01]', async () => expectRow('P01', seen(await add(FIELDS, {}))));
  it('wants a name [P02]', async () => expectRow('P02', seen(await add({ ...FIELDS, productName: ' ' }))));
  it('wants a price [P03]', async () => expectRow('P03', seen(await add(without('price')))));
  it.each(['12.5', '-1', '1e9', '0x10', '10000001'])('wants digits: price %s [P04]', async (price) =>
    expectRow('P04', seen(await add({ ...FIELDS, price }))),
  );
  it('stores Bangla digits as ASCII [P04]', async () => expect((await add({ ...FIELDS, price: '১২০' })).body.product.price).toBe(120));
  it('wants a description [P05]', async () => expectRow('P05', seen(await add(without('description')))));
  it('wants one of the categories', async () =>
    expect((await add({ ...FIELDS, category: 'Stones' })).body.message).toBe(
      'There is no such category. Choose one from the list of categories.',
    ));
  it.each([undefined, 'maybe', ''])('wants a sell post option: %s [P07]', async (addToSellPost) =>
    expectRow('P07', seen(await add({ ...without('addToSellPost'), ...(addToSellPost !== undefined && { addToSellPost }) }))),
  );
  it('wants a known unit, and Others explained [P09]', async () => {
    expectRow('P09', seen(await add({ ...FIELDS, unit: 'Stone' })));
    expectRow('P09', seen(await add({ ...FIELDS, unit: 'Others' })));
  });

  it('stores markup as the text it is [P16]', async () => {
    const description = '<img src=x onerror=alert(1)>';
    const response = await add({ ...FIELDS, description });
    expectRow('P16', seen({ ...response, body: {} }));
    expect(response.body.product.description).toBe(description);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('rejects files over 10 MB, files that are no images, and more than six [U5]', async () => {
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

  it('stores nothing of what it rejected', async () => {
    const count = async () =>
      ((await app.db.query('SELECT (SELECT count(*) FROM products)::int AS p, (SELECT count(*) FROM images)::int AS i')) as object[])[0];
    const before = await count();
    await add({ ...FIELDS, price: 'x' });
    await add({ ...FIELDS, category: 'Stones' }, { image: 1 });
    expect(await count()).toEqual(before);
  });
});
