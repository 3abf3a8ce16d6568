/** Invoices: one for an order, numbered for each seller and year without gaps, from the first time it is sent. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const year = new Date(Date.now() + 6 * 3_600_000).getUTCFullYear();
const invoiceOf = async (id: string, { token }: TestAccount) =>
  (await app.call<{ order: { invoice: { number: string } | null } }>('order', { id }, 'invoice { number issuedAt }', { token })).data.order
    .invoice?.number ?? null;
const actions = () => app.container.resolve(OrderActionsService);

it('is issued when an order is sent, the same for buyer and seller, also when it is sent again', async () => {
  const { id, seller, buyer } = await confirmedOrder(app);
  expect(await invoiceOf(id, seller)).toBeNull();
  await actions().ship(asViewer(seller), id);
  const number = `${year}-00001`;
  expect([await invoiceOf(id, seller), await invoiceOf(id, buyer)]).toEqual([number, number]);
  await actions().fail(asViewer(seller), id, { failure: 'ABSENT' });
  await actions().shipAgain(asViewer(seller), id);
  expect(await invoiceOf(id, buyer)).toBe(number);
});

it('has no gap and no number twice, also when orders of a seller are sent at the same moment', async () => {
  const [seller, other] = [await approvedProducer(app), await approvedProducer(app)];
  const orders = await Promise.all(Array.from({ length: 6 }, () => confirmedOrder(app, { seller })));
  const foreign = await confirmedOrder(app, { seller: other });
  await Promise.all([...orders.map(({ id }) => actions().ship(asViewer(seller), id)), actions().ship(asViewer(other), foreign.id)]);
  const numbers = await Promise.all(orders.map(({ id }) => invoiceOf(id, seller)));
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((place) => `${year}-0000${place}`));
  expect(await invoiceOf(foreign.id, other)).toBe(`${year}-00001`);
});

it('costs one statement for a list of orders', async () => {
  const seller = await approvedProducer(app);
  const list = (fields: string) => () => app.call('mySales', { first: 10 }, `nodes { id ${fields} }`, { token: seller.token });
  for (let count = 0; count < 3; count++) await confirmedOrder(app, { seller });
  const { length: without } = await countSql(app.db, list(''));
  expect((await countSql(app.db, list('invoice { number }'))).length - without).toBe(1);
});
