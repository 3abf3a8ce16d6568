/** The figures the market sets itself: what holds at once, what stays as it was, what is refused, what the trail keeps. */
import { one } from '../../../server/platform/db/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { goods, placedOrder } from '../../support/build-orders';

let app: TestApp;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app);
});
afterAll(() => app.stop());

const usual = { commissionPercent: '2', sameUpazila: '40', sameDistrict: '70', sameDivision: '110', elsewhere: '150', approvalHours: '48' };
const FIELDS = 'commissionPercent sameUpazila sameDistrict sameDivision elsewhere approvalHours';
const change = (input: object) =>
  app.gql(
    `mutation ($input: PlatformSettingsInput!) { changePlatformSettings(input: $input) { ${FIELDS} } }`,
    { input: { ...usual, reason: 'Fuel', ...input } },
    { token: boss.token },
  );

it('S6 a new fee stands in the next quote, and orders already placed keep theirs', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const thing = await goods(app, seller);
  const before = await placedOrder(app, { buyer, lines: [{ product: thing, quantity: '1' }] });
  expect(before.order.deliveryFee).toBe('40.00');
  const { data } = await change({ sameUpazila: '৫৫.৫০', commissionPercent: '3.5' });
  expect(data).toMatchObject({ changePlatformSettings: { sameUpazila: '55.50', commissionPercent: '3.5' } });
  const { upazilaId } = await place(app);
  const quote = await app.gql<{ quoteCart: { deliveryFee: string } }>(
    'query ($lines: [CartLineInput!]!, $delivery: DeliveryInput) { quoteCart(lines: $lines, delivery: $delivery) { deliveryFee } }',
    { lines: [{ productId: thing.id, quantity: '1' }], delivery: { method: 'DELIVERY', upazilaId } },
  );
  expect(quote.data.quoteCart.deliveryFee).toBe('55.50');
  const kept = await one(app.db, 'SELECT delivery_fee, commission FROM orders WHERE id = $1', [before.id]);
  expect(kept).toEqual({ delivery_fee: '40.00', commission: before.order.commission });
  expect((await placedOrder(app, { buyer, lines: [{ product: thing, quantity: '1' }] })).order.deliveryFee).toBe('55.50');
});

it('R11 the trail keeps who, why, before and after; applicants are told the new time', async () => {
  await change({});
  await change({ approvalHours: '24', reason: 'A second admin' });
  const audit = await one(
    app.db,
    "SELECT actor_id, reason, details FROM audit_events WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1",
  );
  expect(audit).toMatchObject({
    ...{ actor_id: boss.id, reason: 'A second admin' },
    details: { before: { approvalHours: 48 }, after: { approvalHours: 24, elsewhere: '150' } },
  });
  expect((await app.gql('{ marketTerms { approvalHours } }')).data).toEqual({ marketTerms: { approvalHours: 24 } });
});

it.each([
  [{ commissionPercent: '31' }, 'commissionPercent'],
  [{ commissionPercent: '-1' }, 'commissionPercent'],
  [{ elsewhere: 'free' }, 'elsewhere'],
  [{ sameDistrict: '1e3' }, 'sameDistrict'],
  [{ sameDivision: '10001' }, 'sameDivision'],
  [{ approvalHours: '0' }, 'approvalHours'],
  [{ reason: ' ' }, 'reason'],
])('R11 refuses %j', async (input, field) => {
  const answer = await change(input);
  expect(answer.code).toBe('BAD_USER_INPUT');
  expect(answer.body.errors?.[0]?.extensions.fields?.map((one) => one.field)).toEqual([field]);
});
