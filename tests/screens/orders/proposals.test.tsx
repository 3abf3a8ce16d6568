import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { order, orderLine } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

afterEach(clearToasts);

const one = (more: Record<string, unknown>, responses: Record<string, unknown> = {}) =>
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: order(more), ...responses } });

it('a higher weight is accepted with the sum it costs', async () => {
  const proposed = {
    status: 'CONFIRMED',
    state: 'WEIGHT_PROPOSED',
    actions: ['ACCEPT_WEIGHT', 'DECLINE_WEIGHT'],
    proposedTotal: '140.00',
    lines: [orderLine({ weighedKg: '2.9' })],
  };
  const view = one(proposed, { acceptOrderWeights: order({ status: 'CONFIRMED', total: '140.00', actions: [] }) });
  expect(await screen.findByText('Diamant Potato: 2.9 KG instead of 2.5 KG')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Accept and pay 140 Tk' }));
  expect(await findToast('Accepted. The seller can ship it now.')).toBeInTheDocument();
  expect(view.server.calls).toContainEqual({ field: 'acceptOrderWeights', args: { id: 'order-1', expectedTotal: '140.00' } });
});

it('a delivery fee is awaited, then accepted', async () => {
  one({ feePending: true });
  expect(await screen.findByText(/The seller will set the delivery fee/)).toBeInTheDocument();
});

it('a delivery fee that was named is accepted', async () => {
  const named = { state: 'FEE_PROPOSED', feePending: true, deliveryFee: '250.00', total: '337.50', actions: ['ACCEPT_FEE', 'CANCEL'] };
  const events = [
    { id: 'event-1', toState: 'PLACED', createdAt: '2026-01-20T06:00:00.000Z' },
    { id: 'event-2', fromState: 'PLACED', toState: 'FEE_PROPOSED', createdAt: '2026-01-20T09:30:00.000Z' },
  ];
  const view = one({ ...named, events }, { acceptDeliveryFee: order({ status: 'CONFIRMED', actions: [] }) });
  const next = await screen.findByText('You accept the delivery fee');
  expect(next.closest('li')).toHaveTextContent(/by 21 Jan 2026, 3:30 pm, or it is cancelled/i);
  expect(screen.queryByText('Seller confirms')).not.toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Accept and pay 337.50 Tk' }));
  expect(await findToast('Accepted. Your order is confirmed.')).toBeInTheDocument();
  expect(view.server.calls).toContainEqual({ field: 'acceptDeliveryFee', args: { id: 'order-1', expectedTotal: '337.50' } });
});

describe('a part of what was ordered', () => {
  const part = {
    state: 'PART_PROPOSED',
    total: '280.00',
    orderedTotal: '1090.00',
    deliveryFee: '190.00',
    actions: ['ACCEPT_PART', 'CANCEL'],
    lines: [orderLine({ quantity: '3', orderedQuantity: '30', lineTotal: '90.00' })],
  };

  it('is accepted at the total that the buyer sees, beside what was ordered', async () => {
    const view = one(part, { acceptOrderPart: order({ status: 'CONFIRMED', total: '280.00', actions: [] }) });
    expect(await screen.findByText(/can deliver only this: 280 Tk instead of 1,090 Tk, with 190 Tk for the delivery/)).toBeInTheDocument();
    expect(screen.getByText('Diamant Potato: 3 KG instead of 30 KG')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Accept and pay 280 Tk' }));
    expect(await findToast('Accepted. The order is confirmed.')).toBeInTheDocument();
    expect(view.server.calls).toContainEqual({ field: 'acceptOrderPart', args: { id: 'order-1', expectedTotal: '280.00' } });
  });

  it('is left after a question, and stays where the seller has corrected it meanwhile', async () => {
    const view = one(part, { acceptOrderPart: errorResponse('CONFLICT', 'The total is 400 Tk now.') });
    await view.user.click(await screen.findByRole('button', { name: 'Accept and pay 280 Tk' }));
    expect(await screen.findByText('The total is 400 Tk now.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Leave it, cancel the order' }));
    expect(await screen.findByRole('alertdialog', { name: 'Cancel this order?' })).toBeInTheDocument();
  });
});

it('the receipt is confirmed after a question', async () => {
  const view = one(
    { status: 'SHIPPED', actions: ['RECEIVE'] },
    { confirmReceipt: order({ status: 'DELIVERED', progress: 'DONE', actions: [] }) },
  );
  await view.user.click(await screen.findByRole('button', { name: 'I have received it' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Have you received everything?' }));
  expect(question.getByText(/You can report a problem for 24 hours .*, otherwise for 48\./)).toBeInTheDocument();
  expect(question.queryByText(/cannot be undone/)).not.toBeInTheDocument();
  expect(question.getByRole('button', { name: 'Back' })).toBeInTheDocument();
  await view.user.click(question.getByRole('button', { name: 'Yes, received' }));
  expect(await findToast('Thank you! You can still report a problem.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I have received it' })).not.toBeInTheDocument());
});

it('a failed delivery shows why, and what to do', async () => {
  one({ status: 'SHIPPED', state: 'DELIVERY_FAILED', failure: 'ABSENT', actions: [] });
  expect(await screen.findByText('The seller found nobody at home.')).toBeInTheDocument();
});
