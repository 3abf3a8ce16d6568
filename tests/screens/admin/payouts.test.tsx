import { screen, within } from '@testing-library/react';
import { page } from '../support/bills';
import { errorResponse } from '../support/fake-server';
import { payoutBatch, payoutQueue, payoutRow } from '../support/payouts';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const open = async (path: string, answers: object = {}) => {
  const view = renderApp(path, {
    account: account('ADMIN'),
    answers: {
      payoutQueue: payoutQueue(),
      payoutBatches: page([payoutBatch()]),
      payoutBatch: payoutBatch(),
      payouts: page([payoutRow()]),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const openBatch = async (answers: object = {}) => {
  const view = await open('/admin/payouts?batch=b1', answers);
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Batch PB-000003' })) };
};

afterEach(clearToasts);

it('shows what waits, asks before it makes a batch, and opens it', async () => {
  const { user, address, server } = await open('/admin/payouts', { makePayoutBatch: payoutBatch({ id: 'b2', number: 'PB-000004' }) });
  expect(await screen.findByText('Sellers with money due but no account: 2')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Batches' })).getByRole('row', { name: /PB-000003/ })).toHaveTextContent(
    /To record: 1.*940 Tk/,
  );
  await user.click(screen.getByRole('button', { name: 'Make a batch' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'Make a batch' }));
  expect(asked.getByText(/It deducts 1,000 Tk from sellers’ balances/)).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Make a batch' }));
  expect(await findToast('Batch PB-000004 is made.')).toBeInTheDocument();
  expect(address()).toBe('/admin/payouts?batch=b2');
  expect(server.calls.filter(({ field }) => field === 'makePayoutBatch')).toHaveLength(1);
});

it('records a transfer by its number, and a failure with its reason', async () => {
  const { user, server, dialog } = await openBatch({
    markPayoutPaid: payoutRow({ state: 'PAID', reference: 'BK7A99' }),
    markPayoutFailed: payoutRow({ state: 'FAILED', reason: 'No such number' }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Paid PO-000012' }));
  const paying = within(await screen.findByRole('dialog', { name: 'Transfer of PO-000012' }));
  await user.click(paying.getByRole('button', { name: 'Record as paid' }));
  expect(await paying.findAllByText('Enter the transfer number, at least 4 letters or digits.')).not.toHaveLength(0);
  await user.type(paying.getByRole('textbox', { name: /^Transfer number/ }), 'bk7a 99');
  await user.click(paying.getByRole('button', { name: 'Record as paid' }));
  expect(await findToast('Recorded as paid.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'markPayoutPaid')?.args).toEqual({ id: 'p1', reference: 'BK7A99' });
  await user.click(await dialog.findByRole('button', { name: 'Failed PO-000012' }));
  const failing = within(await screen.findByRole('dialog', { name: 'Did PO-000012 fail?' }));
  await user.type(failing.getByRole('textbox', { name: /^Reason/ }), 'No such number');
  await user.click(failing.getByRole('button', { name: 'Failed' }));
  expect(await findToast('Recorded as failed. The amount is in the balance again.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'markPayoutFailed')?.args).toEqual({
    id: 'p1',
    reason: 'No such number',
    seenState: 'SENT',
    wrongNumber: false,
  });
});

it('compares a report, headings and thousands in it, and names the differences', async () => {
  const differences = [{ kind: 'AMOUNT', number: 'PO-000012', reference: 'BK7A99', amount: '904.00' }];
  const { user, server, dialog } = await openBatch({ reconcilePayoutBatch: { agreed: 0, differences, batch: payoutBatch() } });
  await user.click(await dialog.findByRole('textbox', { name: /^Report/ }));
  await user.paste('PO-000012, BK7A99');
  await user.click(dialog.getByRole('button', { name: 'Compare with a report' }));
  expect(await dialog.findAllByText('Each line needs the payout number, the number of the transfer and the amount.')).not.toHaveLength(0);
  await user.clear(dialog.getByRole('textbox', { name: /^Report/ }));
  await user.click(dialog.getByRole('textbox', { name: /^Report/ }));
  await user.paste('Payout\tTransfer\tAmount\nPO-000012\tBK7A99\t"1,904.00"\n');
  await user.click(dialog.getByRole('button', { name: 'Compare with a report' }));
  expect(within(await dialog.findByRole('table', { name: 'Differences' })).getByRole('row', { name: /PO-000012/ })).toHaveTextContent(
    /Another amount.*BK7A99.*904 Tk/,
  );
  expect(server.calls.find(({ field }) => field === 'reconcilePayoutBatch')?.args).toEqual({
    id: 'b1',
    method: 'BKASH',
    transfers: [{ number: 'PO-000012', reference: 'BK7A99', amount: '1904' }],
  });
});

it('a number that an order has: the admin takes it back from there, with a reason', async () => {
  const text = 'Order HB-1 has this number.';
  const { user, server, dialog } = await openBatch({
    markPayoutPaid: (args: { takeBackReason?: string }) =>
      args.takeBackReason ? payoutRow({ state: 'PAID' }) : errorResponse('CONFLICT', text, [{ field: 'reference', message: text }]),
  });
  await user.click(await dialog.findByRole('button', { name: 'Paid PO-000012' }));
  const paying = within(await screen.findByRole('dialog', { name: 'Transfer of PO-000012' }));
  expect(paying.queryByRole('textbox', { name: /^Why take the number back/ })).toBeNull();
  await user.type(paying.getByRole('textbox', { name: /^Transfer number/ }), 'BK7A99');
  await user.click(paying.getByRole('button', { name: 'Record as paid' }));
  await user.type(await paying.findByRole('textbox', { name: /^Why take the number back/ }), 'On our statement');
  await user.click(paying.getByRole('button', { name: 'Record as paid' }));
  expect(await findToast('Recorded as paid.')).toBeInTheDocument();
  expect(server.calls.filter(({ field }) => field === 'markPayoutPaid').at(-1)?.args).toEqual({
    id: 'p1',
    reference: 'BK7A99',
    takeBackReason: 'On our statement',
  });
});

it('a wrong number is corrected with a reason; the server decides what is offered', async () => {
  const paid = payoutRow({ state: 'PAID', reference: 'BK7A99', paidAt: '2026-11-20T06:00:00.000Z', actions: ['FAIL', 'CORRECT_NUMBER'] });
  const { user, server, dialog } = await openBatch({
    payouts: page([paid, payoutRow({ id: 'p2', number: 'PO-000013' })]),
    correctPayoutNumber: payoutRow({ state: 'PAID', reference: 'BK7A98' }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Wrong number PO-000012' }));
  for (const name of ['Wrong number PO-000013', 'Paid PO-000012']) expect(dialog.queryByRole('button', { name })).toBeNull();
  const asked = within(await screen.findByRole('dialog', { name: 'Wrong number for PO-000012' }));
  await user.type(asked.getByRole('textbox', { name: /^Right number/ }), 'bk7a 98');
  await user.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Mistyped');
  await user.click(asked.getByRole('button', { name: 'Correct number' }));
  expect(await findToast('The number is corrected.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'correctPayoutNumber')?.args).toEqual({
    id: 'p1',
    reference: 'BK7A98',
    reason: 'Mistyped',
  });
});

it('the number of a failed payout is only freed', async () => {
  const failed = payoutRow({ state: 'FAILED', reference: 'BK7A99', reason: 'Came back', actions: ['CORRECT_NUMBER'] });
  const { user, server, dialog } = await openBatch({
    payouts: page([failed]),
    correctPayoutNumber: payoutRow({ state: 'FAILED', reason: 'Came back', actions: [] }),
  });
  await user.click(await dialog.findByRole('button', { name: 'Wrong number PO-000012' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Wrong number for PO-000012' }));
  expect(asked.queryByRole('textbox', { name: /^Right number/ })).toBeNull();
  await user.type(asked.getByRole('textbox', { name: /^Reason/ }), 'Mistyped');
  await user.click(asked.getByRole('button', { name: 'Correct number' }));
  expect(await findToast('The number is free again.')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'correctPayoutNumber')?.args).toEqual({ id: 'p1', reason: 'Mistyped' });
});
