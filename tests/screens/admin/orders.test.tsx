import { screen, waitFor, within } from '@testing-library/react';
import { adminOrder as order } from '../support/admin-order';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';
import { listOf } from './people';

const show = async (path = '/admin/orders', responses: object = {}, width = 1280) => {
  const view = renderApp(path, { account: account('ADMIN'), answers: { adminOrders: listOf(order), order, ...responses }, width });
  await screen.findByRole('heading', { level: 1, name: 'Orders', hidden: true });
  return view;
};
const asked = (server: Awaited<ReturnType<typeof show>>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

it('shows the orders of all sellers; filters come from the address [R11]', async () => {
  const { server, user, address } = await show('/admin/orders?q=karim&status=PLACED&from=2026-11-01&until=2026-11-02');
  expect(await screen.findByRole('row', { name: /HB-100001.*Placed.*Rahima.*Karim.*145 Tk/ })).toBeInTheDocument();
  expect(asked(server, 'adminOrders')[0]).toMatchObject({
    filter: {
      search: 'karim',
      state: 'PLACED',
      stuck: null,
      placedFrom: '2026-10-31T18:00:00.000Z',
      placedUntil: '2026-11-02T18:00:00.000Z',
    },
  });
  await user.click(screen.getByRole('link', { name: 'Stuck' }));
  await waitFor(() => expect(asked(server, 'adminOrders').at(-1)).toMatchObject({ filter: { state: null, stuck: true } }));
  expect(address()).toContain('stuck=1');
});

it('a phone shows each order as a low card that opens it, and the file in the menu', async () => {
  const { user } = await show('/admin/orders', {}, 360);
  const cards = await screen.findByRole('list', { name: 'Orders' });
  const [card] = within(cards).getAllByRole('listitem');
  expect(card).toHaveTextContent(/^HB-100001.*Placed.*Buyer: Rahima · Seller: Karim.*145 Tk.*Cash on delivery · /);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(within(card!).getByRole('button', { name: 'Open order HB-100001' }));
  expect(await screen.findByRole('dialog', { name: 'Order HB-100001' })).toBeInTheDocument();
});

it('opens an order; calling it off wants a reason and its number typed [R11]', async () => {
  const { server, user } = await show('/admin/orders', {
    cancelOrder: { ...order, status: 'CANCELLED', progress: 'CANCELLED', actions: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Open order HB-100001' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order HB-100001' });
  expect(await within(drawer).findByText('Called both')).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: 'Cancel order' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'The seller is gone');
  await user.type(screen.getByRole('textbox', { name: /Enter HB-100001/ }), 'HB-1');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect((await screen.findAllByText('Enter it exactly as it is shown.')).length).toBeGreaterThan(0);
  expect(asked(server, 'cancelOrder')).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /Enter HB-100001/ }), '00001');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(await findToast('Order HB-100001 is cancelled')).toBeInTheDocument();
  expect(asked(server, 'cancelOrder')).toEqual([{ id: 'o1', reason: 'The seller is gone' }]);
});

it('adds a note; a shipped order offers no way to call it off [R11]', async () => {
  const shipped = { ...order, status: 'SHIPPED', actions: [] };
  const { server, user } = await show('/admin/orders?order=o1', { adminOrders: listOf(shipped), order: shipped, commentOrder: shipped });
  const drawer = await screen.findByRole('dialog', { name: 'Order HB-100001' });
  expect(within(drawer).queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  await user.click(await within(drawer).findByRole('button', { name: 'Add a note' }));
  await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'Called both');
  await user.click(screen.getByRole('button', { name: 'Add a note' }));
  expect(await findToast('Note added to order HB-100001')).toBeInTheDocument();
  expect(asked(server, 'commentOrder')).toEqual([{ id: 'o1', comment: 'Called both' }]);
});

it('resolves a shipped order: how it ends, what became of the money, a reason and its number', async () => {
  const shipped = { ...order, status: 'SHIPPED', state: 'DELIVERY_FAILED', actions: ['RESOLVE'], resolutions: ['DELIVERED', 'RETURNED'] };
  const { server, user } = await show('/admin/orders?order=o1', { adminOrders: listOf(shipped), order: shipped, resolveOrder: shipped });
  await user.click(await screen.findByRole('button', { name: 'Resolve order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve order HB-100001' });
  await user.click(within(dialog).getByRole('button', { name: 'Resolve order' }));
  expect((await within(dialog).findAllByText('Choose how the order ends.')).length).toBeGreaterThan(0);
  await user.click(within(dialog).getByRole('radio', { name: /Returned/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: /Potato/ }));
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The truck came back');
  await user.type(within(dialog).getByRole('textbox', { name: /Enter HB-100001/ }), 'HB-100001');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve order' }));
  expect(await findToast('Order HB-100001 is resolved')).toBeInTheDocument();
  expect(asked(server, 'resolveOrder')).toEqual([
    { id: 'o1', state: 'RETURNED', reason: 'The truck came back', paymentReceived: null, lostLineIds: ['l1'] },
  ]);
});

it('completes a delivered order: the money is not asked about', async () => {
  const delivered = { ...order, status: 'DELIVERED', state: 'DELIVERED', actions: ['RESOLVE'], resolutions: ['COMPLETED'] };
  const { server, user } = await show('/admin/orders?order=o1', {
    adminOrders: listOf(delivered),
    order: delivered,
    resolveOrder: delivered,
  });
  await user.click(await screen.findByRole('button', { name: 'Resolve order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve order HB-100001' });
  expect(within(dialog).getByRole('radio', { name: /Complete/ })).toBeChecked();
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Both agree');
  await user.type(within(dialog).getByRole('textbox', { name: /Enter HB-100001/ }), 'HB-100001');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve order' }));
  expect(await findToast('Order HB-100001 is resolved')).toBeInTheDocument();
  expect(asked(server, 'resolveOrder')).toEqual([
    { id: 'o1', state: 'COMPLETED', reason: 'Both agree', paymentReceived: null, lostLineIds: null },
  ]);
});

it('shows where the money of an online payment is, and warns of a risky one [B4]', async () => {
  const onlinePayment = {
    state: 'HELD',
    gateway: 'SSLCOMMERZ',
    amount: '145.00',
    refunded: '0.00',
    refunding: '0.00',
    refundingByHand: '0.00',
    handReferences: [],
    payBy: null,
  };
  const paid = { ...order, status: 'CONFIRMED', state: 'CONFIRMED', paymentMethod: 'ONLINE', paymentStatus: 'PAID' };
  const checked = {
    ...paid,
    onlinePayment,
    money: orderMoney({ isBeingChecked: true, received: '145.00', due: '0.00', refundDue: '17.50' }),
  };
  await show('/admin/orders?order=o1', { order: checked });
  expect(await screen.findByText('The gateway reports this payment as risky')).toBeInTheDocument();
  expect(screen.getByText('Haatbar holds the money until delivery')).toBeInTheDocument();
  expect(screen.getByText('Received').nextElementSibling).toHaveTextContent('145 Tk');
  expect(screen.getByText('To give back').nextElementSibling).toHaveTextContent('17.50 Tk');
});

it.each([
  ['en', 'Payment is fine', 'Is the payment of order HB-100001 fine?', 'The payment of order HB-100001 is approved'],
  ['bn', 'পেমেন্ট ঠিক আছে', 'অর্ডার HB-100001-এর পেমেন্ট কি ঠিক আছে?', 'অর্ডার HB-100001-এর পেমেন্ট অনুমোদিত হয়েছে'],
] as const)('a risky payment is approved with a reason, in %s', async (language, button, title, done) => {
  const paid = { ...order, status: 'CONFIRMED', state: 'CONFIRMED', paymentMethod: 'ONLINE', paymentStatus: 'PAID' };
  const { server, user } = renderApp('/admin/orders?order=o1', {
    account: account('ADMIN'),
    language,
    answers: { adminOrders: listOf(paid), order: { ...paid, money: orderMoney({ isBeingChecked: true }) }, approvePayment: paid },
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await user.click(within(dialog).getByRole('button', { name: button }));
  expect(await within(dialog).findAllByRole('link')).not.toHaveLength(0);
  expect(asked(server, 'approvePayment')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'Called the buyer');
  server.answer('order', paid);
  await user.click(within(dialog).getByRole('button', { name: button }));
  expect(await findToast(done)).toBeInTheDocument();
  expect(asked(server, 'approvePayment')).toEqual([{ id: 'o1', reason: 'Called the buyer' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
});
