/**
 * Units of a seller's own with a weight, and products in two languages: what is stored, what is searched, what buyers
 * compare.
 */
import type { TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { image } from '../../support/build-catalogue';
import type { GraphqlResult } from '../../support/client';
import { as, openOwnProducts, type OwnProducts, type Shown } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let mine: OwnProducts['mine'];

beforeAll(async () => {
  ({ app, producer, mine } = await openOwnProducts());
});
afterAll(() => app.stop());

const FIELDS = 'id name description quantity unit customUnitNote unitWeightKg secondName secondDescription secondUnitNote pricePerKg';
const add = async (wanted: object): Promise<GraphqlResult<{ addProduct: Shown }>> =>
  app.call(
    'addProduct',
    {
      input: {
        name: 'Boro Paddy',
        description: 'Dry',
        categorySlug: 'paddy',
        unit: 'OTHERS',
        customUnitNote: '1 maund = 40 kg',
        quantity: '200',
        price: '1200',
        addToSellPost: true,
        imageIds: [(await image(app, producer)).id],
        ...wanted,
      },
    },
    FIELDS,
    as(producer),
  );
const change = (id: string, input: object): Promise<GraphqlResult<{ updateProduct: Shown }>> =>
  app.call('updateProduct', { id, input }, FIELDS, as(producer));
const bangla = { secondName: 'বোরো ধান', secondDescription: 'শুকনো', secondUnitNote: '১ মণ = ৪০ কেজি' };

describe('a unit of the seller’s own', () => {
  it('counts how many there are, and its weight makes the price of a kilogram', async () => {
    const { addProduct } = (await add({ unitWeightKg: '40' })).data;
    expect(addProduct).toMatchObject({ quantity: '200', unitWeightKg: '40', pricePerKg: '30.00' });
  });

  it('is compared by the kilogram with every other unit', async () => {
    const seller = await approvedProducer(app);
    const own = { imageIds: [(await image(app, seller)).id] };
    expect((await add({ unitWeightKg: '40', ...own })).code).toBe('BAD_USER_INPUT'); // another's image
    await add({ name: 'Dear paddy', price: '4000', unitWeightKg: '40' });
    await add({ name: 'Cheap paddy', price: '400', unitWeightKg: '40' });
    const [row] = await app.db.query(
      "SELECT array_agg(name ORDER BY price / unit_weight_kg) AS names FROM products WHERE name LIKE '% paddy'",
    );
    expect(row.names).toEqual(['Cheap paddy', 'Dear paddy']);
  });

  it('has no weight without one, and none for a unit that has its own', async () => {
    expect((await add({})).data.addProduct).toMatchObject({ unitWeightKg: null, pricePerKg: null });
    expect((await add({ unit: 'KG', unitWeightKg: '7' })).data.addProduct).toMatchObject({ unitWeightKg: null, pricePerKg: '1200.00' });
    for (const unitWeightKg of ['0', '100001', '1.2345']) expect((await add({ unitWeightKg })).code).toBe('BAD_USER_INPUT');
  });

  it('loses its weight with its note, not with another edit', async () => {
    const { id } = (await add({ unitWeightKg: '40' })).data.addProduct;
    expect((await change(id, { description: 'Drier' })).data.updateProduct.unitWeightKg).toBe('40');
    expect((await change(id, { customUnitNote: '1 bundle', quantity: '200' })).data.updateProduct.unitWeightKg).toBeNull();
    expect(
      (await change(id, { customUnitNote: '1 sack = 50 kg', unitWeightKg: '50', quantity: '40' })).data.updateProduct.unitWeightKg,
    ).toBe('50');
    expect((await change(id, { unitWeightKg: null })).data.updateProduct.unitWeightKg).toBeNull();
  });
});

describe('a second language', () => {
  it('is stored beside the first and found by its text', async () => {
    const { addProduct } = (await add(bangla)).data;
    expect(addProduct).toMatchObject({ name: 'Boro Paddy', ...bangla });
    expect((await mine({ filter: { search: 'বোরো' } })).nodes.map(({ id }) => id)).toContain(addProduct.id);
  });

  it('stays with an edit of something else, and goes where it is emptied', async () => {
    const { id } = (await add(bangla)).data.addProduct;
    expect((await change(id, { description: 'New' })).data.updateProduct).toMatchObject(bangla);
    expect((await change(id, { secondName: '', secondDescription: ' ' })).data.updateProduct).toMatchObject({
      secondName: null,
      secondDescription: null,
      secondUnitNote: bangla.secondUnitNote,
    });
  });

  it('reads the second description of a list by one statement', async () => {
    const query = '{ myProducts(first: 8) { nodes { secondDescription } } }';
    const { data } = await app.gql<{ myProducts: { nodes: { secondDescription: string | null }[] } }>(query, {}, as(producer));
    expect(data.myProducts.nodes.some(({ secondDescription }) => secondDescription === 'শুকনো')).toBe(true);
  });
});
