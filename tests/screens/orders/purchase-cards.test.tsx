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
