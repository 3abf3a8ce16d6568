/** Editing one's own product over GraphQL: what is replaced, what a late edit gets, and what stays another's. */
import type { TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { image, product } from '../../support/build-catalogue';
import { as, DELETE, openOwnProducts, type OwnProducts } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let update: OwnProducts['update'];
let mine: OwnProducts['mine'];
let movements: OwnProducts['movements'];

beforeAll(async () => {
  ({ app, producer, update, mine, movements } = await openOwnProducts());
});
afterAll(() => app.stop());

describe('editing', () => {
  it('replaces every field, retains chosen images in their new order and moves the stock [E1]', async () => {
    const made = await product(app, producer, { imageIds: [(await image(app, producer)).id, (await image(app, producer)).id] });
    const [main, second] = made.images ?? [];
    const added = await image(app, producer);
    const input = { name: 'Lal Alu', unit: 'TON', quantity: '3', price: '900', imageIds: [second?.id, added.id], version: made.version };
    const { updateProduct } = (await update(made.id, input)).data;
    expect(updateProduct).toMatchObject({ name: 'Lal Alu', unit: 'TON', quantity: '3', price: '900.00', image: { id: second?.id } });
    expect(updateProduct.images.map(({ id }) => id)).toEqual([second?.id, added.id]);
    expect(updateProduct.images.map(({ id }) => id)).not.toContain(main?.id);
    expect(updateProduct.version).toBeGreaterThan(made.version);
    expect((await movements(made.id)).map(({ kind, on_hand_delta }) => [kind, on_hand_delta])).toEqual([
      ['INITIAL', '100.000'],
      ['ADJUST', '-97.000'],
    ]);
  });

  it('follows Yes and No of the sell post [E1]', async () => {
    const made = await product(app, producer);
    expect((await update(made.id, { addToSellPost: true })).data.updateProduct).toMatchObject({
      addToSellPost: true,
      sellPost: { state: 'OPEN' },
    });
    expect((await update(made.id, { addToSellPost: false })).data.updateProduct).toMatchObject({
      addToSellPost: false,
      sellPost: { state: 'PAUSED' },
    });
  });

  it('gives the sell post the terms of a new unit [E1]', async () => {
    const made = await product(app, producer, { addToSellPost: true });
    expect((await update(made.id, { unit: 'PIECE', quantity: '40' })).data.updateProduct).toMatchObject({
      sellPost: { minQuantity: '1', step: '1' },
    });
  });

  it('wants every field [E2]', async () => {
    const made = await product(app, producer);
    for (const input of [{ name: ' ' }, { description: '' }, { categorySlug: '' }]) {
      const response = await update(made.id, input);
      expect([response.code, response.body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Please fill all required fields']);
    }
  });

  it('returns CONFLICT for an edit of an older version, and changes nothing [P17]', async () => {
    const made = await product(app, producer);
    await update(made.id, { name: 'First', version: made.version });
    const late = await update(made.id, { name: 'Second', version: made.version });
    expect(late.code).toBe('CONFLICT');
    expect((await mine({ filter: { search: 'First' } })).nodes.map(({ id }) => id)).toContain(made.id);
  });

  it('of two edits of the same version at once exactly one wins', async () => {
    const made = await product(app, producer);
    const responses = await Promise.all(['One', 'Two', 'Three'].map((name) => update(made.id, { name, version: made.version })));
    expect(responses.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1);
    expect(responses.map(({ code }) => code).filter((code) => code === 'CONFLICT')).toHaveLength(2);
  });

  it('returns the same error for another seller’s product and a missing one', async () => {
    const made = await product(app, producer);
    const other = await approvedProducer(app);
    const own = { imageIds: [(await image(app, other)).id] };
    const responses = [
      await update(made.id, own, other),
      await update('01900000-0000-7000-8000-000000000000', own, other),
      await update('x', own, other),
    ];
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]?.code).toBe('NOT_FOUND');
    const deletions = [made.id, '01900000-0000-7000-8000-000000000000'].map((id) => app.gql(DELETE, { id }, as(other)));
    expect((await Promise.all(deletions)).map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});
