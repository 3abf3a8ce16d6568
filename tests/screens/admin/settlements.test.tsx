import { screen, within } from '@testing-library/react';
import { page } from '../support/bills';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const figures = (more: object = {}) => ({
  id: 'gateways',
  clearing: '1234.50',
  fees: '18.50',
  missing: 1,
  doubled: 0,
  otherAmount: 1,
  unknown: 0,
  rejected: 0,
  notOwed: 0,
  waitDays: 7,
  ...more,
});
const difference = (id: string, more: object = {}) => ({
  id,
  kind: 'MISSING',
  gateway: 'BKASH',
  transactionId: 'BK7A99',
  expected: '940.00',
  settled: null,
  settledOn: null,
  foundAt: '2026-11-12T06:00:00.000Z',
  orderId: 'o1',
  trackingNumber: 'HB-100001',
  ...more,
});
const rows = [difference('d1'), difference('d2', { kind: 'AMOUNT', transactionId: 'BK7B00', settled: '904.00', settledOn: '2026-11-20' })];
const file = new File(['TrxID\n'], 'november.csv', { type: 'text/csv' });
const open = async (
  answers: object = {},
  { path = '/admin/settlements', language = 'en' }: { path?: string; language?: 'en' | 'bn' } = {},
) => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    language,
    answers: { gatewayReconciliation: figures(), gatewayDifferences: page(rows), rejectedRefunds: [], refundsByHand: [], ...answers },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('shows what is with the gateways, and each difference with its order', async () => {
  const { user, address, server } = await open();
  expect(await screen.findByText('1,234.50 Tk')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Differences' }));
  expect(table.getByRole('row', { name: /BK7A99/ })).toHaveTextContent(/Not settled.*bKash.*HB-100001.*12 Nov 2026.*940 Tk.*None/);
  expect(table.getByRole('row', { name: /BK7B00/ })).toHaveTextContent(/Another amount.*20 Nov 2026.*940 Tk.*904 Tk/);
  expect(table.getAllByRole('link', { name: 'HB-100001' })[0]).toHaveAttribute('href', '/admin/orders?order=o1');
  await user.click(screen.getByRole('link', { name: 'Another amount: 1' }));
  expect(address()).toBe('/admin/settlements?kind=AMOUNT');
  expect(server.calls.filter(({ field }) => field === 'gatewayDifferences').at(-1)?.args).toMatchObject({ filter: { kind: 'AMOUNT' } });
});

it('reserves a rejected refund, then records the transfer by which it was paid', async () => {
  const refund = { id: 'r1', orderId: 'o1', trackingNumber: 'HB-100001', gateway: 'BKASH', amount: '940.00', error: 'refund_2072' };
  const rejected = { ...refund, rejectedAt: '2026-11-12T06:00:00.000Z', byHandSince: null, byHandBy: null, givenLateAt: null };
  const reserved = { ...rejected, byHandSince: '2026-11-13T06:00:00.000Z', byHandBy: 'Nadia' };
  const { user, server } = await open({
    rejectedRefunds: [rejected],
    startRefundByHand: { rejected: [reserved] },
    cancelRefundByHand: { rejected: [rejected] },
    recordRefundByHand: { rejected: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay the refund of HB-100001 by hand' }));
  server.answer('rejectedRefunds', [reserved]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enter the transfer for HB-100001' }));
  expect(dialog.getByText(/Send 940 Tk from an account of the market/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  await user.type(dialog.getByRole('textbox'), 'BYHAND01');
  server.answer('rejectedRefunds', []);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await findToast('Recorded; the buyer is notified.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'startRefundByHand')?.args).toEqual({ id: 'r1' });
  expect(server.calls.find(({ field }) => field === 'recordRefundByHand')?.args).toEqual({ id: 'r1', reference: 'BYHAND01' });
});

it('says who is paying a refund by hand, and gives it up where nothing was sent', async () => {
  const refund = { id: 'r1', orderId: 'o1', trackingNumber: 'HB-100001', gateway: 'BKASH', amount: '940.00', error: null };
  const waiting = { ...refund, rejectedAt: '2026-11-12T06:00:00.000Z', byHandSince: null, byHandBy: null, givenLateAt: null };
  const reserved = { ...waiting, byHandSince: '2026-11-13T06:00:00.000Z', byHandBy: 'Nadia' };
  const { user, server } = await open({ rejectedRefunds: [reserved], cancelRefundByHand: { rejected: [waiting] } });
  expect(await screen.findByText(/Nadia is paying it by hand since 13 Nov 2026/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the refund of HB-100001 again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'The refund of HB-100001 was not sent' }));
  server.answer('rejectedRefunds', [waiting]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Not sent' }));
  expect(await findToast('Recorded: you sent nothing.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send the refund of HB-100001 again' })).toBeInTheDocument();
});

it.each([
  ['en', /The gateway has given it after all/, 'The gateway has given this refund after all: do not pay it by hand.'],
  ['bn', /গেটওয়ে শেষ পর্যন্ত টাকা ফেরত দিয়েছে/, 'গেটওয়ে শেষ পর্যন্ত এই টাকা ফেরত দিয়েছে: নিজে আর দেবেন না।'],
] as const)('says what to do where the gateway has given a refund after all (%s)', async (language, sentence, advice) => {
  const refund = { id: 'r1', orderId: 'o1', trackingNumber: 'HB-100001', gateway: 'BKASH', amount: '940.00', error: null };
  const hand = { rejectedAt: '2026-11-12T06:00:00.000Z', byHandSince: '2026-11-13T06:00:00.000Z', byHandBy: 'Nadia' };
  const given = [difference('d1', { kind: 'REJECTED' }), difference('d2', { kind: 'UNKNOWN' }), difference('d3', { kind: 'NOT_OWED' })];
  await open(
    { rejectedRefunds: [{ ...refund, ...hand, givenLateAt: '2026-11-14T06:00:00.000Z' }], gatewayDifferences: page(given) },
    { language },
  );
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText(advice)).toBeInTheDocument();
  expect(
    screen.getByText(language === 'en' ? /May be the rejected refund of this order/ : /এই অর্ডারের আটকে থাকা ফেরত হতে পারে/),
  ).toBeInTheDocument();
  expect(screen.getByText(language === 'en' ? /The buyer has this money twice/ : /ক্রেতা এই টাকা দুবার পেয়েছেন/)).toBeInTheDocument();
});

it('imports a file, and reports how many of its lines are new and agree', async () => {
  const imported = { lineCount: 12, addedCount: 10, agreedCount: 9, reconciliation: figures({ unknown: 1 }) };
  const { user, server } = await open({ importGatewaySettlement: imported });
  await screen.findByRole('link', { name: 'Not known here: 0' });
  server.answer('gatewayReconciliation', figures({ unknown: 1 }));
  await user.upload(screen.getByTestId('settlement-SSLCOMMERZ'), file);
  expect(await screen.findByText('november.csv: 12 lines, 10 new, 9 of them match')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'importGatewaySettlement')?.args).toMatchObject({ gateway: 'SSLCOMMERZ' });
  expect(await screen.findByRole('link', { name: 'Not known here: 1' })).toBeInTheDocument();
});

it('lists the wrong lines of a file', async () => {
  const fields = [
    { field: 'lines[2].amount', message: 'Line 2: the amount must be a number.' },
    { field: 'lines[5].net', message: 'Line 5: the net amount is wrong.' },
  ];
  const { user } = await open({ importGatewaySettlement: errorResponse('BAD_USER_INPUT', fields[0]?.message ?? '', fields) });
  await user.upload(screen.getByTestId('settlement-BKASH'), file);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('november.csv was not imported. Nothing of it is stored.')).toBeInTheDocument();
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(fields.map(({ message }) => message));
});

it('is in Bangla, and has nothing to show where all agrees', async () => {
  const agreed = { gatewayReconciliation: figures({ missing: 0, otherAmount: 0 }), gatewayDifferences: page([]) };
  await open(agreed, { language: 'bn' });
  expect(await screen.findByRole('heading', { level: 1, name: 'গেটওয়ের টাকা মেলানো' })).toBeInTheDocument();
  expect(await screen.findByText('কোনো অমিল নেই')).toBeInTheDocument();
  expect(screen.getByText(/১,২৩৪\.৫০/)).toBeInTheDocument();
});

it('lists rejected refunds, and sends one again', async () => {
  const refund = (id: string, trackingNumber: string) => ({
    id,
    orderId: `order-${id}`,
    trackingNumber,
    gateway: 'BKASH',
    amount: '127.50',
    error: '2071',
    rejectedAt: '2026-11-12T06:00:00.000Z',
    byHandSince: null,
    byHandBy: null,
  });
  const [first, second] = [refund('r1', 'HB-100001'), refund('r2', 'HB-100002')];
  const { user, server } = await open({ rejectedRefunds: [first, second], retryRefund: { rejected: [second] } });
  const table = within(await screen.findByRole('table', { name: 'Rejected refunds' }));
  expect(table.getByRole('row', { name: /HB-100001/ })).toHaveTextContent(/bKash.*12 Nov 2026.*2071.*127.50 Tk/);
  server.answer('rejectedRefunds', [second]);
  await user.click(table.getByRole('button', { name: 'Send the refund of HB-100001 again' }));
  expect(await findToast('The refund will be sent again within a minute.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'retryRefund')?.args).toEqual({ id: 'r1' });
  expect(screen.queryByRole('button', { name: 'Send the refund of HB-100001 again' })).toBeNull();
});

it('lists refunds that were paid by hand, and corrects a number', async () => {
  const refund = { id: 'r1', orderId: 'o1', trackingNumber: 'HB-100001', gateway: 'BKASH', amount: '127.50', paidBy: 'Nadia' };
  const paid = { ...refund, reference: 'BYHAND01', paidAt: '2026-11-12T06:00:00.000Z' };
  const { user, server } = await open({ refundsByHand: [paid], correctRefundByHand: { ...paid, reference: 'BYHAND02' } });
  const table = within(await screen.findByRole('table', { name: 'Refunds paid by hand' }));
  expect(table.getByRole('row', { name: /HB-100001/ })).toHaveTextContent(/12 Nov 2026.*Nadia.*BYHAND01.*127\.50 Tk/);
  await user.click(table.getByRole('button', { name: 'Wrong number for HB-100001' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Wrong number for HB-100001' }));
  await user.type(asked.getByRole('textbox', { name: /^Right number/ }), 'byhand02');
  await user.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Mistyped');
  await user.click(asked.getByRole('button', { name: 'Correct number' }));
  expect(await findToast('The number is corrected.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'correctRefundByHand')?.args).toEqual({
    id: 'r1',
    reference: 'BYHAND02',
    reason: 'Mistyped',
  });
});
