/** These tests verify the delivery terms that a seller sets, and the fees that buyers are quoted by them. */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, place, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { fieldsOf, lineOf, myTerms, nearOnly, quoteDeliveries, setTerms } from './support/delivery-api';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const deliveryOf = async (lines: readonly object[], deliveries?: readonly object[], to?: number) =>
  (await quoteDeliveries(app, lines, deliveries, to)).groups[0]?.delivery;

it('a seller without terms delivers everywhere at the platform’s rates, from the next day on', async () => {
  expect(await myTerms(app, seller)).toMatchObject({
    id: seller.id,
    isOwn: false,
    version: null,
    rates: [],
    pickup: true,
    leadDays: 1,
    freeFrom: null,
    distances: ['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE'],
    platformRates: [{ base: '40' }, { base: '70' }, { base: '110' }, { base: '150' }],
  });
  const delivery = await deliveryOf([lineOf(await listedProduct(app, seller), '30')]);
  expect(delivery).toMatchObject({ fee: '50.00', weightKg: '30', distance: 'SAME_UPAZILA', methods: ['DELIVERY', 'PICKUP'], problems: [] });
  expect(delivery?.days).toHaveLength(30);
});

it('stores the terms, and quotes by them at once', async () => {
  const { data } = await setTerms(app, seller, { freeFrom: '১০০০' });
  expect(data.setDeliveryTerms).toMatchObject({
    ...nearOnly,
    isOwn: true,
    freeFrom: '1000.00',
    version: 1,
    rates: [{ base: '20.00', maxKg: '50' }],
  });
  expect(await myTerms(app, seller)).toEqual(data.setDeliveryTerms);
  const product = await listedProduct(app, seller, { price: '30' });
  expect(await deliveryOf([lineOf(product, '10')])).toMatchObject({
    fee: '20.00',
    methods: ['DELIVERY'],
    freeFrom: '1000.00',
    windows: ['MORNING'],
  });
  expect(await deliveryOf([lineOf(product, '12.5')])).toMatchObject({ fee: '25.00' });
  expect(await deliveryOf([lineOf(product, '40')])).toMatchObject({ fee: '0.00' });
  expect(await deliveryOf([lineOf(product, '50.5')])).toMatchObject({ fee: null, onConfirmation: true, reason: 'TOO_HEAVY' });
});

it('another place than those delivered to is a problem of the quote, and pickup where there is none', async () => {
  await setTerms(app, seller);
  const product = await listedProduct(app, seller);
  const far = (await place(app, 'Sylhet', 'Sylhet')).upazilaId;
  expect(await deliveryOf([lineOf(product)], undefined, far)).toMatchObject({
    fee: null,
    onConfirmation: false,
    methods: [],
    distance: 'ELSEWHERE',
    problems: [{ kind: 'NOT_DELIVERED', field: 'method' }],
  });
  expect(await deliveryOf([lineOf(product)], [{ sellerId: seller.id, method: 'PICKUP' }])).toMatchObject({
    fee: '0.00',
    method: 'PICKUP',
    problems: [{ kind: 'NO_PICKUP', field: 'method' }],
  });
});

it('of a product sold by the piece counts the weight that its seller gave; without one the seller names the fee', async () => {
  const cauliflower = await listedProduct(app, seller, { name: 'Cauliflower', unit: 'PIECE', unitWeightKg: '1.5' });
  const [gourd, sack] = [
    await listedProduct(app, seller, { name: 'Gourd', unit: 'PIECE' }),
    await listedProduct(app, seller, { name: 'Paddy', unit: 'OTHERS', customUnitNote: '1 maund = 40 kg', unitWeightKg: '40' }),
  ];
  expect(await deliveryOf([lineOf(cauliflower, '20')])).toMatchObject({ weightKg: '30', fee: '50.00' });
  expect(await deliveryOf([lineOf(sack, '3')])).toMatchObject({ weightKg: '120', fee: '140.00' });
  const quote = await quoteDeliveries(app, [lineOf(cauliflower), lineOf(gourd)]);
  expect(quote).toMatchObject({ deliveryFee: null, hasFeeOnConfirmation: true, total: '60.00' });
  expect(quote.groups[0]?.delivery).toMatchObject({ weightKg: null, fee: null, onConfirmation: true, reason: 'UNKNOWN_WEIGHT' });
});

it('one seller’s fee that is named later leaves the others’ in the total', async () => {
  const other = await approvedProducer(app);
  const lines = [lineOf(await listedProduct(app, seller, { unit: 'PIECE' })), lineOf(await listedProduct(app, other))];
  expect(await quoteDeliveries(app, lines)).toMatchObject({ deliveryFee: '40.00', hasFeeOnConfirmation: true, total: '100.00' });
});

it.each([
  [{ distances: ['MOON'] }, null],
  [{ distances: [], rates: [] }, [['pickup', 'delivery.nothing']]],
  [{ distances: ['SAME_UPAZILA', 'SAME_UPAZILA'] }, [['distances', 'delivery.distance']]],
  [{ rates: [{ ...nearOnly.rates[0], base: '-1' }] }, [['rates[0].base', 'settings.fee']]],
  [{ rates: [{ ...nearOnly.rates[0], base: '10001' }] }, [['rates[0].base', 'settings.fee']]],
  [{ rates: [{ ...nearOnly.rates[0], perKg: '1.234' }] }, [['rates[0].perKg', 'amount.tooFine']]],
  [{ rates: [{ ...nearOnly.rates[0], maxKg: '1000000000' }] }, [['rates[0].maxKg', 'delivery.maxKg']]],
  [{ rates: [{ ...nearOnly.rates[0], maxKg: '0', freeKg: '0' }] }, [['rates[0].maxKg', 'delivery.maxKg']]],
  [{ rates: [{ ...nearOnly.rates[0], freeKg: '51' }] }, [['rates[0].freeKg', 'delivery.freeKgAboveMax']]],
  [{ rates: [nearOnly.rates[0], nearOnly.rates[0]] }, [['rates', 'delivery.rateTwice']]],
  [{ freeFrom: '-5' }, [['freeFrom', 'delivery.freeFrom']]],
  [{ freeFrom: '0' }, [['freeFrom', 'delivery.freeFrom']]],
  [{ leadDays: 15 }, [['leadDays', 'delivery.leadDays']]],
  [{ leadDays: -1 }, [['leadDays', 'delivery.leadDays']]],
  [{ weekdays: [] }, [['weekdays', 'delivery.weekdays']]],
  [{ windows: [] }, [['windows', 'delivery.windows']]],
])('rejects %j and stores nothing', async (input, fields) => {
  const response = await setTerms(app, seller, input);
  expect(response.code).toBe('BAD_USER_INPUT');
  if (fields) expect(fieldsOf(response)).toEqual(fields);
  expect(await myTerms(app, seller)).toMatchObject({ isOwn: false });
});

it('drops the rate of a distance that is not delivered to any more', async () => {
  await setTerms(app, seller);
  await setTerms(app, seller, { distances: ['SAME_DISTRICT'] });
  expect(await myTerms(app, seller)).toMatchObject({ distances: ['SAME_DISTRICT'], rates: [], version: 2 });
});

it('a save over a version that another save has replaced is a conflict that names the stored one', async () => {
  const { version } = (await setTerms(app, seller)).data.setDeliveryTerms;
  await setTerms(app, seller, { leadDays: 3, version });
  const late = await setTerms(app, seller, { leadDays: 5, version });
  expect([late.code, late.body.errors?.[0]?.extensions.current]).toEqual(['CONFLICT', { version: 2 }]);
  expect(await myTerms(app, seller)).toMatchObject({ leadDays: 3 });
});

it('a quote takes the same statements for one seller and for five', async () => {
  const products = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const one = await approvedProducer(app);
      await setTerms(app, one, { leadDays: index });
      return listedProduct(app, one);
    }),
  );
  await quoteDeliveries(app, [lineOf(products[0] as never)]); // what is cached is read
  const count = async (many: number) =>
    (
      await countSql(app.db, () =>
        quoteDeliveries(
          app,
          products.slice(0, many).map((one) => lineOf(one)),
        ),
      )
    ).length;
  expect(await count(5)).toBe(await count(1));
});
