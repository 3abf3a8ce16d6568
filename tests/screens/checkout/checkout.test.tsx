import { screen, waitFor } from '@testing-library/react';
import { NoConnection, refuse } from '../support/fake-server';
import { cart } from '../support/goods';
import { renderApp } from '../support/render';
import { clearToasts } from '../support/toasts';
import { box, known, next, open, placed, sent, shop, toReview } from './open-checkout';

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

  it('S6 offers to order once the sums are there to be read, not before', async () => {
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
      expectedTotal: '87.50',
      lines: [{ quantity: '2.5' }],
    });
    expect(window.sessionStorage.getItem('tab|order-attempt')).toBeNull();
  });

  it('S6 a lost answer is asked for by its key, and nothing is sent a second time', async () => {
    const { user, server, address } = open('/checkout', { placeOrder: new NoConnection(), purchaseByKey: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('We are checking whether your order went through')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    server.answer('purchaseByKey', placed);
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'), { timeout: 8_000 });
    expect(sent(server)).toHaveLength(1);
    expect(server.calls.filter(({ field }) => field === 'purchaseByKey').at(-1)?.args).toEqual({
      idempotencyKey: sent(server)[0]?.idempotencyKey,
    });
  });

  it('S6 what did not go through is said, the form is as it was, and the next try has the same key', async () => {
    const { user, server, address } = open('/checkout', { placeOrder: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText(/nothing was ordered\. You can place it again/, undefined, { timeout: 10_000 })).toBeInTheDocument();
    server.answer('placeOrder', placed);
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    const [first, second] = sent(server);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  }, 30_000);

  it('S6 an order whose answer was lost before a reload is asked for at once, also with an empty cart', async () => {
    window.sessionStorage.setItem('tab|order-attempt', JSON.stringify({ owner: known.id, value: { key: 'abc', open: true } }));
    const { address } = open('/checkout', { cart: cart([]), purchaseByKey: placed });
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    expect(window.sessionStorage.getItem('tab|order-attempt')).toBeNull();
  });

  it('S6 a key that was used with another content leads to the order of then', async () => {
    const { user, address } = open('/checkout', { placeOrder: refuse('IDEMPOTENCY_KEY_REUSED', 'Used.'), purchaseByKey: placed });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
  });

  it('S6 what was typed outlives a reload, and is nobody else’s', async () => {
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

  it('S6 saved addresses are cards: the first is chosen, a new one can be typed and kept', async () => {
    const saved = {
      ...{ id: 'address-1', label: 'Home', contactName: 'Salma', contactPhone: '01812345678', address: 'House 9', isDefault: true },
      upazila: { ...known.upazila, district: { ...known.district, division: known.division } },
    };
    const { user, server } = open('/checkout', { addresses: [saved], addAddress: saved });
    expect(await screen.findByRole('radio', { name: /^Home · Salma/ })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /^Receiver's name/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A new address' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /division/i }), '5');
    await user.selectOptions(await screen.findByRole('combobox', { name: /district/i }), '51');
    await user.selectOptions(await screen.findByRole('combobox', { name: /upazila/i }), '511');
    await user.type(await box('Address'), 'Road 77');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'addAddress')?.args).toEqual({
        input: { contactName: 'Salma', contactPhone: '01812345678', address: 'Road 77', upazilaId: 511 },
      }),
    );
    expect(sent(server)[0]?.input).toMatchObject({ contactName: 'Salma', upazilaId: 511, address: 'Road 77' });
  }, 30_000);

  it('S6 pickup tells where the sellers are, asks for no address and charges no fee', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('radio', { name: /^Pickup/ }));
    expect(screen.getByRole('region', { name: 'You fetch it here:' })).toHaveTextContent('Karim Mia: Bogura');
    expect(screen.queryByRole('combobox', { name: /upazila/i })).not.toBeInTheDocument();
    await toReview(user);
    expect(server.calls.filter(({ field }) => field === 'cart').at(-1)?.args).toMatchObject({ delivery: { method: 'PICKUP' } });
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
