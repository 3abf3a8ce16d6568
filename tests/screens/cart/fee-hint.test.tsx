import { act, screen } from '@testing-library/react';
import { devicePlace } from '../../../client/platform/place/device-place';
import { cart, cartLine, product } from '../support/market';
import { account, renderApp } from '../support/render';

/** One group with this fee on products of this value. */
const group = (deliveryFee: string, subtotal: string) => ({
  groups: [{ subtotal, deliveryFee, seller: product().seller, lines: [cartLine()] }],
});
const openCart = (fee: string, subtotal: string, language: 'en' | 'bn' = 'en') =>
  renderApp('/cart', { account: account('CONSUMER'), language, answers: { cart: cart(undefined, group(fee, subtotal)) } });

afterEach(() => act(() => devicePlace.write(null)));

describe('a delivery fee that is high for what is bought', () => {
  it('is explained in the cart, with a link to more of the same seller', async () => {
    openCart('150.00', '92.00');
    expect(await screen.findByText(/You pay 150 Tk delivery for 92 Tk of products\./)).toBeInTheDocument();
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

it('the product page shows the fee to the chosen place for the quantity chosen', async () => {
  const named = (id: number, nameEn: string) => ({ id, nameEn, nameBn: nameEn });
  const [division, district, upazila] = [named(5, 'Rajshahi'), named(51, 'Natore'), named(511, 'Singra')];
  act(() => devicePlace.write({ division, district, upazila, address: null }));
  const { server } = renderApp('/product/p-1', {
    answers: { product: product({ id: 'p-1' }), quoteCart: cart(undefined, { deliveryFee: '60.00' }) },
  });
  expect(await screen.findByText('Delivery to Singra: 60 Tk for everything from this seller')).toBeInTheDocument();
  expect(server.calls.find(({ field }) => field === 'quoteCart')?.args).toMatchObject({
    lines: [{ productId: 'p-1', quantity: '1' }],
    delivery: { method: 'DELIVERY', upazilaId: 511 },
  });
});
