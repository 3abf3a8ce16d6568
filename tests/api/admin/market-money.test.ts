/** The market's months for admins, and lists as files. */
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, pendingProducer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

interface Month {
  month: string;
  deliveredValue: string;
  commission: string;
  orders: number;
  newSellers: number;
  confirmMinutes: number | null;
  fillPercent: number | null;
}
const months = async () =>
  (
    await app.gql<{ marketMonths: Month[] }>(
      '{ marketMonths { month deliveredValue commission orders newSellers confirmMinutes fillPercent } }',
      {},
      { token: chief.token },
    )
  ).data.marketMonths;
const make = (list: string, args = '') =>
  app.gql<Record<string, { name: string; text: string; rowCount: number; totalCount: number }>>(
    `mutation { ${list}${args} { name text rowCount totalCount } }`,
    {},
    { token: chief.token },
  );

it('adds up delivered products, commission, orders, new sellers, time to confirm and fill rate by month, in one statement', async () => {
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const product = await listedProduct(app, seller, { price: '100' });
  const lines = [{ product, quantity: '10' }];
  const delivered = await deliveredOrder(app, { buyer, lines });
  const confirmed = await confirmedOrder(app, { buyer, lines });
  const cancelled = await placedOrder(app, { buyer, lines });
  await app.call('cancelOrder', { id: cancelled.id }, 'id', { token: buyer.token });
  await app.db.query("UPDATE orders SET placed_at = placed_at - interval '30 minutes' WHERE id = ANY ($1::uuid[])", [
    [delivered.id, confirmed.id],
  ]);
  const { id } = await pendingProducer(app);
  await app.call('approveAccount', { id }, 'id', { token: chief.token });
  const all = await months();
  expect(all).toHaveLength(12);
  expect(all.map(({ month }) => month)).toEqual(all.map(({ month }) => month).toSorted());
  expect(all.at(-1)).toMatchObject({
    deliveredValue: '1000.00',
    commission: '20.00',
    orders: 3,
    newSellers: 2,
    confirmMinutes: 30,
    fillPercent: 50,
  });
  expect(all[0]).toMatchObject({ deliveredValue: '0', orders: 0, confirmMinutes: null, fillPercent: null });
  const overview = await app.gql<{ moneyOverview: { months: { month: string; commission: string }[] } }>(
    '{ moneyOverview { months { month commission } } }',
    {},
    { token: chief.token },
  );
  const sums = ({ month, commission }: { month: string; commission: string }) => [month, Number(commission)];
  expect(overview.data.moneyOverview.months.map(sums).toReversed()).toEqual(all.map(sums));
  const statements = await countSql(app.db, () => months());
  expect(statements.filter((text) => text.includes('generate_series'))).toHaveLength(1);
});

it('exports users, products and the trail; a formula in a name stays text, document numbers stay out, each file is in the trail', async () => {
  const seller = await approvedProducer(app, { name: '=HYPERLINK("http://evil")' });
  await listedProduct(app, seller, { name: '+Potato' });
  const users = (await make('exportUsers', '(role: PRODUCER)')).data.exportUsers;
  expect(users?.text).toContain(`"'=HYPERLINK(""http://evil"")"`);
  const numbers = await one<{ nid: string }>(app.db, 'SELECT nid FROM users WHERE id = $1', [seller.id]);
  expect(users?.text).not.toContain(numbers?.nid);
  expect(users?.rowCount).toBe(users?.totalCount);
  expect((await make('exportProducts', '(search: "Potato")')).data.exportProducts?.text).toContain(`'+Potato`);
  const trail = (await make('exportAudit', '(action: "list.exported")')).data.exportAudit;
  expect(trail?.text.split('\r\n')[1]).toContain('List exported,Nasrin,list');
  const last = await one(app.db, "SELECT details FROM audit_events WHERE action = 'list.exported' ORDER BY created_at, id LIMIT 1");
  expect(last).toMatchObject({ details: { list: 'users', filter: { role: 'PRODUCER' }, rowCount: users?.rowCount } });
});
