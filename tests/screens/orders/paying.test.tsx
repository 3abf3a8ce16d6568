/** These tests verify what the buyer sees of an order that is to be paid by mobile money. */
import { screen, waitFor, within } from '@testing-library/react';
import { order } from '../support/market';
import { orderMoney, transfer } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const payTo = { number: '01811111111', holder: 'Karim Mia', amount: '127.50', reference: 'HB-1042', payBy: '2026-11-24T18:00:00.000Z' };
const due = {
  status: 'CONFIRMED',
  state: 'CONFIRMED',
  paymentMethod: 'BKASH',
  paymentStatus: 'UNPAID',
  paymentSteps: ['CLAIM', 'PAY_IN_CASH'],
};
const open = (more: Record<string, unknown>, responses: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/orders/order-1', {
    account: account('CONSUMER'),
    language,
    answers: { order: order({ ...due, ...more }), ...responses },
  });

it('shows number, amount and reference to copy, and opens the report of the payment', async () => {
  const { user } = open({ payTo });
  const panel = within(await screen.findByRole('region', { name: 'Pay 127.50 Tk by bKash' }));
  expect(panel.getByText('01811111111')).toBeInTheDocument();
  expect(panel.getByText('Karim Mia’s number')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Copy: Amount' }));
  expect(await navigator.clipboard.readText()).toBe('127.5');
  expect(screen.queryByRole('button', { name: 'I paid by mobile money' })).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'I have sent it' }));
  expect(await screen.findByRole('dialog', { name: 'I paid by mobile money' })).toBeInTheDocument();
});

it.each([
  ['The seller has been notified.', null],
  ['Haatbar has been notified', { id: 'dispute-1', state: 'OPEN', reason: null }],
])('of a cancelled order the money that was sent before is reported with its amount: %s', async (toast, dispute) => {
  const sums = { charged: '0.00', due: '0.00' };
  const ended = { status: 'CANCELLED', state: 'CANCELLED' };
  const { user, server } = open(
    { ...ended, paymentSteps: ['CLAIM'], money: orderMoney(sums) },
    {
      claimPayment: order({
        ...due,
        ...ended,
        paymentStatus: 'CLAIMED',
        paymentSteps: [],
        money: orderMoney({ ...sums, payments: [transfer({ dispute })] }),
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'I sent money that was not due' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'I sent money that was not due' }));
  await user.type(dialog.getByRole('textbox', { name: /^The number/ }), '01712345678');
  await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), '9K7TRX');
  await user.click(dialog.getByRole('button', { name: 'Notify the seller' }));
  expect((await dialog.findAllByText('Enter the amount you sent, such as 1250 or 1250.50.')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /^Amount sent/ }), '127.50');
  await user.click(dialog.getByRole('button', { name: 'Notify the seller' }));
  expect(await findToast(toast)).toBeInTheDocument();
  const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '9K7TRX', amount: '127.5' };
  expect(server.calls.find(({ field }) => field === 'claimPayment')?.args).toEqual({ id: 'order-1', input });
});

it.each([
  ['cash that was paid as cash', 'CASH_ON_DELIVERY', [], null, false],
  ['cash beside which mobile money was reported', 'CASH_ON_DELIVERY', ['NAGAD'], null, true],
  ['the same once it is settled', 'CASH_ON_DELIVERY', ['NAGAD'], '2026-11-25T06:00:00.000Z', false],
  ['mobile money', 'BKASH', ['BKASH'], '2026-11-25T06:00:00.000Z', true],
] as const)('too much money is reported of %s, below the help', async (_name, paymentMethod, methods, completedAt, isOffered) => {
  const payments = methods.map((method, index) => transfer({ id: `payment-${index}`, method, state: 'RECEIVED' }));
  const money = orderMoney({ charged: '127.50', received: '127.50', due: '0.00', payments });
  const delivered = { status: 'DELIVERED', state: 'DELIVERED', progress: 'DONE', actions: [], paymentStatus: 'PAID' };
  open({ ...delivered, payTo: null, paymentMethod, completedAt, paymentSteps: ['CLAIM'], money });
  const help = await screen.findByRole('link', { name: 'Get help' });
  const surplus = screen.queryByRole('button', { name: 'I sent money that was not due' });
  expect(surplus !== null).toBe(isOffered);
  if (surplus) expect(help.compareDocumentPosition(surplus)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('is changed to cash on delivery', async () => {
  const { user, server } = open({ payTo }, { payInCash: order({ ...due, paymentMethod: 'CASH_ON_DELIVERY', paymentSteps: ['CLAIM'] }) });
  await user.click(await screen.findByRole('button', { name: 'Pay cash on delivery instead' }));
  expect(await findToast('You will pay cash on delivery.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'payInCash')?.args).toEqual({ id: 'order-1' });
  expect(screen.queryByRole('region', { name: /^Pay / })).not.toBeInTheDocument();
});

it('before the confirmation nothing is to be sent, in Bangla', async () => {
  open({ status: 'PLACED', state: 'PLACED' }, {}, 'bn');
  expect(await screen.findByRole('region', { name: 'বিক্রেতা নিশ্চিত করলে বিকাশ দিয়ে টাকা পাঠাবেন' })).toBeInTheDocument();
  expect(screen.getByText(/তার আগে টাকা পাঠাবেন না/)).toBeInTheDocument();
});

it('without a number of the seller cash is offered', async () => {
  open({});
  expect(await screen.findByRole('region', { name: 'The seller cannot receive bKash right now' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay cash on delivery instead' })).toBeInTheDocument();
});

const online = {
  gateway: null,
  amount: '127.50',
  refunded: '0.00',
  refunding: '0.00',
  refundingByHand: '0.00',
  handReferences: [],
  payBy: '2026-11-24T18:00:00.000Z',
};
const toPayOnline = { paymentMethod: 'ONLINE', paymentSteps: ['PAY_IN_CASH'] };

it('begins an online payment at the gateway that the buyer chooses, and offers cash instead', async () => {
  let begin: (begun: object) => void = () => undefined;
  const startOnlinePayment = () => new Promise<object>((resolve) => (begin = resolve));
  const { user, server } = open({ ...toPayOnline, onlinePayment: { ...online, state: 'DUE' } }, { startOnlinePayment }, 'bn');
  const panel = within(await screen.findByRole('region', { name: /^অনলাইনে .*১২৭.৫০.* দিন$/ }));
  expect(panel.getByRole('button', { name: 'বদলে ক্যাশ অন ডেলিভারি' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'বিকাশে টাকা দিন' }));
  await waitFor(() =>
    expect(server.calls.find(({ field }) => field === 'startOnlinePayment')?.args).toMatchObject({ id: 'order-1', gateway: 'BKASH' }),
  );
  expect(panel.getByRole('button', { name: 'খোলা হচ্ছে...' })).toBeDisabled();
  expect(panel.getByRole('button', { name: 'কার্ড, ব্যাংক বা ওয়ালেটে টাকা দিন' })).toBeDisabled();
  begin({ pageUrl: '#at-the-gateway' });
  expect(await panel.findByRole('button', { name: 'বিকাশে টাকা দিন' })).toBeEnabled();
});

it('shows where the money of an order that was paid online is', async () => {
  open({
    paymentMethod: 'ONLINE',
    paymentStatus: 'PAID',
    paymentSteps: [],
    onlinePayment: { ...online, state: 'HELD', refunding: '10.00' },
  });
  // on the page, and on the receipt that is printed
  expect(await screen.findAllByText('Haatbar holds the money until delivery')).toHaveLength(2);
  expect(screen.getAllByText('10 Tk of it is on its way back to you.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Pay by bKash' })).toBeNull();
});

it.each([
  ['en', /The gateway could not send back 10 Tk: Haatbar sends it to you itself/, /Haatbar sent it to you itself. Transfer: 9HAND01/],
  ['bn', /গেটওয়ে .*১০.* ফেরত দিতে পারেনি: হাটবার নিজে আপনাকে পাঠাচ্ছে/, /হাটবার নিজে আপনাকে পাঠিয়েছে। লেনদেন নম্বর: 9HAND01/],
] as const)('says in one sentence that the market itself sends what the gateway did not (%s)', async (language, sends, sent) => {
  const byHand = { refunding: '10.00', refundingByHand: '10.00', handReferences: ['9HAND01'] };
  open(
    { paymentMethod: 'ONLINE', paymentStatus: 'PAID', paymentSteps: [], onlinePayment: { ...online, state: 'HELD', ...byHand } },
    {},
    language,
  );
  expect(await screen.findAllByText(sends)).toHaveLength(2);
  expect(screen.getAllByText(sent)).toHaveLength(2);
});

it.each([
  ['of which the rest is paid by bKash is not paid online again', { payTo, paymentMethod: 'BKASH' }, 'Pay 127.50 Tk by bKash'],
  ['whose confirmation was undone waits for the seller', { paymentMethod: 'ONLINE' }, 'Pay online once the seller confirms'],
])('an order that a gateway was paid for and %s', async (_title, more, name) => {
  open({ ...more, paymentStatus: 'PARTLY_PAID', onlinePayment: { ...online, gateway: 'BKASH', state: 'HELD' } });
  expect(await screen.findByRole('region', { name })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Pay .* online$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pay by bKash' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Pay cash on delivery instead' })).toHaveLength(1);
});

it('shows why the seller rejected the payment that was reported, and takes another', async () => {
  const reported = { id: 'e2', toState: 'CONFIRMED', payment: 'CLAIMED', reason: null, createdAt: '2026-01-20T07:00:00.000Z' };
  const rejected = { ...reported, id: 'e3', payment: 'UNPAID', reason: 'No such TrxID today' };
  const money = orderMoney({ due: '127.50', payments: [transfer({ state: 'REJECTED', reference: '9K7TRX1' })] });
  open({ payTo, paymentReference: '9K7TRX1', paymentNumber: '01712345678', events: [reported, rejected], money });
  const panel = within(await screen.findByRole('region', { name: 'Pay 127.50 Tk by bKash' }));
  expect(panel.getByText('The seller could not find your payment 9K7TRX1')).toBeInTheDocument();
  expect(panel.getByText('No such TrxID today')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'I have sent it' })).toBeInTheDocument();
});

it.each([
  ['HELD', 'PAID', [], 'We received your payment. Thank you!'],
  ['DUE', 'UNPAID', ['PAY_IN_CASH'], 'Payment not completed'],
] as const)('a buyer who comes back from the gateway learns that the payment is %s', async (state, paymentStatus, paymentSteps, text) => {
  renderApp('/orders/order-1?fromPayment=1', {
    account: account('CONSUMER'),
    answers: { order: order({ ...due, paymentMethod: 'ONLINE', paymentStatus, paymentSteps, onlinePayment: { ...online, state } }) },
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
