/** A visitor's cart: prices, problems and delivery fees as the server sees them. */
import { AccountStatus } from '../../../schema/values/roles';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, place, seller, type TestAccount } from '../../support/build-accounts';
import { goods } from '../../support/build-orders';
import { problemsOf, quote } from './support/cart-door';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

describe("a visitor's cart", () => {
  it('S6 groups lines by seller and prices them as the market stands', async () => {
    const other = await seller(app, 'SUPERSALER');
    const potato = await goods(app, producer, { price: '30' });
    const onion = await goods(app, producer, { name: 'Onion', price: '45' });
    const rice = await goods(app, other, { name: 'Rice', price: '60' });
    const cart = await quote(app, [
      { productId: potato.id, quantity: '2.5' },
      { productId: rice.id, quantity: '1' },
      { productId: onion.id, quantity: '0.5' },
    ]);
    expect(cart.groups.map(({ seller: of, subtotal }) => [of.id, subtotal])).toEqual([
      [producer.id, '97.50'],
      [other.id, '60.00'],
    ]);
    expect(cart.groups[0]?.lines.map(({ unitPrice, lineTotal }) => [unitPrice, lineTotal])).toEqual([
      ['30.00', '75.00'],
      ['45.00', '22.50'],
    ]);
    expect(cart).toMatchObject({ lineCount: 3, subtotal: '157.50', deliveryFee: null, total: '157.50', hasProblems: false });
  });

  it('S6 adds lines of one product up and leaves out what does not exist', async () => {
    const potato = await goods(app, producer);
    const cart = await quote(app, [
      { productId: potato.id, quantity: '1' },
      { productId: 'nonsense', quantity: '1' },
      { productId: '0199a000-0000-7000-8000-000000000000', quantity: '1' },
      { productId: potato.id, quantity: '1.5' },
    ]);
    expect(cart).toMatchObject({ lineCount: 1, subtotal: '75.00' });
  });

  it('S6 takes a running deal off and gives a trader the price of the tier a quantity reaches', async () => {
    const potato = await goods(app, producer, { price: '33', tiers: [{ minQuantity: '10', price: '28' }] });
    await app.db.query(
      "INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at) VALUES ($1, 10, 33, now() - interval '1 hour', now() + interval '1 hour')",
      [potato.id],
    );
    const { token } = await seller(app, 'WHOLESALER');
    const priceAt = async (quantity: string, by?: string) =>
      (await quote(app, [{ productId: potato.id, quantity }], null, by)).groups[0]?.lines[0]?.unitPrice;
    expect([await priceAt('9.5', token), await priceAt('10', token)]).toEqual(['29.70', '28.00']);
    expect(await priceAt('10')).toBe('29.70');
  });

  it('S6 charges delivery by distance, once for each seller, nothing for pickup', async () => {
    const near = await place(app, 'Rajshahi', 'Bogura');
    const far = await approvedProducer(app, { upazilaId: (await place(app, 'Sylhet', 'Sylhet')).upazilaId });
    const [one, two] = [await goods(app, producer), await goods(app, producer, { name: 'Onion' })];
    const lines = [one, two, await goods(app, far)].map(({ id }) => ({ productId: id, quantity: '1' }));
    const feesTo = async (division: string, district: string, upazila?: string) => {
      const { upazilaId } = await place(app, division, district, upazila);
      const cart = await quote(app, lines, { method: 'DELIVERY', upazilaId });
      return [...cart.groups.map(({ deliveryFee }) => deliveryFee), cart.deliveryFee];
    };
    const upazilas: { name_en: string }[] = await app.db.query('SELECT name_en FROM upazilas WHERE district_id = $1 AND id <> $2 LIMIT 1', [
      near.districtId,
      near.upazilaId,
    ]);
    expect(await feesTo('Rajshahi', 'Bogura')).toEqual(['40.00', '150.00', '190.00']);
    expect(await feesTo('Rajshahi', 'Bogura', upazilas[0]?.name_en)).toEqual(['70.00', '150.00', '220.00']);
    expect(await feesTo('Rajshahi', 'Pabna')).toEqual(['110.00', '150.00', '260.00']);
    const pickup = await quote(app, lines, { method: 'PICKUP' });
    expect(pickup).toMatchObject({ deliveryFee: '0.00', total: pickup.subtotal });
  });

  it('S6 reads the fees of platform_settings', async () => {
    const potato = await goods(app, producer);
    await app.db.query(
      `INSERT INTO platform_settings (key, value) VALUES ('delivery_fees', '{"sameUpazila": "25.50", "elsewhere": "free"}')`,
    );
    try {
      const { upazilaId } = await place(app);
      const cart = await quote(app, [{ productId: potato.id, quantity: '1' }], { method: 'DELIVERY', upazilaId });
      expect(cart).toMatchObject({ deliveryFee: '25.50', total: '55.50' });
    } finally {
      await app.db.query('DELETE FROM platform_settings');
    }
  });

  it('S6 tells every problem of a line, with its figure', async () => {
    const piece = await goods(app, producer, { name: 'Coconut', unit: 'PIECE', quantity: '3', price: '50' });
    const bulk = await goods(app, producer, { name: 'Paddy', minQuantity: '10', step: '5' });
    const gone = await goods(app, producer, { name: 'Mango', published: false });
    const sold = await goods(app, producer, { name: 'Jackfruit', quantity: '1' });
    await app.db.query('UPDATE products SET published_at = now() WHERE id = $1', [gone.id]);
    await app.db.query('UPDATE products SET reserved = on_hand WHERE id = $1', [sold.id]);
    const problems = async (productId: string, quantity: string, seenPrice?: string) =>
      problemsOf(await quote(app, [{ productId, quantity, seenPrice }]));
    expect(await problems(piece.id, '4')).toEqual([{ kind: 'LESS_STOCK', value: '3' }]);
    expect(await problems(piece.id, '1.5')).toEqual([{ kind: 'NOT_A_MULTIPLE', value: '1' }]);
    expect(await problems(piece.id, '2', '45')).toEqual([{ kind: 'PRICE_CHANGED', value: '50.00' }]);
    expect(await problems(piece.id, '2', '50')).toEqual([]);
    expect(await problems(bulk.id, '5')).toEqual([{ kind: 'BELOW_MINIMUM', value: '10' }]);
    expect(await problems(bulk.id, '12')).toEqual([{ kind: 'NOT_A_MULTIPLE', value: '5' }]);
    expect(await problems(gone.id, '1')).toEqual([{ kind: 'UNAVAILABLE', value: null }]);
    expect(await problems(sold.id, '1')).toEqual([{ kind: 'OUT_OF_STOCK', value: '0' }]);
    expect((await quote(app, [{ productId: gone.id, quantity: '1' }])).hasProblems).toBe(true);
  });

  it('S6 does not know posts for businesses, nor products that were never offered', async () => {
    const wholesaler = await seller(app, 'WHOLESALER');
    const bulk = await goods(app, producer, { audience: 'BUSINESSES' });
    const draft = await goods(app, producer, { published: false });
    const lines = [bulk, draft].map(({ id }) => ({ productId: id, quantity: '1' }));
    expect((await quote(app, lines)).lineCount).toBe(0);
    expect((await quote(app, lines, null, wholesaler.token)).groups[0]?.lines.map(({ id }) => id)).toEqual([bulk.id]);
  });

  it('S6 knows a suspended seller is away', async () => {
    const away = await approvedProducer(app);
    const potato = await goods(app, away);
    await app.db.query('UPDATE users SET status = $2 WHERE id = $1', [away.id, AccountStatus.SUSPENDED]);
    expect(problemsOf(await quote(app, [{ productId: potato.id, quantity: '1' }]))).toEqual([{ kind: 'SELLER_AWAY', value: null }]);
  });
});
