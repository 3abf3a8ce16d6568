/** A rejected order marks each line that is wrong, and shows what the order costs now. */
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { cart, cartLine, product } from '../support/market';
import { open, sent, toReview } from './open-checkout';

const rejected = (message: string, extensions: Record<string, unknown>) => new GraphQLError(message, { extensions });
const twoLines = cart([cartLine(), cartLine({ id: 'line-2', product: { ...product(), id: 'product-2', name: 'Onion' } })]);
const rowOf = (text: string | RegExp) => screen.getByText(text).closest('li');

it('marks each line that cannot be ordered with its reason', async () => {
  const [first, second] = [product().id, 'product-2'];
  const problems = [
    { path: 'lines[0].quantity', productId: first, kind: 'LESS_STOCK', value: '2' },
    { path: 'lines[1].productId', productId: second, kind: 'UNAVAILABLE', value: null },
    { path: 'lines[1].productId', productId: second, kind: 'OF_A_LATER_VERSION', value: null },
  ];
  const { user } = open('/checkout', { cart: twoLines, placeOrder: rejected('Only 2 left.', { code: 'OUT_OF_STOCK', problems }) });
  await toReview(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect((await screen.findAllByText('Only 2 left.')).length).toBeGreaterThan(0);
  expect(rowOf(/^Only 2 .+ left/)).toHaveTextContent('Potato');
  expect(rowOf('Not on sale right now.')).toHaveTextContent('Onion');
});

it('shows the new total where a price has changed, and sends the prices that were shown', async () => {
  const error = rejected('A price has changed.', { code: 'CONFLICT', current: { total: '140.00' } });
  const { user, server } = open('/checkout', { placeOrder: error });
  await toReview(user);
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText(/The total is now .*140/)).toBeInTheDocument();
  expect(sent(server)[0]?.input).toMatchObject({ lines: [{ seenPrice: '35.00' }] });
});
