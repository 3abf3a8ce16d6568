/** The buyer is notified when what was shipped is from an older harvest, or of a lower grade, than the order showed. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, type Goods, listedProduct } from '../../support/build-orders';
import { one } from '../../support/sql';
import { renderNotification } from '../../../server/modules/notifications/content/render-notification';
import type { NotificationParams } from '../../../server/modules/notifications/content/notification-params';
import { daysAgo, harvested } from '../catalogue/support/harvests';

let app: TestApp;
let grower: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
});
afterAll(() => app.stop());

interface Notice {
  readonly text_key: string;
  readonly params: NotificationParams;
}
/** The buyer’s notice, in both languages, after lots were changed between the order and its shipment. */
async function shipped(product: Goods, change: string, values: unknown[] = []): Promise<[en: string, bn: string]> {
  const buyer = await consumer(app);
  const { id } = await confirmedOrder(app, { buyer, lines: [{ product, quantity: '4' }] });
  await app.db.query(`UPDATE lots SET ${change} WHERE product_id = $1`, [product.id, ...values]);
  expect((await app.call('shipOrder', { id }, 'id', { token: grower.token })).code).toBeNull();
  const sql = `SELECT text_key, params FROM notifications WHERE user_id = $1 AND text_key LIKE 'orderShipped%'`;
  const notice = await one<Notice>(app.db, sql, [buyer.id]);
  const message = (language: 'en' | 'bn') => renderNotification(notice?.text_key ?? '', notice?.params ?? {}, language).message;
  return [message('en'), message('bn')];
}
const ofToday = async () => {
  const product = await listedProduct(app, grower, { quantity: '100', grade: 'A' });
  await harvested(app, product.id, daysAgo(1));
  return product;
};

it('goods as they were ordered, or of which nobody knows more, go without another sentence', async () => {
  const end = /you have your order\.$/;
  expect((await shipped(await ofToday(), 'added = added'))[0]).toMatch(end);
  expect((await shipped(await ofToday(), 'harvested_from = NULL, harvested_until = NULL, grade = NULL'))[0]).toMatch(end);
});

it('goods of an older harvest are named so, in both languages', async () => {
  const [en, bn] = await shipped(await ofToday(), 'harvested_from = $2', [daysAgo(20)]);
  expect(en).toMatch(/order\. Some of it is from an older harvest than your order shows\.$/);
  expect(bn).toMatch(/ অর্ডারে দেখানো দিনের আগে তোলা পণ্যও আছে।$/);
});

it('goods of a lower grade are named so, whoever gave it', async () => {
  const lower = / Some of it is of a lower grade than your order shows\.$/;
  expect((await shipped(await ofToday(), "grade = 'C'"))[0]).toMatch(lower);
  const [en, bn] = await shipped(await ofToday(), "inspected_grade = 'B'");
  expect(en).toMatch(lower);
  expect(bn).toMatch(/ অর্ডারে দেখানো গ্রেডের চেয়ে নিচু গ্রেডের পণ্যও আছে।$/);
});

it('goods that are both are named in one sentence', async () => {
  const [en] = await shipped(await ofToday(), "grade = 'C', harvested_from = $2", [daysAgo(20)]);
  expect(en).toMatch(/ Some of it is from an older harvest or of a lower grade than your order shows\.$/);
});
