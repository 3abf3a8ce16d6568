import { act, screen } from '@testing-library/react';
import { devicePlace } from '../../../client/platform/place/device-place';
import { cart, cartLine, delivery, product } from '../support/market';
import { account, renderApp } from '../support/render';

/** One group with this fee on products of this value. */
const group = (deliveryFee: string, subtotal: string) => ({
  groups: [{ subtotal, deliveryFee, delivery: delivery({ fee: deliveryFee }), seller: product().seller, lines: [cartLine()] }],
});
const openCart = (fee: string, subtotal: string, language: 'en' | 'bn' = 'en') =>
  renderApp('/cart', { account: account('CONSUMER'), language, answers: { cart: cart(undefined, group(fee, subtotal)) } });

const quoted = (more: Record<string, unknown>) => {
  const { groups } = group(String(more.fee), '35.00');
  return cart(undefined, { groups: groups.map((one) => ({ ...one, delivery: delivery(more) })) });
};

afterEach(() => act(() => devicePlace.write(null)));

describe('a delivery fee that is high for what is bought', () => {
  it('is explained in the cart, with a link to more of the same seller', async () => {
    openCart('150.00', '92.00');
    expect(await screen.findByText(/Delivery costs 150 Tk for 92 Tk of products\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'More from this seller' })).toHaveAttribute('href', '/seller/seller-1');
  });

  it('is explained in Bangla, too', async () => {
    openCart('150.00', '92.00', 'bn');
    expect(await screen.findByText(/ডেলিভারি চার্জ ৳১৫০। একই বিক্রেতার/)).toBeInTheDocument();
  });

  it.each([
    ['half of the products or less', '40.00', '80.00'],
    ['nothing', '0.00', '10.00'],
  ])('is not mentioned where it is %s', async (_what, fee, subtotal) => {
    openCart(fee, subtotal);
    expect(await screen.findByText('Delivery from this seller')).toBeInTheDocument();
    expect(screen.queryByText(/You pay/)).not.toBeInTheDocument();
  });
});

const atSinger = () => {
  const named = (id: number, nameEn: string) => ({ id, nameEn, nameBn: nameEn });
  const [division, district, upazila] = [named(5, 'Rajshahi'), named(51, 'Natore'), named(511, 'Singra')];
  act(() => devicePlace.write({ division, district, upazila, address: null }));
};
const openProduct = (more: Record<string, unknown>, language: 'en' | 'bn' = 'en') => {
  atSinger();
  return renderApp('/product/p-1', { language, answers: { product: product({ id: 'p-1' }), quoteCart: quoted(more) } });
};

it('the product page shows the fee to the chosen place for the quantity chosen, and from when on it is free', async () => {
  const { server } = openProduct({ fee: '60.00', freeFrom: '1000.00' });
  expect(await screen.findByText(/^Delivery to Singra: 60 Tk for 1 KG/)).toBeInTheDocument();
  expect(screen.getByText('Free delivery from 1,000 Tk with this seller')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'quoteCart')?.args).toMatchObject({
    lines: [{ productId: 'p-1', quantity: '1' }],
    delivery: { upazilaId: 511 },
  });
});

it.each([
  ['en', { fee: null, onConfirmation: true, reason: 'TOO_HEAVY' }, /^Delivery to Singra: Fee set by the seller A heavy order\./],
  ['en', { fee: null, methods: ['PICKUP'], problems: [{ kind: 'NOT_DELIVERED' }] }, /No delivery to your area, pickup only/],
  ['bn', { fee: null, onConfirmation: true, reason: 'UNKNOWN_WEIGHT' }, /চার্জ বিক্রেতা জানাবেন ওজন জানা নেই।/],
] as const)('the product page in %s shows why there is no fee: %j', async (language, more, text) => {
  openProduct(more, language);
  expect(
    await screen.findByText((_, element) => element?.parentElement?.tagName === 'LI' && text.test(element.textContent ?? '')),
  ).toBeInTheDocument();
});

it('the cart shows a fee that the seller names later, and why, beside the others’ sum', async () => {
  const more = { fee: null, onConfirmation: true, reason: 'UNKNOWN_WEIGHT', weightKg: null };
  const groups = quoted(more).groups;
  renderApp('/cart', {
    account: account('CONSUMER'),
    answers: { cart: cart(undefined, { groups, deliveryFee: '40.00', hasFeeOnConfirmation: true }) },
  });
  expect(await screen.findByText('Fee set by the seller')).toBeInTheDocument();
  expect(screen.getByText(/Weight not known\./)).toBeInTheDocument();
  expect(screen.getByText('40 Tk + fee set by the seller')).toBeInTheDocument();
});
