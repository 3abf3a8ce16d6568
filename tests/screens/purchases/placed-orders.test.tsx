import { act, screen, waitFor, within } from '@testing-library/react';
import { open, toReview } from '../checkout/open-checkout';
import { order } from '../support/market';
import { account, renderApp } from '../support/render';

const two = [order(), order({ id: 'order-2', trackingNumber: 'HB-1043' })];
const myOrders = { nodes: two, totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } };
const placed = {
  ...{ id: 'purchase-1', total: '255.00', replayed: false },
  orders: [
    { id: 'order-1', trackingNumber: 'HB-1042' },
    { id: 'order-2', trackingNumber: 'HB-1043' },
  ],
};

describe('an order with several sellers', () => {
  it('ends at its orders, with their number, the total, until when the sellers confirm and whom to call', async () => {
    const { user, address } = open('/checkout', { placeOrder: placed, myOrders });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/orders?placed=1'));
    const message = (await screen.findByText('Thank you! Your 2 orders are placed, one with each seller.')).closest<HTMLElement>('.alert');
    expect(message).toHaveTextContent('Total to pay: 255 Tk.');
    expect(message).toHaveTextContent(/by .+ \d+:\d\d/);
    expect(message).toHaveTextContent('You will see the seller’s phone number here once they confirm.');
    expect(within(message as HTMLElement).getByRole('link', { name: 'Order HB-1043 every week or month' })).toHaveAttribute(
      'href',
      '/orders/order-2/recurring',
    );
    for (const number of ['HB-1042', 'HB-1043']) expect(screen.getByRole('link', { name: `View order ${number}` })).toBeInTheDocument();
  });

  it('speaks Bangla, digits too', async () => {
    const { router } = renderApp('/orders', { account: account('CONSUMER', { language: 'bn' }), language: 'bn', answers: { myOrders } });
    await screen.findByText(/HB-1042/);
    await act(() => router.navigate('/orders?placed=1', { state: { count: 2, total: '255.00', orders: [] } }));
    const title = await screen.findByText(/আপনার ২টি অর্ডার হয়েছে, প্রত্যেক বিক্রেতার কাছে একটি করে।/);
    expect(within(title.closest<HTMLElement>('.alert') as HTMLElement).getByText('মোট দিতে হবে ৳২৫৫।')).toBeInTheDocument();
  });
});
