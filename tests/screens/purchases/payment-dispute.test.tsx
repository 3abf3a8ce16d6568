import { screen, within } from '@testing-library/react';
import { order } from '../support/market';
import { errorResponse } from '../support/fake-server';
import { account, renderApp } from '../support/render';

const rejected = { paymentMethod: 'BKASH', paymentStatus: 'UNPAID', paymentReference: '9K7TRX1', paymentNumber: '01712345678' };
const dispute = (state: string, reason: string | null = null) => ({ id: 'd1', state, reason, paymentReference: '9K7TRX1' });
const open = async (more: object = {}, answers: object = {}) => {
  const view = renderApp('/orders/1', { account: account('CONSUMER'), answers: { order: order({ ...rejected, ...more }), ...answers } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

it('lets the buyer of a rejected payment write to the market team, and retains what was typed when the server rejects it', async () => {
  const { user, server } = await open({}, { disputePayment: errorResponse('UNAVAILABLE', 'The market is closed for an hour.') });
  await user.click(await screen.findByRole('button', { name: 'Ask Haatbar to check' }));
  const dialog = screen.getByRole('dialog', { name: 'Your payment 9K7TRX1' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findAllByText(/Write what happened/)).not.toHaveLength(0);
  const field = within(dialog).getByRole('textbox');
  await user.type(field, 'Sent at noon');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('The market is closed for an hour.')).toBeInTheDocument();
  expect(field).toHaveValue('Sent at noon');
  expect(server.calls.find(({ field: name }) => name === 'disputePayment')?.args).toMatchObject({
    orderId: 'order-1',
    text: 'Sent at noon',
  });
});

it.each([
  ['OPEN', null, 'Haatbar is checking your payment 9K7TRX1.'],
  ['DISMISSED', 'No such transfer', 'Haatbar could not find a payment 9K7TRX1: No such transfer'],
])('shows a dispute that is %s', async (state, reason, text) => {
  await open({ paymentDispute: dispute(state, reason) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask Haatbar to check' })).not.toBeInTheDocument();
});
