/** Recurring orders: made from an order, listed, and the page that shows the prices of the day and confirms it. */
import { screen, within } from '@testing-library/react';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const lines = [
  { productId: 'p1', productName: 'Potato', unit: 'KG', customUnitNote: null, quantity: '2.000', lastPrice: '30.00' },
  { productId: 'p2', productName: 'Onion', unit: 'KG', customUnitNote: null, quantity: '1.000', lastPrice: '50.00' },
];
const recurring = (more: object = {}) => ({
  id: 'r1',
  sourceOrderId: 'o1',
  rhythm: 'WEEKLY',
  state: 'ACTIVE',
  nextOn: '2026-12-01',
  isAnnounced: true,
  lines,
  ...more,
});
const line = (id: string, unitPrice: string, problems: object[] = []) => ({
  id,
  quantity: '2.000',
  unitPrice,
  lineTotal: '66.00',
  problems,
});
const cart = (found: object[], total = '150.00') => ({
  lineCount: found.length,
  subtotal: '110.00',
  deliveryFee: '40.00',
  hasFeeOnConfirmation: false,
  total,
  groups: [{ lines: found }],
});
const fresh = cart([line('p1', '33.00', [{ kind: 'PRICE_CHANGED', value: '33.00' }]), line('p2', '50.00')]);
const soldOut = cart([line('p1', '30.00'), line('p2', '50.00', [{ kind: 'OUT_OF_STOCK', value: '0' }])]);
const render = (path: string, answers: object, language: 'en' | 'bn' = 'en') =>
  renderApp(path, { account: account('CONSUMER'), language, answers: { ...answers } });

it('makes an order recurring', async () => {
  const order = { id: 'o1', trackingNumber: 'HB-1', paymentMethod: 'CASH_ON_DELIVERY', deliveryMethod: 'DELIVERY', address: 'Road 1' };
  const { user, server } = render('/orders/o1/recurring', {
    order: { ...order, lines: [{ id: 'l1', productName: 'Potato' }] },
    createRecurringOrder: recurring({ isAnnounced: false }),
    recurringOrder: recurring({ isAnnounced: false }),
    recurringOrderCart: fresh,
  });
  await user.click(await screen.findByRole('radio', { name: 'Every month' }));
  await user.click(screen.getByRole('button', { name: 'Make it recurring' }));
  expect(await findToast('Your recurring order is saved.')).toBeInTheDocument();
  const input = { orderId: 'o1', rhythm: 'MONTHLY', startsOn: addDays(dayAt(new Date()), 7) };
  expect(server.calls.find(({ field }) => field === 'createRecurringOrder')?.args).toEqual({ input });
  expect(await screen.findByText(/We will notify you the day before/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm the order' })).not.toBeInTheDocument();
});

it('shows the price of today beside the one before, and confirms the total that it shows', async () => {
  const { user, server } = render('/recurring/r1', {
    recurringOrder: recurring(),
    recurringOrderCart: fresh,
    confirmRecurringOrder: { id: 'b1', orders: [{ id: 'o2' }] },
    order: null,
  });
  const potato = within((await screen.findByText('Potato')).closest('li') as HTMLElement);
  expect(potato.getByText(/33 Tk\/KG/)).toHaveTextContent('before 30 Tk');
  await user.click(screen.getByRole('button', { name: 'Confirm the order' }));
  const input = { on: '2026-12-01', expectedTotal: '150.00', leaveOut: [] };
  expect(server.calls.find(({ field }) => field === 'confirmRecurringOrder')?.args).toEqual({ id: 'r1', input });
});

it('leaves the cart of the viewer as it is', async () => {
  const own = { ...cart([], '0.00'), lineCount: 7, unavailable: [], hasProblems: false, paymentMethods: ['CASH_ON_DELIVERY'] };
  render('/recurring/r1', { recurringOrder: recurring(), recurringOrderCart: fresh, cart: own });
  await screen.findByText('Potato');
  expect((await screen.findAllByRole('link', { name: /cart.*7/i })).length).toBeGreaterThan(0);
});

it('leaves out what is sold out only after the buyer has agreed', async () => {
  const { user, server } = render('/recurring/r1', {
    recurringOrder: recurring(),
    recurringOrderCart: soldOut,
    confirmRecurringOrder: { id: 'b1', orders: [{ id: 'o2' }] },
    order: null,
  });
  expect(await screen.findByText('Sold out')).toBeInTheDocument();
  const confirm = await screen.findByRole('button', { name: 'Confirm the order' });
  expect(confirm).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Order without it this time' }));
  await user.click(confirm);
  expect(server.calls.find(({ field }) => field === 'confirmRecurringOrder')?.args).toMatchObject({ input: { leaveOut: ['p2'] } });
});

it('lists recurring orders with their quantities, in the note of a unit of its own [B1]', async () => {
  const spinach = {
    productId: 'p3',
    productName: 'Spinach',
    unit: 'OTHERS',
    customUnitNote: 'bundle',
    quantity: '5.000',
    lastPrice: '20.00',
  };
  render('/recurring', { recurringOrders: [recurring({ lines: [{ ...lines[0], quantity: '20.000' }, lines[1], spinach] })] });
  expect(await screen.findByRole('link', { name: 'Potato 20 KG, Onion 1 KG, Spinach 5 bundle' })).toHaveAttribute('href', '/recurring/r1');
});

it('lists recurring orders in Bangla with its digits', async () => {
  render('/recurring', { recurringOrders: [recurring(), recurring({ id: 'r2', state: 'PAUSED', rhythm: 'MONTHLY' })] }, 'bn');
  expect(await screen.findByText('প্রতি সপ্তাহে · পরের দিন: ১ ডিসেম্বর ২০২৬')).toBeInTheDocument();
  expect(screen.getByText('প্রতি মাসে · থেমে আছে')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Potato ২ কেজি, Onion ১ কেজি' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '১ ডিসেম্বর ২০২৬-এর অর্ডার নিশ্চিত করুন' })).toHaveAttribute('href', '/recurring/r1');
});
