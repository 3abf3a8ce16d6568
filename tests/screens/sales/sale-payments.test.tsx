import { screen, waitFor, within } from '@testing-library/react';
import { saveFile } from '../../../client/platform/save-file';
import { orderMoney, refund, transfer } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { counts, list, sale } from './sale-responses';

jest.mock('../../../client/platform/save-file', () => ({ saveFile: jest.fn() }));

const notified = { paymentMethod: 'BKASH', paymentNumber: '01711111111', paymentReference: '9K7TRX' };
const sent = transfer({ amount: '300.00', transferAmount: '1500.00', number: '01711111111' });
const earlier = transfer({
  id: 'payment-0',
  amount: '40.00',
  transferAmount: '40.00',
  state: 'RECEIVED',
  number: '01755555555',
  reference: '7FIRST',
});
const claimed = sale({
  ...notified,
  paymentStatus: 'CLAIMED',
  paymentSteps: ['CONFIRM', 'REJECT'],
  money: orderMoney({
    charged: '340.00',
    received: '40.00',
    claimed: '300.00',
    due: '300.00',
    toCollect: '0.00',
    payments: [earlier, sent],
  }),
});
const owed = { charged: '0.00', received: '340.00', due: '0.00', refundDue: '340.00', refundOwed: '340.00' };
const event = (payment: string) => ({
  id: 'e9',
  fromState: 'PLACED',
  toState: 'PLACED',
  payment,
  reason: null,
  actorName: 'Rahim Uddin',
  createdAt: '2026-03-05T08:00:00.000Z',
});
const seller = {
  id: 's1',
  name: 'Rahim Uddin',
  nameOfBusiness: 'Karim Krishi Khamar',
  phone: '01700000001',
  upazila: null,
  district: { id: 2, nameEn: 'Bogura', nameBn: 'বগুড়া' },
};

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const pressSettled = async (view: ReturnType<typeof renderApp>, button: HTMLElement) => {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await view.user.click(button);
};
const open = (path: string, { answers: responses, ...options }: Options = {}) =>
  renderApp(path, {
    account: account('PRODUCER'),
    answers: { mySales: list([claimed]), salesCounts: counts, order: claimed, ...responses },
    ...options,
  });

describe('the payment of a sale', () => {
  it('mobile money shows each transfer with the amount the buyer says was sent, its number and TrxID; a confirmed payment makes it paid [O3]', async () => {
    const paid = sale({ ...notified, paymentStatus: 'PAID', events: [...sale().events, event('PAID')] });
    const view = open('/dashboard/producerOrder/o1', { answers: { confirmPayment: paid } });
    const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
    for (const text of [
      'bKash · Reported as paid',
      'From 01711111111, TrxID 9K7TRX',
      'Part of a transfer of 1,500 Tk: what is left of it can pay for other orders from this seller',
      'From 01755555555, TrxID 7FIRST',
    ])
      expect(await within(drawer).findByText(text)).toBeInTheDocument();
    view.server.answer('order', paid);
    view.server.answer('mySales', list([paid]));
    await view.user.click(within(drawer).getByRole('button', { name: 'Confirm payment' }));
    const dialog = screen.getByRole('dialog', { name: 'Mark order HB-1001 as paid?' });
    expect(within(dialog).getByText('Has 300 Tk arrived?')).toBeInTheDocument();
    expect(view.server.calls.map(({ field }) => field)).not.toContain('confirmPayment');
    await pressSettled(view, within(dialog).getByRole('button', { name: 'Yes, received' }));
    expect(await within(drawer).findByText('bKash · Paid')).toBeInTheDocument();
    expect(within(drawer).getByText('Payment: Paid')).toBeInTheDocument();
    expect(within(drawer).queryByRole('button', { name: /^Payment/ })).not.toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field: 'confirmPayment', args: { id: 'o1' } });
  });

  it.each([
    ['RECEIVED', 'If the seller says nothing by 23 Jan 2026, 12:00 pm, it counts as received.'],
    ['REJECTED', 'If the seller says nothing by 23 Jan 2026, 12:00 pm, it counts as not received.'],
  ])('cash that nobody recorded says when silence decides, and that it counts as %s [O3]', async (silenceMeans, text) => {
    const cash = transfer({ method: 'CASH_ON_DELIVERY', silenceMeans, silenceUntil: '2026-01-23T06:00:00.000Z', number: null });
    open('/dashboard/producerOrder/o1', { answers: { order: sale({ ...claimed, money: orderMoney({ payments: [cash] }) }) } });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/· Cash · Not said yet/)).toBeInTheDocument();
  });

  it('Payment not found wants a reason [O3]', async () => {
    const view = open('/dashboard/producerOrder', { answers: { rejectPayment: sale({ ...notified }) } });
    await view.user.click(await screen.findByRole('button', { name: 'Actions for order HB-1001' }));
    await view.user.click(screen.getByRole('menuitem', { name: 'Payment not found' }));
    const dialog = screen.getByRole('dialog', { name: 'No payment for order HB-1001?' });
    const send = () => view.user.click(within(dialog).getByRole('button', { name: 'Payment not found' }));
    await send();
    expect(await within(dialog).findByRole('link', { name: 'Please give a reason.' })).toBeInTheDocument();
    await view.user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'No such TrxID');
    await send();
    await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'rejectPayment', args: { id: 'o1', reason: 'No such TrxID' } }));
  });

  it('a called-off order that was paid asks for the money to go back, with the TrxID of the transfer [O3]', async () => {
    const due = sale({
      ...notified,
      status: 'CANCELLED',
      progress: 'CANCELLED',
      actions: [],
      paymentStatus: 'REFUND_DUE',
      money: orderMoney({ ...owed, refunds: [refund({ amount: '340.00', actions: ['GIVE'] })] }),
    });
    const given = refund({ amount: '340.00', state: 'GIVEN', method: 'BKASH', reference: '8N3TRXB' });
    const view = open('/dashboard/producerOrder/o1', {
      answers: {
        mySales: list([due]),
        order: due,
        giveRefund: { ...given, order: { ...due, money: orderMoney({ ...owed, refunds: [given] }) } },
      },
    });
    const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
    expect(await within(drawer).findByText('Give 340 Tk back by 23 Jan 2026.')).toBeInTheDocument();
    await view.user.click(within(drawer).getByRole('button', { name: 'I gave it back' }));
    const dialog = await screen.findByRole('dialog', { name: 'How did you give 340 Tk back?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findAllByText(/TrxID/)).not.toHaveLength(0);
    expect(view.server.lastCall('giveRefund')).toBeUndefined();
    await view.user.type(within(dialog).getByRole('textbox', { name: /TrxID/ }), '8N3TRXB');
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^You gave 340 Tk back \(bKash 8N3TRXB\)/)).toBeInTheDocument();
    expect(view.server.lastCall('giveRefund')).toEqual({ id: 'refund-1', input: { method: 'BKASH', reference: '8N3TRXB' } });
    expect(screen.queryByRole('button', { name: 'I gave it back' })).not.toBeInTheDocument();
  });
});

describe('one sale', () => {
  it('is a page of its own on a phone, with its steps and a way back to the same list [O3]', async () => {
    const view = open('/dashboard/producerOrder/o1?sort=pending', { width: 360, answers: { confirmOrder: sale({ actions: ['SHIP'] }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order HB-1001' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/dashboard/producerOrder?sort=pending');
    await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('button', { name: 'Ship' })).toBeInTheDocument();
    expect(view.server.calls.map(({ field }) => field)).not.toContain('mySales');
  });

  it.each(['wholesaler', 'superseller'] as const)('opens for a %s too [O3]', async (role) => {
    open(`/dashboard/${role}Order/o1`, { account: account(role === 'wholesaler' ? 'WHOLESALER' : 'SUPERSALER') });
    const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
    expect(await within(drawer).findByRole('link', { name: 'Print slip' })).toHaveAttribute('href', `/dashboard/${role}Order/o1/slip`);
  });

  it.each([
    [
      'en',
      'Delivery slip HB-1001',
      ['From', 'Karim Krishi Khamar', 'To', 'Bogura', 'Savar, Dhaka', '2.5 KG', '340 Tk', 'Received by (signature, date)'],
    ],
    ['bn', 'ডেলিভারি স্লিপ HB-1001', ['প্রেরক', 'প্রাপক', 'বগুড়া', 'সাভার, ঢাকা', '২.৫ কেজি', '৳৩৪০', 'পণ্য বুঝে পেলাম (স্বাক্ষর, তারিখ)']],
  ] as const)('has a slip to print, in %s [O3]', async (language, title, texts) => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const view = open('/dashboard/producerOrder/o1/slip', { language, answers: { order: { ...claimed, seller } } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const slip = await screen.findByRole('article');
    for (const text of texts) expect(slip).toHaveTextContent(text);
    expect(screen.getByText(language === 'en' ? /^The buyer says this has been paid/ : /^ক্রেতা বলেছেন টাকা দিয়েছেন/)).toBeInTheDocument();
    const labels = screen.getByRole('link', { name: language === 'en' ? /^Labels for/ : /-এর লেবেল$/ });
    expect(labels).toHaveAttribute('href', expect.stringMatching(new RegExp(`^/labels/[^/]+\\?lang=${language}$`)));
    await view.user.click(screen.getByRole('button', { name: language === 'en' ? 'Print' : 'প্রিন্ট করুন' }));
    await view.user.click(screen.getByRole('menuitem', { name: language === 'en' ? 'A4 sheet' : 'এ৪ কাগজ' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    window.dispatchEvent(new Event('afterprint'));
    print.mockRestore();
  });

  it.each([
    [
      { paymentStatus: 'PAID', money: orderMoney({ charged: '340.00', received: '340.00', due: '0.00', toCollect: '0.00' }) },
      'To collect: Nothing, already paid',
    ],
    [{ progress: 'CANCELLED', status: 'CANCELLED' }, 'To collect: Nothing, the order was cancelled'],
    [{}, 'To collect: 340 Tk'],
    [
      { paymentMethod: 'BKASH', money: orderMoney({ charged: '340.00', claimed: '340.00', due: '340.00', toCollect: '0.00' }) },
      'Reported, not confirmed yet340 TkStill to pay340 TkTo collect: Nothing at the delivery',
    ],
    [
      { paymentStatus: 'PARTLY_PAID', money: orderMoney({ charged: '340.00', received: '300.00', due: '40.00', toCollect: '40.00' }) },
      'Received300 TkStill to pay40 TkTo collect: 40 Tk',
    ],
    [
      {
        money: orderMoney({
          received: '400.00',
          refunded: '20.00',
          due: '0.00',
          toCollect: '0.00',
          refundDue: '60.00',
          refundOwed: '60.00',
        }),
      },
      'Received400 TkGiven back20 TkTo give back60 TkTo collect: Nothing, already paid',
    ],
    [{ feePending: true }, 'Delivery feeNot set yetTotal without the delivery fee340 Tk'],
    [{ feePending: true, state: 'FEE_PROPOSED' }, 'Delivery fee40 TkTotal340 Tk'],
    [
      { preferredDay: '2026-11-25', preferredWindow: 'EVENING' },
      'When: Wednesday, 25 Nov 2026 · Evening (4–8)'.replace(new Date().getFullYear() === 2026 ? ' 2026' : '', ''),
    ],
    [
      { firstDay: '2026-11-30' },
      'When: Any day, from Monday, 30 Nov 2026 · Any time'.replace(new Date().getFullYear() === 2026 ? ' 2026' : '', ''),
    ],
    [{}, 'Handover code from the buyer'],
    [{ lines: [{ ...sale().lines[0], weighedKg: '2.4' }] }, 'Weighed: 2.4 kg'],
  ])('the slip shows what is to be collected: %j [O3]', async (state, text) => {
    open('/dashboard/producerOrder/o1/slip', { answers: { order: { ...sale(state), seller } } });
    expect(await screen.findByRole('article')).toHaveTextContent(text);
  });

  it('the list is saved as CSV with its filter [O1]', async () => {
    const salesCsv = { name: 'orders.csv', text: '\uFEFFx\r\n', rowCount: 1, totalCount: 1 };
    const view = open('/dashboard/producerOrder?sort=done,highestQuantity&q=rice', { answers: { salesCsv } });
    await view.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('1 row saved in orders.csv', { selector: '.toast *' })).toBeInTheDocument();
    expect(saveFile).toHaveBeenCalledWith('orders.csv', salesCsv.text, 'text/csv;charset=utf-8');
    expect(view.server.calls).toContainEqual({
      field: 'salesCsv',
      args: { filter: expect.objectContaining({ progress: 'DONE', search: 'rice' }) as unknown, sort: 'HIGHEST_QUANTITY' },
    });
  });
});
