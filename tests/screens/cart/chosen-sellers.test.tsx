/** A cart of several sellers: one of them is ordered from now, the rest stays; all that was removed comes back. */
import { screen, waitFor, within } from '@testing-library/react';
import { cart, cartLine, delivery, product } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';

const seller = { ...product().seller, id: 'seller-2', name: 'Rina Akter' };
const onion = cartLine({ id: 'line-2', product: { ...product(), id: 'onion-1', name: 'Onion', seller } });
const both = cart([cartLine(), onion], {
  total: '175.00',
  groups: [
    { subtotal: '87.50', deliveryFee: '40.00', delivery: delivery(), seller: product().seller, lines: [cartLine()] },
    { subtotal: '87.50', deliveryFee: '40.00', delivery: delivery(), seller, lines: [onion] },
  ],
});
const open = (answers: Record<string, unknown>) => renderApp('/cart', { account: account('CONSUMER'), answers });

afterEach(clearToasts);

it('an unticked seller is not ordered from; sums and checkout are of the others', async () => {
  const { user, server } = open({ cart: both, quoteCart: cart() });
  const sums = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(sums.getByText('175 Tk')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Order from Rina Akter now' }));
  await waitFor(() => expect(sums.queryByText('175 Tk')).not.toBeInTheDocument());
  expect(server.lastCall('quoteCart')).toMatchObject({ lines: [{ productId: product().id, quantity: '2.5', seenPrice: '35.00' }] });
  expect(sums.getByText('The rest stays in the cart.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', `/checkout?sellers=${product().seller.id}`);
  await user.click(screen.getByRole('checkbox', { name: 'Order from Karim Mia now' }));
  expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  expect(screen.getByText('Tick a seller to order.')).toBeInTheDocument();
});

it('a cart of one seller has no tick', async () => {
  open({ cart: cart() });
  await screen.findByRole('region', { name: 'Summary' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('all lines that were removed are put back by one press', async () => {
  const { user, server } = open({ cart: both, removeCartLine: cart(), setCartLine: cart() });
  await user.click(await screen.findByRole('button', { name: 'Remove Diamant Potato' }));
  await screen.findByText('Diamant Potato was removed.');
  await user.click(screen.getByRole('button', { name: 'Remove Onion' }));
  await screen.findByText('Diamant Potato, Onion were removed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const put = () =>
    server.calls.filter(({ field }) => field === 'setCartLine').map(({ args }) => (args.line as { productId: string }).productId);
  await waitFor(() => expect(put()).toEqual([product().id, 'onion-1']));
  await waitFor(() => expect(screen.queryByText(/were removed/)).not.toBeInTheDocument());
});
