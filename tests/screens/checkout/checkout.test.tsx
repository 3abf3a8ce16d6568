import { screen, waitFor, within } from '@testing-library/react';
import { NoConnection, errorResponse } from '../support/fake-server';
import { cart } from '../support/market';
import { renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';
import { box, known, next, open, placed, sent, shop, toReview } from './open-checkout';

beforeEach(() => window.sessionStorage.clear());
afterEach(clearToasts);

describe('checkout', () => {
  it('a visitor logs in first and comes back [R13]', async () => {
    const { address } = renderApp('/checkout', { answers: shop });
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcheckout'));
  });

  it('asks nothing twice: what the account knows is filled in [S6]', async () => {
    open();
    expect(await box("Receiver's name")).toHaveValue('Rahim Uddin');
    expect(await box("Receiver's phone")).toHaveValue('01700000001');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /upazila/i })).toHaveValue('511'));
  });

  it('of the sellers that were ticked in the cart asks for their lines alone, on every step [S6]', async () => {
    const { user, server, address } = open('/checkout?sellers=seller-1');
    await user.click(await next());
    await waitFor(() => expect(address()).toBe('/checkout?sellers=seller-1&step=delivery'));
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
    await user.click(await next());
    await screen.findByRole('button', { name: 'Place order' });
    // the count in the header asks for no more than the cart itself
    const asked = server.calls.filter(({ field, args }) => field === 'cart' && Object.keys(args).length > 0);
    expect(asked.map(({ args }) => args.sellerIds)).toEqual(asked.map(() => ['seller-1']));
    expect(asked.length).toBeGreaterThan(1);
  });

  it('offers to order once the sums are there to be read, not before [S6]', async () => {
    let tell: (known: object) => void = () => undefined;
    const review = new Promise<object>((resolve) => (tell = resolve));
    const { user, server } = open('/checkout', { cart: ({ delivery }: { delivery?: object }) => (delivery ? review : cart()) });
    await user.click(await next());
    await user.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
    await user.click(await next());
    expect(await screen.findByRole('button', { name: 'Back' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    tell(cart());
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent(server)).toHaveLength(1));
  });

  it('steps retain what was typed, on the way back too; the address names the step [S6]', async () => {
    const { user, address } = open();
    const name = await box("Receiver's name");
    await user.clear(name);
    await user.type(name, 'Salma Begum');
    await user.type(await box('Note to the seller'), 'Call first');
    await user.click(await next());
    await waitFor(() => expect(address()).toBe('/checkout?step=delivery'));
    await user.click(await screen.findByRole('radio', { name: /^bKash/ }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
    expect(await box("Receiver's name")).toHaveValue('Salma Begum');
    expect(await box('Note to the seller')).toHaveValue('Call first');
    await user.click(await next());
    expect(await screen.findByRole('radio', { name: /^bKash/ })).toBeChecked();
    await user.click(await next());
    expect(await screen.findByText('Salma Begum, 01700000001')).toBeInTheDocument();
  });

  it('a step that lacks something shows what and does not go on', async () => {
    const { user, address } = open();
    await user.clear(await box("Receiver's name"));
    await user.click(await next());
    expect(await screen.findByRole('heading', { name: 'Please correct these' })).toBeInTheDocument();
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

  it('reviews with the fee of the place and places the order under a key [S6]', async () => {
    const { user, server, address } = open();
    await toReview(user);
    expect(within(screen.getByRole('complementary', { name: 'Your order' })).getByText('40 Tk')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    const [args] = sent(server);
    expect(args?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(args?.input).toMatchObject({
      contactName: 'Rahim Uddin',
      deliveries: [{ sellerId: 'seller-1', method: 'DELIVERY', preferredDay: null, preferredWindow: null }],
      upazilaId: 511,
      address: 'House 5, Road 2',
      paymentMethod: 'CASH_ON_DELIVERY',
      expectedTotal: '87.50',
      lines: [{ quantity: '2.5' }],
    });
    expect(window.sessionStorage.getItem('tab|order-attempt')).toBeNull();
  });

  it('a lost response is asked for by its key, and nothing is sent a second time [S6]', async () => {
    const { user, server, address } = open('/checkout', { placeOrder: new NoConnection(), purchaseByKey: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('We are checking whether your order went through')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    server.answer('purchaseByKey', placed);
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    expect(sent(server)).toHaveLength(1);
    expect(server.calls.filter(({ field }) => field === 'purchaseByKey').at(-1)?.args).toEqual({
      idempotencyKey: sent(server)[0]?.idempotencyKey,
    });
  });

  it('what did not go through is shown, the form is as it was, and the next try has the same key [S6]', async () => {
    const { user, server, address } = open('/checkout', { placeOrder: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText(/nothing was ordered\. You can place it again/)).toBeInTheDocument();
    server.answer('placeOrder', placed);
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    const [first, second] = sent(server);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('an order whose response was lost before a reload is asked for at once, also with an empty cart [S6]', async () => {
    window.sessionStorage.setItem('tab|order-attempt', JSON.stringify({ owner: known.id, value: { key: 'abc', open: true } }));
    const { address } = open('/checkout', { cart: cart([]), purchaseByKey: placed });
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    expect(window.sessionStorage.getItem('tab|order-attempt')).toBeNull();
  });

  it('a key that was used with another content leads to the order of then [S6]', async () => {
    const { user, address } = open('/checkout', { placeOrder: errorResponse('IDEMPOTENCY_KEY_REUSED', 'Used.'), purchaseByKey: placed });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
  });

  it('what was typed outlives a reload, and is no one else’s [S6]', async () => {
    const typed = { contactName: 'Salma Begum', contactPhone: '01812345678', note: 'Call first' };
    window.sessionStorage.setItem('tab|checkout', JSON.stringify({ owner: known.id, value: typed }));
    const first = open();
    expect(await box("Receiver's name")).toHaveValue('Salma Begum');
    expect(await box('Note to the seller')).toHaveValue('Call first');
    first.unmount();
    window.sessionStorage.setItem('tab|checkout', JSON.stringify({ owner: 'somebody-else', value: typed }));
    open();
    expect(await box("Receiver's name")).toHaveValue('Rahim Uddin');
  });

  it('saved addresses are cards: the first is chosen, a new one can be typed and saved [S6]', async () => {
    const saved = {
      id: 'address-1',
      label: 'Home',
      contactName: 'Salma',
      contactPhone: '01812345678',
      address: 'House 9',
      isDefault: true,
      upazila: { ...known.upazila, district: { ...known.district, division: known.division } },
    };
    const { user, server } = open('/checkout', { addresses: [saved], addAddress: saved });
    await user.click(await screen.findByRole('button', { name: /^Change How would you like/ })); // one who has a saved address starts with the review
    expect(await screen.findByRole('radio', { name: /^Home · Salma/ })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /^Receiver's name/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A new address' }));
    await user.type(await screen.findByRole('searchbox', { name: /upazila/i }), 'Sin{Backspace}n');
    await user.click(await screen.findByRole('button', { name: 'Singra, Natore' }));
    expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
    await user.type(await box('Address'), 'Road 77');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Delivery · Road 77, Singra, Natore')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'addAddress')?.args).toEqual({
        input: { contactName: 'Salma', contactPhone: '01812345678', address: 'Road 77', upazilaId: 511 },
      }),
    );
    expect(sent(server)[0]?.input).toMatchObject({ contactName: 'Salma', upazilaId: 511, address: 'Road 77' });
  });

  it('pickup shows where the sellers are, asks for no address and charges no fee [S6]', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('radio', { name: /^Pickup/ }));
    expect(screen.getByRole('region', { name: 'Pick it up here:' })).toHaveTextContent('Karim Mia: Bogura');
    expect(screen.queryByRole('combobox', { name: /upazila/i })).not.toBeInTheDocument();
    await toReview(user);
    expect(server.calls.filter(({ field }) => field === 'cart').at(-1)?.args).toMatchObject({ deliveries: [{ method: 'PICKUP' }] });
  });

  it('what the server rejects is shown at the step it belongs to, with everything retained [S6]', async () => {
    const rejection = errorResponse('VALIDATION_FAILED', 'Please check the form.', [
      { field: 'contactPhone', message: 'Phone number must be 10-15 digits.' },
    ]);
    const { user } = open('/checkout', { placeOrder: rejection });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
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
