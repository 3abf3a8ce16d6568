/** Cash that nobody recorded, and that the market asks about: a problem took something off. */
import { screen, waitFor, within } from '@testing-library/react';
import { orderMoney } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { counts, list, sale } from './sale-responses';

const asked = sale({
  status: 'DELIVERED',
  progress: 'DONE',
  actions: [],
  paymentStatus: 'CLAIMED',
  paymentSteps: ['CONFIRM', 'REJECT'],
  money: orderMoney({ charged: '310.00', received: '0.00', claimed: '340.00', due: '310.00', toCollect: '0.00' }),
});

it.each([
  ['340 Tk', { id: 'o1' }],
  ['310 Tk', { id: 'o1', amount: '310.00' }],
])('the seller has %s: all of it, or what is due', async (button, args) => {
  const answers = { mySales: list([asked]), salesCounts: counts, order: asked, confirmPayment: asked };
  const view = renderApp('/dashboard/producerOrder/o1', { account: account('PRODUCER'), answers });
  const drawer = await screen.findByRole('dialog', { name: 'Order HB-1001' });
  await view.user.click(within(drawer).getByRole('button', { name: 'Confirm payment' }));
  const dialog = screen.getByRole('dialog', { name: 'Mark order HB-1001 as paid?' });
  expect(within(dialog).getByText('How much cash did you receive?')).toBeInTheDocument();
  const chosen = within(dialog).getByRole('button', { name: button });
  await waitFor(() => expect(chosen).not.toHaveAttribute('aria-disabled'));
  await view.user.click(chosen);
  await waitFor(() => expect(view.server.calls).toContainEqual({ field: 'confirmPayment', args }));
});
