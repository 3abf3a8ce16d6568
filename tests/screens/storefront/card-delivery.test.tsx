/** Cards in which buyers compare say what the delivery costs at least, as far as the server knows it. */
import { screen } from '@testing-library/react';
import { market, product } from '../support/market';
import { renderApp } from '../support/render';

const cases = {
  own: { deliveryFrom: '40.00', freeDeliveryFrom: null },
  threshold: { deliveryFrom: '40.00', freeDeliveryFrom: '5000.00' },
  free: { deliveryFrom: '0.00', freeDeliveryFrom: '500.00' },
  unknown: { deliveryFrom: null, freeDeliveryFrom: null },
};

it.each([
  ['en', ['Delivery 40 Tk+', 'Delivery 40 Tk+Free from 5,000 Tk', 'Free delivery', null]],
  ['bn', ['ডেলিভারি ৳৪০ থেকে', 'ডেলিভারি ৳৪০ থেকে৳৫,০০০ থেকে ফ্রি', 'ডেলিভারি ফ্রি', null]],
] as const)('a list shows it on each card, in %s', async (language, shown) => {
  const nodes = Object.entries(cases).map(([id, figures]) => product({ id, ...figures }));
  renderApp('/search?q=potato', { account: null, language, answers: { products: { ...market(4), nodes } } });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.querySelector('.product-card-delivery')?.textContent ?? null)).toEqual(shown);
});
