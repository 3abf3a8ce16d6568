/** The first screen of the money page: no alarm before anything is due, next payout, two refunds, tabs that stay. */
import { screen, waitFor, within } from '@testing-library/react';
import { outlook } from '../support/payouts';
import { account, renderApp } from '../support/render';

const owing = {
  myRefundDuty: { id: 'me', count: 0, amount: '0.00', first: null },
  myRefunds: { totalCount: 0, nodes: [] },
  myBalance: { id: 'me', owed: '16200.75', credit: '0.00', balance: '16200.75' },
  myPayoutAccounts: [],
  bills: { totalCount: 0 },
  myPayoutOutlook: outlook({ due: '0.00', held: '20.16', nextBatchOn: '2026-12-06' }),
  myBilling: { id: 'me', overdue: '0.00', postsPaused: false, payee: null, taxNumber: null },
  myLedger: { opening: '0.00', closing: '0.00', totalCount: 0, nodes: [] },
};
const open = async (more: object = {}) => {
  const view = renderApp('/dashboard/producerMoney', { account: account('PRODUCER'), language: 'bn', answers: { ...owing, ...more } });
  await screen.findByRole('region', { name: /হাটবারকে দিতে হবে/ });
  return view;
};
const late = () => screen.getByRole('region', { name: /হাটবারকে দিতে হবে/ }).dataset['late'];

it('a debt is an alarm only once a bill is overdue', async () => {
  const { unmount } = await open();
  expect(late()).toBe('false');
  unmount();
  await open({ myBilling: { ...owing.myBilling, overdue: '100.00' } });
  expect(late()).toBe('true');
});

it('says when the next money comes, for those who owe as well', async () => {
  await open();
  expect(screen.getByText('অর্ডার সম্পন্ন হলে আরও ৳২০.১৬ পাবেন। টাকা পাঠানোর পরের দিন ৬ ডিসেম্বর ২০২৬।')).toBeInTheDocument();
});

it('shows the two most urgent refunds, and all of them when asked', async () => {
  const nodes = ['1', '2', '3', '4'].map((id) => ({
    id,
    amount: '50.00',
    state: 'OWED',
    dueAt: '2026-12-01T06:00:00.000Z',
    isOverdue: false,
    order: { id: `order-${id}`, trackingNumber: `HB-${id}`, contactName: 'Salma' },
  }));
  const { user } = await open({
    myRefunds: { totalCount: 4, nodes },
    myRefundDuty: { ...owing.myRefundDuty, count: 4, amount: '200.00', first: nodes[0] },
  });
  const refunds = within(screen.getByRole('region', { name: 'যেসব টাকা ফেরত দেওয়া বাকি' }));
  expect(refunds.getAllByRole('link', { name: 'ফেরত দিন' })).toHaveLength(2);
  await user.click(refunds.getByRole('button', { name: 'আরও ২টি দেখুন' }));
  expect(refunds.getAllByRole('link', { name: 'ফেরত দিন' })).toHaveLength(4);
});

it('a tab keeps the place of the page, as every chip that is an address does', async () => {
  const { user, router } = await open({ payouts: { totalCount: 0, nodes: [] } });
  await user.click(screen.getByRole('link', { name: 'আপনাকে পাঠানো টাকা' }));
  await waitFor(() => expect(router.state.location.search).toBe('?view=payouts'));
  expect(router.state.preventScrollReset).toBe(true);
});
