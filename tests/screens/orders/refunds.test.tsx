/** Money that the seller gives back: the buyer says whether it came. */
import { screen, within } from '@testing-library/react';
import { order } from '../support/market';
import { orderMoney, refund } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const owed = { charged: '0.00', received: '127.50', due: '0.00', refundDue: '127.50', refundOwed: '127.50' };
const ended = { status: 'CANCELLED', progress: 'CANCELLED', actions: [], paymentMethod: 'BKASH', paymentStatus: 'REFUND_DUE' };
const given = refund({ state: 'GIVEN', method: 'BKASH', reference: '8N3TRXB', actions: ['CONFIRM', 'DENY'] });
const withRefund = (one: object, money: object = owed) => order({ ...ended, money: orderMoney({ ...money, refunds: [one] }) });
const open = (one: object, answers: object = {}, language: 'en' | 'bn' = 'en') =>
  renderApp('/orders/order-1', { account: account('CONSUMER'), language, answers: { order: withRefund(one), ...answers } });

afterEach(clearToasts);

it('shows what was paid, what comes back and by when', async () => {
  open(refund());
  expect(await screen.findByText('The seller gives 127.50 Tk back by 23 Jan 2026.')).toBeInTheDocument();
  // on the page and on the receipt
  expect(screen.getAllByText('You paid')).toHaveLength(2);
  expect(screen.getAllByText('You get back')).toHaveLength(2);
  expect(document.querySelector('.receipt')).toHaveTextContent('You paid127.50 TkYou get back127.50 Tk');
  expect(screen.queryByRole('button', { name: 'I have it' })).not.toBeInTheDocument();
});

it('nobody is asked whether all is right while money of a handed-over order goes back', async () => {
  const delivered = { status: 'DELIVERED', progress: 'PENDING', state: 'DELIVERED', actions: ['RECEIVE'], handover: 'CODE' };
  const answers = { order: order({ ...delivered, money: orderMoney({ ...owed, refunds: [refund()] }) }) };
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers });
  const refundText = await screen.findByText('The seller gives 127.50 Tk back by 23 Jan 2026.');
  expect(refundText.compareDocumentPosition(screen.getByRole('heading', { name: 'Products' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('button', { name: 'Everything is right' })).not.toBeInTheDocument();
});

it('the buyer confirms that a refund came', async () => {
  const confirmed = { ...given, state: 'CONFIRMED', actions: [] };
  const { user, server } = open(given, {
    confirmRefund: { ...confirmed, order: withRefund(confirmed, { ...owed, refundDue: '0.00', refundOwed: '0.00' }) },
  });
  expect(await screen.findByText('The seller gave 127.50 Tk back (bKash 8N3TRXB). Do you have it?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have it' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Do you have the 127.50 Tk?' });
  expect(server.lastCall('confirmRefund')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'I have it' }));
  expect(await screen.findByText('127.50 Tk was given back.')).toBeInTheDocument();
  expect(server.lastCall('confirmRefund')).toEqual({ id: 'refund-1' });
});

it('the buyer denies it, and says what happened', async () => {
  const denied = { ...given, state: 'DENIED', note: 'Nothing came', actions: ['CONFIRM'] };
  const { user, server } = open(given, { denyRefund: { ...denied, order: withRefund(denied) } });
  await user.click(await screen.findByRole('button', { name: 'I did not get it' }));
  const dialog = await screen.findByRole('dialog', { name: 'You did not get 127.50 Tk?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findAllByText('Please give a reason.')).not.toHaveLength(0);
  expect(server.lastCall('denyRefund')).toBeUndefined();
  await user.type(within(dialog).getByRole('textbox'), 'Nothing came');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await findToast('Saved.')).toBeInTheDocument();
  expect(screen.getByText('You did not receive 127.50 Tk. The market team decides.')).toBeInTheDocument();
  expect(server.lastCall('denyRefund')).toEqual({ id: 'refund-1', reason: 'Nothing came' });
});

it('says in Bangla that a refund is late', async () => {
  open(refund({ isOverdue: true }), {}, 'bn');
  expect(await screen.findByText(/-এর মধ্যে বিক্রেতার ৳১২৭\.৫০ ফেরত দেওয়ার কথা ছিল।/)).toBeInTheDocument();
});
