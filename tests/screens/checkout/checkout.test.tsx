import { screen, waitFor } from '@testing-library/react';
import { NoConnection, refuse } from '../support/fake-server';
import { cart } from '../support/goods';
import { places } from '../support/places';
import { account, renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';

const known = {
  ...account('CONSUMER'),
  address: 'House 5, Road 2',
  division: { id: 5, nameEn: 'Rajshahi', nameBn: 'রাজশাহী' },
  district: { id: 51, nameEn: 'Natore', nameBn: 'নাটোর' },
  upazila: { id: 511, nameEn: 'Singra', nameBn: 'সিংড়া' },
};
const placed = { id: 'purchase-1', total: '127.50', replayed: false, orders: [{ id: 'order-1', trackingNumber: 'HB-1042' }] };
const shop = { ...places, cart: cart(), placeOrder: placed };
const open = (path = '/checkout', answers: Record<string, unknown> = {}) =>
  renderApp(path, { account: known, answers: { ...shop, order: null, ...answers } });
const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const next = () => screen.findByRole('button', { name: 'Continue' });
const sent = (server: ReturnType<typeof open>['server']) =>
  server.calls.filter(({ field }) => field === 'placeOrder').map(({ args }) => args);

async function toReview(user: ReturnType<typeof open>['user']) {
  await user.click(await next());
  await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  await user.click(await next());
  await screen.findByText('From Karim Mia');
}

beforeEach(() => window.sessionStorage.clear());
afterEach(clearToasts);

describe('checkout', () => {
  it('R13 a visitor logs in first and comes back', async () => {
    const { address } = renderApp('/checkout', { answers: shop });
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcheckout'));
  });

  it('S6 asks nothing twice: what the account knows is filled in', async () => {
    open();
    expect(await box("Receiver's name")).toHaveValue('Rahim Uddin');
    expect(await box("Receiver's phone")).toHaveValue('01700000001');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /upazila/i })).toHaveValue('511'));
  });

  it('S6 steps keep what was typed, on the way back too; the address tells the step', async () => {
    const { user, address } = open();
    const name = await box("Receiver's name");
    await user.clear(name);
    await user.type(name, 'Salma Begum');
    await user.type(await box('Note to the seller'), 'Call first');
    await user.click(await next());
    expect(address()).toBe('/checkout?step=delivery');
    await user.click(screen.getByRole('radio', { name: /^bKash/ }));
    await user.type(await box('The number you sent it from'), '০১৭১২৩৪৫৬৭৮');
    await user.type(await box('TrxID'), '8N7A6B5C');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/checkout?step=address');
    expect(await box("Receiver's name")).toHaveValue('Salma Begum');
    expect(await box('Note to the seller')).toHaveValue('Call first');
    await user.click(await next());
    expect(await box('TrxID')).toHaveValue('8N7A6B5C');
    await user.click(await next());
    expect(await screen.findByText('Salma Begum, 01700000001')).toBeInTheDocument();
  });

  it('a step that lacks something says what and keeps the reader there', async () => {
    const { user, address } = open();
    await user.clear(await box("Receiver's name"));
    await user.click(await next());
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(address()).toBe('/checkout');
  });

  it('an address that jumps ahead of what is known starts with what is missing', async () => {
    const { address } = renderApp('/checkout?step=review', {
      account: { ...known, upazila: null } as never,
      answers: shop,
    });
    expect(await box("Receiver's name")).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/checkout?step=address'));
  });

  it('S6 reviews with the fee of the place and places the order under a key', async () => {
    const { user, server, address } = open();
    await toReview(user);
    expect(screen.getByText('40 Tk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    const [args] = sent(server);
    expect(args?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(args?.input).toMatchObject({
      contactName: 'Rahim Uddin',
      deliveryMethod: 'DELIVERY',
      upazilaId: 511,
      address: 'House 5, Road 2',
      paymentMethod: 'CASH_ON_DELIVERY',
      lines: [{ quantity: '2.5', seenPrice: '35.00' }],
    });
    expect(window.sessionStorage.getItem('order-key')).toBeNull();
  });

  it('S6 a lost answer is told, and the same order goes out under the same key', async () => {
    const { user, server } = open('/checkout', { placeOrder: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Your order is not lost');
    expect(told).toHaveTextContent('You will never be charged twice');
    await user.click(screen.getByRole('button', { name: 'Check my order' }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    const [first, second] = sent(server);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('S6 another input after a lost answer has another key', async () => {
    const { user, server } = open('/checkout', { placeOrder: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: "Change Receiver's name" }));
    await user.type(await box('Note to the seller'), 'Call first');
    await toReview(user);
    await user.click(screen.getByRole('button', { name: /Place order|Check my order/ }));
    await waitFor(() => expect(sent(server)).toHaveLength(2));
    const [first, second] = sent(server);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('S6 what the server refuses is said, at the step it belongs to, with everything kept', async () => {
    const refusal = refuse('VALIDATION_FAILED', 'Please check the form.', [
      { field: 'contactPhone', message: 'Phone number must be 10-15 digits.' },
    ]);
    const { user, address } = open('/checkout', { placeOrder: refusal });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/checkout?step=address'));
    expect((await screen.findAllByText('Phone number must be 10-15 digits.')).length).toBeGreaterThan(0);
    expect(await box("Receiver's name")).toHaveValue('Rahim Uddin');
  });

  it('an empty cart leads to the market', async () => {
    open('/checkout', { cart: cart([]) });
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  });

  it('a cart with problems leads back to the cart', async () => {
    const { user } = open('/checkout', { cart: cart(undefined, { hasProblems: true }) });
    await toReview(user);
    expect(screen.getByText('Some products need your attention first.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart');
  });
});
