import { screen } from '@testing-library/react';
import { cart, cartLine, product } from '../support/market';
import { open, toReview } from './open-checkout';

it('the summary names products and their units in the language of the page, where the seller gave both', async () => {
  const both = product({
    name: 'ঘৃতকুমারী পাতা',
    secondName: 'Aloe Vera Leaf',
    unit: 'OTHERS',
    customUnitNote: 'আঁটি',
    secondUnitNote: 'bundle',
  });
  const { user } = open('/checkout', { cart: cart([cartLine({ quantity: '2', product: both })]) });
  await toReview(user);
  expect(screen.getByText('Aloe Vera Leaf')).toBeInTheDocument();
  expect(screen.queryByText('ঘৃতকুমারী পাতা')).not.toBeInTheDocument();
  expect(screen.getByText(/× 2 .*bundle/)).toBeInTheDocument();
});
