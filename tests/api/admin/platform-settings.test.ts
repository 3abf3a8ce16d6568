/**
 * The figures the market sets itself: what holds at once, what stays as it was, what is rejected, what the trail
 * stores.
 */
import { readConfig } from '../../../server/platform/config/env';
import { resolvePort } from '../../../server/app/wiring/container';
import { EventBus } from '../../../server/platform/events/event-bus';
import { MarketSettingsService } from '../../../server/modules/settings/market-settings.service';
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder } from '../../support/build-orders';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
afterAll(() => app.stop());

const usual = { commissionPercent: '2', approvalHours: '48' };
/** One distance; the others stay as they are. */
const rate = (distance: string, base: string) => ({ deliveryRates: [{ distance, base, freeKg: '20', perKg: '2', maxKg: '500' }] });
const change = (input: object) =>
  app.call(
    'changePlatformSettings',
    { input: { ...usual, reason: 'Fuel', ...input } },
    'commissionPercent deliveryRates { distance base } approvalHours',
    { token: chief.token },
  );

it('a new fee is in the next quote, and orders already placed retain theirs [S6]', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const thing = await listedProduct(app, seller);
  const before = await placedOrder(app, { buyer, lines: [{ product: thing, quantity: '1' }] });
  expect(before.order.deliveryFee).toBe('40.00');
  const { data } = await change({ ...rate('SAME_UPAZILA', '৫৫.৫০'), commissionPercent: '3.5' });
  expect(data).toMatchObject({ changePlatformSettings: { commissionPercent: 3.5 } });
  const rates = ['55.5', '70', '110', '150'].map((base) => expect.objectContaining({ base }) as object);
  expect(data).toMatchObject({ changePlatformSettings: { deliveryRates: rates } });
  const { upazilaId } = await place(app);
  const quote = await app.call<{ quoteCart: { deliveryFee: string } }>(
    'quoteCart',
    { lines: [{ productId: thing.id, quantity: '1' }], delivery: { upazilaId } },
    'deliveryFee',
  );
  expect(quote.data.quoteCart.deliveryFee).toBe('55.50');
  const stored = await one(app.db, 'SELECT delivery_fee, commission FROM orders WHERE id = $1', [before.id]);
  expect(stored).toEqual({ delivery_fee: '40.00', commission: before.order.commission });
  expect((await placedOrder(app, { buyer, lines: [{ product: thing, quantity: '1' }] })).order.deliveryFee).toBe('55.50');
});

it('the audit trail stores who, why, before and after; applicants are notified of the new time [R11]', async () => {
  await change({});
  await change({ approvalHours: '24', reason: 'A second admin' });
  const audit = await one(
    app.db,
    "SELECT actor_id, reason, details FROM audit_events WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1",
  );
  expect(audit).toMatchObject({
    actor_id: chief.id,
    reason: 'A second admin',
    details: { before: { approvalHours: 48 }, after: { approvalHours: 24 } },
  });
  expect((await app.gql('{ marketTerms { approvalHours } }')).data).toEqual({ marketTerms: { approvalHours: 24 } });
});

it('what an admin saves as support contact comes before the environment, and an empty value gives way to it again', async () => {
  const terms = async () => (await app.gql('{ marketTerms { supportPhone supportEmail } }')).data;
  expect(await terms()).toEqual({ marketTerms: { supportPhone: null, supportEmail: null } });
  await change({ supportPhone: '+880 9612-345678', supportEmail: 'care@market.test' });
  expect(await terms()).toEqual({ marketTerms: { supportPhone: '+880 9612-345678', supportEmail: 'care@market.test' } });
  await change({ approvalHours: '36' });
  expect(await terms()).toMatchObject({ marketTerms: { supportPhone: '+880 9612-345678' } });
  await change({ supportPhone: null, supportEmail: '' });
  expect(await terms()).toEqual({ marketTerms: { supportPhone: null, supportEmail: null } });
  const configured = new MarketSettingsService(
    app.db,
    readConfig({ SUPPORT_PHONE: '09612', SUPPORT_EMAIL: 'env@market.test' }),
    resolvePort(app.container, EventBus),
  );
  expect(await configured.read()).toMatchObject({ supportPhone: '09612', supportEmail: 'env@market.test' });
  await change({ supportPhone: '09613' });
  expect(await configured.read()).toMatchObject({ supportPhone: '09613', supportEmail: 'env@market.test' });
  await change({ supportPhone: null });
});

it.each([
  [{ supportPhone: 'call me' }, 'supportPhone'],
  [{ supportPhone: '12' }, 'supportPhone'],
  [{ supportEmail: 'nobody' }, 'supportEmail'],
  [{ commissionPercent: '31' }, 'commissionPercent'],
  [{ commissionPercent: '-1' }, 'commissionPercent'],
  [rate('ELSEWHERE', 'free'), 'deliveryRates[0].base'],
  [rate('SAME_DIVISION', '10001'), 'deliveryRates[0].base'],
  [{ approvalHours: '0' }, 'approvalHours'],
  [{ reason: ' ' }, 'reason'],
])('rejects %j [R11]', async (input, field) => {
  const response = await change(input);
  expect(response.code).toBe('BAD_USER_INPUT');
  expect(response.body.errors?.[0]?.extensions.fields?.map((one) => one.field)).toEqual([field]);
});
