import { screen } from '@testing-library/react';
import { cart } from '../support/market';
import { places } from '../support/places';
import { account, renderApp } from '../support/render';

/** The checkout of a buyer whose name, phone and location are known, with one product in the cart. */
export const known = {
  ...account('CONSUMER'),
  address: 'House 5, Road 2',
  division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
  district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' },
  upazila: { id: 511, nameEn: 'Singra', nameBn: 'সিংড়া' },
};
export const placed = {
  id: 'purchase-1',
  total: '127.50',
  replayed: false,
  orders: [{ id: 'order-1', trackingNumber: 'HB-1042', feePending: false }],
};
export const shop = {
  ...places,
  cart: cart(),
  addresses: [],
  myOrders: { nodes: [], totalCount: 0 },
  myCoupons: [],
  purchaseByKey: null,
  placeOrder: placed,
};
export const open = (path = '/checkout', responses: Record<string, unknown> = {}) =>
  renderApp(path, { account: known, answers: { ...shop, order: null, ...responses } });
export const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
export const next = () => screen.findByRole('button', { name: 'Continue' });
export const sent = (server: ReturnType<typeof open>['server']) =>
  server.calls.filter(({ field }) => field === 'placeOrder').map(({ args }) => args);

export async function toReview(user: ReturnType<typeof open>['user']) {
  await user.click(await next());
  await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(await next());
  await screen.findByRole('button', { name: 'Change How do you pay?' });
}
