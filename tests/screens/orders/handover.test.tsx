/** The buyer's code for a delivery, and how an order was handed over. */
import { screen } from '@testing-library/react';
import { order } from '../support/market';
import { account, renderApp } from '../support/render';

const one = (more: Record<string, unknown>) =>
  renderApp('/orders/order-1', { account: account('CONSUMER'), answers: { order: order(more) } });

it('the code is shown large while the order is on its way, with what it is for', async () => {
  one({ status: 'SHIPPED', handoverCode: '0482', actions: ['RECEIVE'] });
  expect(await screen.findByRole('heading', { name: 'Your delivery code' })).toBeInTheDocument();
  expect(screen.getByText('0482')).toBeInTheDocument();
  expect(screen.getByText(/only after you have your order/)).toBeInTheDocument();
});

it('of an order that is picked up the code is for the seller', async () => {
  one({ status: 'SHIPPED', deliveryMethod: 'PICKUP', handoverCode: '0482', actions: ['RECEIVE'] });
  expect(await screen.findByRole('heading', { name: 'Your pickup code' })).toBeInTheDocument();
  expect(screen.getByText(/^Give it to the seller/)).toBeInTheDocument();
});

it('without a code nothing is shown of it', async () => {
  one({ status: 'CONFIRMED' });
  await screen.findByRole('heading', { name: 'Order history' });
  expect(screen.queryByRole('heading', { name: 'Your delivery code' })).not.toBeInTheDocument();
});

it.each([
  ['CODE', 'Handed over with the code'],
  ['IMAGE', 'Delivered without a code, with a photo'],
  ['NONE', 'Delivered without a code'],
  ['BUYER', 'The buyer confirmed receipt'],
])('an order that was handed over by %s shows it', async (handover, text) => {
  const images = handover === 'IMAGE' ? [{ id: 'i1', url: '/order-images/i1', use: 'DELIVERY' }] : [];
  one({ status: 'DELIVERED', progress: 'DONE', handover, images, actions: [] });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryAllByRole('img', { name: 'Photo of the delivery, 1' })).toHaveLength(images.length);
});
