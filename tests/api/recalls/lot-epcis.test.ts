/** The trace of a lot as an EPCIS document: valid by GS1's schema, true in its quantities, as private as the CSV. */
import { Config } from '../../../server/platform/config/env';
import { GeographyService } from '../../../server/modules/geography/geography.service';
import { LotEpcisService } from '../../../server/modules/recalls/epcis/lot-epcis.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { type EpcisDocument, epcisErrors, type EpcisEvent } from '../../support/epcis-schema';
import { randomOf } from '../../support/random';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';

let app: TestApp;
let grower: TestAccount;
let trader: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
  trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  boss = await admin(app);
});
afterAll(() => app.stop());

const codeOf = async (product: Goods) =>
  (await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at LIMIT 1', [product.id]))?.code ?? '';
const ask = (by: TestAccount, code: string) =>
  app.call<{ lotEpcis: { name: string; text: string; eventCount: number; rowCount: number; totalCount: number } }>(
    'lotEpcis',
    { code },
    'name text eventCount rowCount totalCount',
    { token: by.token },
  );
const read = async (by: TestAccount, code: string) => {
  const { text, eventCount } = (await ask(by, code)).data.lotEpcis;
  const document = JSON.parse(text) as EpcisDocument;
  expect([epcisErrors(document), document.epcisBody.eventList.length]).toEqual([[], eventCount]);
  return { text, document, events: document.epcisBody.eventList };
};
const outline = (events: readonly EpcisEvent[]) =>
  events.map(({ type, bizStep, quantityList, outputQuantityList }) => {
    const [first] = quantityList ?? outputQuantityList ?? [];
    return [type, bizStep, first?.epcClass.slice(-12), first?.quantity, first?.uom];
  });

/** Grower → trader → consumer: 40 kg to the trader, who lists 30 and sells 10; 5 kg to a consumer, which came back. */
async function soldOn() {
  const rice = await listedProduct(app, grower, { name: 'Chinigura', quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const [near, far] = [await consumer(app, { name: 'Near' }), await consumer(app, { name: 'Far' })];
  await deliveredOrder(app, { buyer: far, lines: [{ product: relisted, quantity: '10' }] });
  const failed = await failedOrder(app, { buyer: near, lines: [{ product: rice, quantity: '5' }] });
  await app.call('returnOrder', { id: failed.id }, 'id', { token: grower.token });
  await app.call('setStock', { productId: rice.id, quantity: '57' }, 'quantity', { token: grower.token });
  return { rice, relisted, code: await codeOf(rice), madeCode: await codeOf(relisted) };
}

it('has the harvest, each sale, what was made of it and what left without a sale, for an admin', async () => {
  const { code, madeCode } = await soldOn();
  const { document, text, events } = await read(boss, code);
  expect(outline(events)).toEqual([
    ['ObjectEvent', 'commissioning', code, 100, 'KGM'],
    ['ObjectEvent', 'shipping', code, 40, 'KGM'],
    ['ObjectEvent', 'receiving', code, 40, 'KGM'],
    ['TransformationEvent', 'commissioning', madeCode, 30, 'KGM'],
    ['ObjectEvent', 'shipping', madeCode, 10, 'KGM'],
    ['ObjectEvent', 'receiving', madeCode, 10, 'KGM'],
    ['ObjectEvent', 'shipping', code, 5, 'KGM'],
    ['ObjectEvent', 'receiving', code, 5, 'KGM'],
    ['ObjectEvent', 'decommissioning', code, 3, 'KGM'],
  ]);
  expect(events[3]?.inputQuantityList).toEqual([{ epcClass: expect.stringMatching(`/p/${code}$`) as string, quantity: 30, uom: 'KGM' }]);
  expect(events[7]?.disposition).toBe('returned');
  expect(new Set(events.map(({ eventID }) => eventID)).size).toBe(events.length);
  expect(JSON.stringify(document.epcisHeader)).toMatch(/Chinigura.*Karim|Karim.*Chinigura/s);
  expect(text).toContain('Salma');
  expect(text).not.toMatch(/Near|Far|01\d{9}/);
});

it('is for those who read the CSV: sellers have one sale each way, and how their own lots began', async () => {
  const { code, madeCode } = await soldOn();
  expect(outline((await read(grower, code)).events).map(([, step]) => step)).toEqual([
    'commissioning',
    'shipping',
    'receiving',
    'shipping',
    'receiving',
    'decommissioning',
  ]);
  const own = (await read(trader, madeCode)).events;
  expect(outline(own).map(([type, step, lot]) => [type, step, lot])).toEqual([
    ['ObjectEvent', 'shipping', code],
    ['ObjectEvent', 'receiving', code],
    ['TransformationEvent', 'commissioning', madeCode],
    ['ObjectEvent', 'shipping', madeCode],
    ['ObjectEvent', 'receiving', madeCode],
  ]);
  expect([(await ask(trader, code)).code, (await ask(boss, 'YYYYYYYYYYYY')).code, (await ask(await consumer(app), code)).code]).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'FORBIDDEN',
  ]);
});

it('is the same document again, but for the moment of its making', async () => {
  const { code } = await soldOn();
  const [first, second] = [await read(boss, code), await read(boss, code)];
  expect(second.document).toEqual({ ...first.document, creationDate: second.document.creationDate });
});

it('fails GS1’s schema where anything of it is broken', async () => {
  const product = await listedProduct(app, grower);
  await shippedOrder(app, { lines: [{ product, quantity: '2' }] });
  const { document, events } = await read(boss, await codeOf(product));
  const [harvest, shipping] = events;
  const withEvent = (event: object) => ({ ...document, epcisBody: { eventList: [event] } });
  expect(epcisErrors(withEvent(shipping ?? {}))).toEqual([]);
  const broken = [
    { ...shipping, eventTimeZoneOffset: undefined },
    { ...shipping, action: 'SEND' },
    { ...shipping, quantityList: [{ quantity: 2 }] },
    { ...shipping, ilmd: harvest?.ilmd },
    { ...shipping, bizStep: 'sending' },
    { ...shipping, note: 'no name of a vocabulary' },
    { ...harvest, type: 'TransformationEvent' },
  ];
  for (const event of broken) expect(epcisErrors(JSON.parse(JSON.stringify(withEvent(event)))).length).toBeGreaterThan(0);
  expect(epcisErrors({ ...document, schemaVersion: 'two' }).length).toBeGreaterThan(0);
});

it('has GS1 Digital Link ids of lots where the market has a company prefix', async () => {
  const { code, madeCode } = await soldOn();
  // a lot stays in the category that it was opened in
  await app.db.query("UPDATE products SET category_slug = 'vegetables' WHERE id IN (SELECT product_id FROM lots WHERE code IN ($1, $2))", [
    code,
    madeCode,
  ]);
  const config = new Config({ ...app.container.resolve(Config), gs1Prefix: '8801234', publicUrl: 'https://haatbar.example' });
  const service = new LotEpcisService(app.db, app.container.resolve(GeographyService), config);
  const document = JSON.parse((await service.make(asViewer(boss), code, 'en')).text) as EpcisDocument;
  expect(epcisErrors(document)).toEqual([]);
  const classes = new Set(document.epcisBody.eventList.flatMap(({ quantityList }) => (quantityList ?? []).map(({ epcClass }) => epcClass)));
  expect([...classes].toSorted()).toEqual(
    [`https://id.gs1.org/01/08801234000147/10/${code}`, `https://id.gs1.org/01/08801234000147/10/${madeCode}`].toSorted(),
  );
  expect(JSON.stringify(document)).toContain(`https://haatbar.example/seller/${grower.id}`);
});

it.each([11, 12, 13])('agrees in its quantities over random sales and lists, seed %i', async (seed) => {
  const random = randomOf(seed);
  const transport = relistingApi(app);
  const onOffer: Goods[] = [await listedProduct(app, grower, { quantity: '400' }), await listedProduct(app, grower, { quantity: '300' })];
  for (let turn = 0; turn < 8; turn++) {
    const product = random.pick(onOffer);
    const quantity = String(8 + random.below(20));
    if (product.seller === grower && random.below(2) === 0) {
      const receipt = await transport.receive(trader, product, quantity);
      onOffer.push(await transport.offer(trader, { receiptId: receipt.id, quantity: random.pick([quantity, '8']) }));
    } else if (product.seller === grower) await shippedOrder(app, { lines: [{ product, quantity }] });
    else await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  }
  const lots = await rows<{ code: string; added: number; removed: number; remaining: number }>(
    app.db,
    'SELECT code, added::float, removed::float, remaining::float FROM lots WHERE product_id = ANY ($1::uuid[])',
    [onOffer.map(({ id }) => id)],
  );
  for (const { code, added, removed, remaining } of lots) {
    const sum = (found: readonly EpcisEvent[]) =>
      found
        .flatMap(({ quantityList, outputQuantityList }) => quantityList ?? outputQuantityList ?? [])
        .filter(({ epcClass }) => epcClass.endsWith(code))
        .reduce((total, { quantity = 0 }) => total + quantity, 0);
    const { events } = await read(boss, code);
    const of = (bizStep: string) => sum(events.filter((event) => event.bizStep === bizStep));
    expect([code, of('commissioning'), of('shipping'), of('decommissioning')]).toEqual([code, added, added - removed - remaining, removed]);
  }
});
