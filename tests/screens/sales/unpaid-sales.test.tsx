/** A seller sees the money before goods leave: payments to check, unpaid orders, and the hand-over sheet. */
import '../support/device-storage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { orderMoney, transfer } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';
import { counts, list, sale } from './sale-responses';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const sent = transfer({ amount: '294.00', transferAmount: '294.00' });
const claimed = sale({
  status: 'CONFIRMED',
  actions: ['SHIP', 'CANCEL'],
  paymentMethod: 'BKASH',
  paymentStatus: 'CLAIMED',
  paymentSteps: ['CONFIRM', 'REJECT'],
  money: orderMoney({ charged: '294.00', claimed: '294.00', due: '294.00', payments: [sent] }),
});
const unpaid = sale({ status: 'CONFIRMED', actions: ['SHIP', 'CANCEL'], paymentMethod: 'BKASH' });
const open = (path: string, { answers, ...options }: Options = {}) =>
  renderApp(path, {
    account: account('PRODUCER'),
    language: 'bn',
    width: 360,
    answers: { salesCounts: counts, ...answers },
    ...options,
  });
const shipped = (view: ReturnType<typeof open>) => view.server.calls.filter(({ field }) => field === 'shipOrder').map(({ args }) => args);

afterEach(clearToasts);

it('the list of payments to check shows amount, method and TrxID, and asks whether each came; nothing is sent from it', async () => {
  const view = open('/dashboard/producerOrder?pay=check', { answers: { mySales: list([claimed]) } });
  expect(await screen.findByText('০১৭১২৩৪৫৬৭৮ থেকে, TrxID 9K7TRX')).toBeInTheDocument();
  expect(screen.getByText(/বিকাশ/)).toHaveTextContent('৳২৯৪ · বিকাশ');
  expect(screen.queryByRole('button', { name: /পাঠিয়ে দিন/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'টাকা আসেনি' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'টাকা পেয়েছি' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('৳২৯৪');
});

it('an order that is to be paid before is not sent unpaid without a question', async () => {
  const view = open('/dashboard/producerOrder', { answers: { mySales: list([unpaid]), shipOrder: { ...unpaid, status: 'SHIPPED' } } });
  await view.user.click(await screen.findByRole('button', { name: /পাঠিয়ে দিন/ }));
  const question = await screen.findByRole('alertdialog', { name: 'টাকা পাননি। তবু পাঠাবেন?' });
  expect(question).toHaveTextContent('৳৩৪০');
  expect(shipped(view)).toEqual([]);
  await view.user.click(within(question).getByRole('button', { name: 'তবু পাঠান' }));
  await waitFor(() => expect(shipped(view)).toHaveLength(1));
});

it('weighing asks the same, once, before the weights are entered', async () => {
  const view = open('/dashboard/producerOrder/o1', { answers: { order: unpaid, shipOrder: { ...unpaid, status: 'SHIPPED' } } });
  await view.user.click(await screen.findByRole('button', { name: 'ওজন করে পাঠান' }));
  const question = await screen.findByRole('alertdialog', { name: 'টাকা পাননি। তবু পাঠাবেন?' });
  await view.user.click(within(question).getByRole('button', { name: 'তবু পাঠান' }));
  const dialog = await screen.findByRole('dialog', { name: /ওজন করে পাঠান/ });
  await view.user.click(within(dialog).getByRole('button', { name: 'পাঠিয়ে দিন' }));
  await waitFor(() => expect(shipped(view)).toHaveLength(1));
});

it('cash on delivery asks nothing', async () => {
  const cash = sale({ status: 'CONFIRMED', actions: ['SHIP'] });
  const view = open('/dashboard/producerOrder', { answers: { mySales: list([cash]), shipOrder: { ...cash, status: 'SHIPPED' } } });
  await view.user.click(await screen.findByRole('button', { name: /পাঠিয়ে দিন/ }));
  await waitFor(() => expect(shipped(view)).toHaveLength(1));
});

it('an order whose stock is on hold has no button that ships it, in the list and on its page', async () => {
  const held = sale({ status: 'CONFIRMED', actions: ['SHIP', 'CANCEL'], isStockOnHold: true });
  open('/dashboard/producerOrder', { answers: { mySales: list([held]) } });
  expect(await screen.findByText('মজুত আটকে আছে')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /পাঠিয়ে দিন/ })).not.toBeInTheDocument();
});

it('the page of such an order leads to its lots, and it can be cancelled', async () => {
  const held = sale({ status: 'CONFIRMED', actions: ['SHIP', 'CANCEL'], isStockOnHold: true });
  open('/dashboard/producerOrder/o1', { answers: { order: held } });
  expect(await screen.findByRole('link', { name: 'আটকে রাখা লট' })).toHaveAttribute('href', '/dashboard/producerLots?view=HELD');
  expect(screen.queryByRole('button', { name: /পাঠিয়ে দিন|ওজন করে/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'অর্ডার বাতিল করুন' })).toBeInTheDocument();
});

it('the hand-over sheet reads the money again when it opens, and again when a notification comes', async () => {
  const onTheWay = { status: 'SHIPPED', actions: ['DELIVER'], paymentMethod: 'BKASH' };
  const before = sale(onTheWay);
  const view = open('/dashboard/producerOrder/o1', { answers: { order: before } });
  const button = await screen.findByRole('button', { name: 'পৌঁছে দিয়েছি' });
  await view.user.click(button);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/৳৩৪০ কি পেয়েছেন/)).toBeInTheDocument();
  view.server.answer('order', sale({ ...onTheWay, paymentStatus: 'CLAIMED', money: orderMoney({ claimed: '340.00', due: '340.00' }) }));
  const notification = {
    id: 'n1',
    type: 'ORDER_CHANGED',
    title: 'টাকা',
    message: 'টাকা পাঠিয়েছেন',
    link: null,
    readAt: null,
    createdAt: '2026-03-05T08:00:00.000Z',
  };
  act(() => view.server.emit('notificationAdded', notification));
  expect(await within(dialog).findByText(/৳৩৪০ কি এসেছে/)).toBeInTheDocument();
});
