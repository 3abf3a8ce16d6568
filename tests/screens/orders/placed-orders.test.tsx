import { act, screen, waitFor, within } from '@testing-library/react';
import { open, placed as placed1, toReview } from '../checkout/open-checkout';
import { NoConnection } from '../support/fake-server';
import { cart, order } from '../support/market';
import { account, renderApp } from '../support/render';

const two = [order(), order({ id: 'order-2', trackingNumber: 'HB-1043' })];
const myOrders = { nodes: two, totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } };
const placed = {
  id: 'purchase-1',
  total: '255.00',
  replayed: false,
  orders: [
    { id: 'order-1', trackingNumber: 'HB-1042', feePending: false },
    { id: 'order-2', trackingNumber: 'HB-1043', feePending: false },
  ],
};

describe('an order with several sellers', () => {
  it('ends at its orders, with their number, the total, until when the sellers confirm and whom to call', async () => {
    const { user, address } = open('/checkout', { placeOrder: placed, myOrders });
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders?placed=1'));
    const message = (await screen.findByText('Thank you! Your 2 orders are placed, one with each seller.')).closest<HTMLElement>('.alert');
    expect(message).toHaveTextContent('Total to pay: 255 Tk.');
    expect(message).toHaveTextContent(/by .+ \d+:\d\d/);
    expect(message).toHaveTextContent('HB-1042, HB-1043');
    expect([...(message?.querySelectorAll('.unbroken') ?? [])].map((one) => one.textContent)).toEqual(['HB-1042', 'HB-1043']);
    expect(message).toHaveTextContent('Open an order and choose “Repeat every week or month”');
    expect(message?.querySelectorAll('p')).toHaveLength(4);
    expect(within(message as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    for (const number of ['HB-1042', 'HB-1043']) expect(screen.getByRole('link', { name: `View order ${number}` })).toBeInTheDocument();
  });

  it('speaks Bangla, digits too', async () => {
    const { router } = renderApp('/orders', { account: account('CONSUMER', { language: 'bn' }), language: 'bn', answers: { myOrders } });
    await screen.findByText(/HB-1042/);
    await act(() => router.navigate('/orders?placed=1', { state: { count: 2, total: '255.00', orders: [] } }));
    const title = await screen.findByText(/আপনার ২টি অর্ডার হয়েছে, প্রত্যেক বিক্রেতার কাছে একটি করে।/);
    expect(title.closest<HTMLElement>('.alert')).toHaveTextContent('মোট দিতে হবে ৳২৫৫।');
  });

  it('names no total as final while a seller has yet to set a delivery fee', async () => {
    const { router } = renderApp('/orders', { account: account('CONSUMER'), answers: { myOrders } });
    await screen.findByText(/HB-1042/);
    await act(() => router.navigate('/orders?placed=1', { state: { count: 2, total: '255.00', hasOpenFee: true, orders: [] } }));
    expect(await screen.findByText(/255 Tk plus a delivery fee that the seller will set\./)).toBeInTheDocument();
    expect(screen.queryByText(/Total to pay/)).not.toBeInTheDocument();
  });

  it('is said to be placed, with number and total, although nothing more comes from the server', async () => {
    const { user, address } = open('/checkout', { order: new NoConnection() });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order is placed' })).toBeInTheDocument();
    expect(screen.getByText('HB-1042')).toBeInTheDocument();
    expect(screen.getByText(/^Total 127.50 Tk/)).toBeInTheDocument();
    expect(screen.queryByText(/nothing|did not respond|accept the delivery fee/i)).not.toBeInTheDocument();
  });

  it('never shows an empty cart between the order and its page', async () => {
    let arrive: (found: object) => void = () => undefined;
    const loaded = new Promise<object>((resolve) => (arrive = resolve));
    let isPlaced = false;
    const { user, address } = open('/checkout', {
      placeOrder: () => {
        isPlaced = true;
        return placed1;
      },
      order: () => loaded,
      cart: () => (isPlaced ? cart([]) : cart()),
    });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(await screen.findByText('Opening your order...')).toBeInTheDocument();
    expect(screen.getByText('HB-1042')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    arrive(order());
    await waitFor(() => expect(address()).toBe('/orders/order-1?placed=1'));
  });
});
