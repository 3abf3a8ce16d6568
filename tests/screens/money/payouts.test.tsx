import { screen, within } from '@testing-library/react';
import { page } from '../support/bills';
import { errorResponse } from '../support/fake-server';
import { outlook, payoutRow } from '../support/payouts';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const PAYOUTS = '/dashboard/producerMoney?view=payouts';
const billing = { id: 'me', overdue: '0.00', postsPaused: false, payee: null, taxNumber: null };
const myBalance = { id: 'me', owed: '0.00', credit: '1940.00', balance: '-1940.00' };
const bkash = { method: 'BKASH', number: '01811111111', holder: 'Karim', bankName: null, branch: null };
const open = async (answers: object = {}, language: 'en' | 'bn' = 'en') => {
  const view = renderApp(PAYOUTS, {
    account: account('PRODUCER'),
    language,
    answers: {
      myBalance,
      myPayoutOutlook: outlook(),
      myPayoutAccounts: [bkash],
      payouts: page([payoutRow()]),
      myBilling: billing,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

afterEach(clearToasts);

it('shows what is due, what is held by order and until when, and the payouts with their account', async () => {
  await open();
  const held = await screen.findByRole('table', { name: 'Coming later' });
  const order = within(held).getByRole('row', { name: /HB-100001/ });
  expect(order).toHaveTextContent(/HB-100001.*25 Nov 2026.*1,000 Tk/);
  expect(within(order).getByRole('link')).toHaveAttribute('href', '/dashboard/producerOrder/o1');
  expect(within(screen.getByRole('table', { name: 'Payouts' })).getByRole('row', { name: /PO-000012/ })).toHaveTextContent(
    /22 Nov 2026.*bKash · 01811111111.*Karim.*On the way.*940 Tk/,
  );
  expect(screen.getByText('29 Nov 2026')).toBeInTheDocument();
});

it('asks for all that is due, to an account of the seller', async () => {
  const { user, server } = await open({ requestPayout: payoutRow({ state: 'REQUESTED' }) });
  expect(await screen.findByRole('combobox', { name: /^Pay to/ })).toHaveTextContent('bKash, 01811111111');
  await user.click(screen.getByRole('button', { name: 'Request 940 Tk' }));
  expect(await findToast('Requested. 940 Tk will be in the next payout.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'requestPayout')?.args).toEqual({ method: 'BKASH' });
});

it('has the accounts and their form beside what is paid to them, and asks for the password for the sake of the money', async () => {
  const { user } = await open({ setPayoutAccount: errorResponse('REAUTHENTICATION_REQUIRED', 'Enter your password again.') });
  const panel = within(await screen.findByRole('region', { name: 'Where you receive money' }));
  expect(await panel.findByText('bKash · 01811111111')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Change bKash' }));
  await user.click(panel.getByRole('button', { name: 'Save account' }));
  expect(await screen.findByText(/^So that no one else changes where your money goes/)).toBeInTheDocument();
});

it.each([
  ['the account that is missing', { myPayoutAccounts: [] }, 'Where should we send your money?'],
  ['the payout that is under way', { myPayoutOutlook: outlook({ due: '0.00', underWay: payoutRow() }) }, '940 Tk is on its way to you.'],
  [
    'the minimum',
    { myPayoutOutlook: outlook({ due: '499.99', canBeAskedFor: false }) },
    'The smallest payout is 500 Tk. Until then your money adds up.',
  ],
])('names %s instead of the form', async (_what, answers, text) => {
  await open(answers);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
});

it('writes why a payout failed, and in Bangla its digits', async () => {
  await open({ payouts: page([payoutRow({ state: 'FAILED', reason: 'নম্বরটি নেই', failedAt: '2026-11-23T06:00:00.000Z' })]) }, 'bn');
  expect(
    within(await screen.findByRole('table', { name: 'আপনাকে পাঠানো টাকা' })).getByRole('row', { name: /PO-000012/ }),
  ).toHaveTextContent(/২৩ নভেম্বর ২০২৬.*বিকাশ · ০১৮১১১১১১১১.*পাঠানো যায়নি.*নম্বরটি নেই.*৳৯৪০/);
});
