/** The buyer's orders on a phone. */
import { screen, within } from '@testing-library/react';
import { order, orderLine } from '../support/market';
import { account, renderApp } from '../support/render';
import { list } from '../sales/sale-responses';

it('an order is a low card on a phone: number, state, the first product, seller, sum and one button', async () => {
  const lines = [orderLine(), orderLine({ id: 'line-2', productName: 'Onion' })];
  renderApp('/orders', { account: account('CONSUMER'), width: 360, answers: { myOrders: list([order({ lines })]) } });
  const card = (await screen.findByRole('heading', { level: 2, name: 'HB-1042' })).closest('li')!;
  expect(card).toHaveTextContent(/× 2.5 KG \+1 more/);
  expect(card).not.toHaveTextContent('Onion');
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orders/order-1']);
  expect(within(card).getByText('127.50 Tk')).toBeInTheDocument();
});

it('an order that waits for its payment says how much until when, and its button pays', async () => {
  const payTo = { number: '01711111111', holder: 'Karim', amount: '127.50', reference: 'HB-1042', payBy: '2026-01-20T08:27:00Z' };
  renderApp('/orders', { account: account('CONSUMER'), width: 360, answers: { myOrders: list([order({ payTo })]) } });
  expect(await screen.findByText('Pay 127.50 Tk by 20 Jan 2026, 2:27 pm')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay order HB-1042' })).toHaveAttribute('href', '/orders/order-1');
});

it('an online payment counts once it is due, not while it is checked', async () => {
  const online = (state: string) => ({ state, gateway: null, amount: '127.50', payBy: null });
  const orders = [order({ onlinePayment: online('DUE') }), order({ id: 'order-2', onlinePayment: online('CHECKING') })];
  renderApp('/orders', { account: account('CONSUMER'), answers: { myOrders: list(orders) } });
  expect(await screen.findAllByText('Pay 127.50 Tk now')).toHaveLength(1);
});
