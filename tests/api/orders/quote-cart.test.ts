/** A visitor's cart: prices, problems and delivery fees as the server sees them. */
import { resolvePort } from '../../../server/app/wiring/container';
import { EventBus } from '../../../server/platform/events/event-bus';
import { SETTINGS_CHANGED } from '../../../server/platform/events/topics';
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, place, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { problemsOf, quote } from './support/cart-api';
import { quoteDeliveries } from './support/delivery-api';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

describe("a visitor's cart", () => {
  it('groups lines by seller and prices them as the market is now [S6]', async () => {
    const other = await seller(app, 'SUPERSALER');
    const potato = await listedProduct(app, producer, { price: '30' });
    const onion = await listedProduct(app, producer, { name: 'Onion', price: '45' });
    const rice = await listedProduct(app, other, { name: 'Rice', price: '60' });
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

  it('adds lines of one product up and leaves out what does not exist [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const cart = await quote(app, [
      { productId: potato.id, quantity: '1' },
      { productId: 'nonsense', quantity: '1' },
      { productId: '0199a000-0000-7000-8000-000000000000', quantity: '1' },
      { productId: potato.id, quantity: '1.5' },
    ]);
    expect(cart).toMatchObject({ lineCount: 1, subtotal: '75.00' });
  });

  it('takes a running deal off and gives a trader the price of the tier a quantity reaches [S6]', async () => {
    const potato = await listedProduct(app, producer, { price: '33', tiers: [{ minQuantity: '10', price: '28' }] });
    await app.db.query(
      "INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at) VALUES ($1, 10, 33, now() - interval '1 hour', now() + interval '1 hour', now())",
      [potato.id],
    );
    const { token } = await seller(app, 'WHOLESALER');
    const priceAt = async (quantity: string, by?: string) =>
      (await quote(app, [{ productId: potato.id, quantity }], null, by)).groups[0]?.lines[0]?.unitPrice;
    expect([await priceAt('9.5', token), await priceAt('10', token)]).toEqual(['29.70', '28.00']);
    expect(await priceAt('10')).toBe('29.70');
  });

  it('charges delivery by distance, once for each seller, nothing for pickup [S6]', async () => {
    const near = await place(app, 'Rajshahi', 'Bogura');
    const far = await approvedProducer(app, { upazilaId: (await place(app, 'Sylhet', 'Sylhet')).upazilaId });
    const [one, two] = [await listedProduct(app, producer), await listedProduct(app, producer, { name: 'Onion' })];
    const lines = [one, two, await listedProduct(app, far)].map(({ id }) => ({ productId: id, quantity: '1' }));
    const feesTo = async (division: string, district: string, upazila?: string) => {
      const { upazilaId } = await place(app, division, district, upazila);
      const cart = await quote(app, lines, { upazilaId });
      return [...cart.groups.map(({ deliveryFee }) => deliveryFee), cart.deliveryFee];
    };
    const upazilas: { name_en: string }[] = await app.db.query('SELECT name_en FROM upazilas WHERE district_id = $1 AND id <> $2 LIMIT 1', [
      near.districtId,
      near.upazilaId,
    ]);
    expect(await feesTo('Rajshahi', 'Bogura')).toEqual(['40.00', '150.00', '190.00']);
    expect(await feesTo('Rajshahi', 'Bogura', upazilas[0]?.name_en)).toEqual(['70.00', '150.00', '220.00']);
    expect(await feesTo('Rajshahi', 'Pabna')).toEqual(['110.00', '150.00', '260.00']);
    const pickup = await quoteDeliveries(
      app,
      lines,
      [producer, far].map(({ id: sellerId }) => ({ sellerId, method: 'PICKUP' })),
    );
    expect(pickup).toMatchObject({ deliveryFee: '0.00', total: pickup.subtotal });
  });

  it('reads the fees of platform_settings [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const changed = () => resolvePort(app.container, EventBus).publish(SETTINGS_CHANGED, null);
    await app.db.query(
      `INSERT INTO platform_settings (key, value) VALUES ('delivery_rates', '{"SAME_UPAZILA": {"base": "25.50", "maxKg": "heavy"}, "ELSEWHERE": "free"}')`,
    );
    changed();
    try {
      const { upazilaId } = await place(app);
      const cart = await quote(app, [{ productId: potato.id, quantity: '1' }], { upazilaId });
      expect(cart).toMatchObject({ deliveryFee: '25.50', total: '55.50' });
    } finally {
      await app.db.query('DELETE FROM platform_settings');
      changed();
    }
  });

  it('returns every problem of a line, with its figure [S6]', async () => {
    const piece = await listedProduct(app, producer, { name: 'Coconut', unit: 'PIECE', quantity: '3', price: '50' });
    const bulk = await listedProduct(app, producer, { name: 'Paddy', minQuantity: '10', step: '5' });
    const sold = await listedProduct(app, producer, { name: 'Jackfruit', quantity: '1' });
    await app.db.query('UPDATE product_stock SET reserved = on_hand WHERE product_id = $1', [sold.id]);
    const problems = async (productId: string, quantity: string, seenPrice?: string) =>
      problemsOf(await quote(app, [{ productId, quantity, seenPrice }]));
    expect(await problems(piece.id, '4')).toEqual([{ kind: 'LESS_STOCK', value: '3' }]);
    expect(await problems(piece.id, '1.5')).toEqual([{ kind: 'NOT_A_MULTIPLE', value: '1' }]);
    expect(await problems(piece.id, '2', '45')).toEqual([{ kind: 'PRICE_CHANGED', value: '50.00' }]);
    expect(await problems(piece.id, '2', '50')).toEqual([]);
    expect(await problems(bulk.id, '5')).toEqual([{ kind: 'BELOW_MINIMUM', value: '10' }]);
    expect(await problems(bulk.id, '12')).toEqual([{ kind: 'NOT_A_MULTIPLE', value: '5' }]);
    expect(await problems(sold.id, '1')).toEqual([{ kind: 'OUT_OF_STOCK', value: '0' }]);
    expect((await quote(app, [{ productId: sold.id, quantity: '1' }])).hasProblems).toBe(true);
  });

  it('does not know posts for businesses, nor products that were never offered [S6]', async () => {
    const wholesaler = await seller(app, 'WHOLESALER');
    const bulk = await listedProduct(app, producer, { audience: 'BUSINESSES' });
    const draft = await listedProduct(app, producer, { published: false });
    const lines = [bulk, draft].map(({ id }) => ({ productId: id, quantity: '1' }));
    expect((await quote(app, lines)).lineCount).toBe(0);
    expect((await quote(app, lines, null, wholesaler.token)).groups[0]?.lines.map(({ id }) => id)).toEqual([bulk.id]);
  });

  it('leaves out what a suspended seller offered [S6]', async () => {
    const away = await approvedProducer(app);
    const potato = await listedProduct(app, away);
    await app.db.query('UPDATE users SET status = $2 WHERE id = $1', [away.id, AccountStatus.SUSPENDED]);
    expect((await quote(app, [{ productId: potato.id, quantity: '1' }])).lineCount).toBe(0);
  });
});
