import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../support/fake-server';
import { cart, order, orderLine } from '../support/goods';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const page = (nodes: unknown[], totalCount = nodes.length) => ({ nodes, totalCount, pageInfo: { hasNextPage: false, endCursor: null } });
const list = (answers: Record<string, unknown>, path = '/orders') => renderApp(path, { account: account('CONSUMER'), answers });
const one = (more: Record<string, unknown> = {}, answers: Record<string, unknown> = {}, path = '/orders/order-1') =>
  renderApp(path, { account: account('CONSUMER'), answers: { order: order(more), ...answers } });
const delivered = (line: Record<string, unknown>) => ({
  status: 'DELIVERED',
  progress: 'DONE',
  actions: [],
  lines: [orderLine({ canReview: true, ...line })],
});

afterEach(clearToasts);

describe('my orders', () => {
  it('R13 S6 shows number, seller, goods, state and sum; state and page stand in the address', async () => {
    const { user, server, address } = list({ myOrders: page([order()], 25) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Order HB-1042' })).toBeInTheDocument();
    expect(screen.getByText('127.50 Tk')).toBeInTheDocument();
    expect(screen.getByText(/× 2.5 KG/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View order HB-1042' })).toHaveAttribute('href', '/orders/order-1');
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    expect(address()).toBe('/orders?status=PENDING');
    await waitFor(() => expect(server.calls.at(-1)?.args).toMatchObject({ filter: { progress: 'PENDING' }, first: 10, offset: 0 }));
  });

  it('no order yet, and none in a state', async () => {
    list({ myOrders: page([]) });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/consumer');
  });

  it('a filter without orders is not called empty', async () => {
    list({ myOrders: page([]) }, '/orders?status=DONE');
    expect(await screen.findByText('No orders here')).toBeInTheDocument();
    expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
  });
});

describe('one order', () => {
  it('R13 S6 shows sums, what happened, place, payment and the seller’s phone', async () => {
    one({}, {}, '/orders/order-1?placed=1');
    expect(await screen.findByRole('heading', { level: 1, name: /Order HB-1042/ })).toBeInTheDocument();
    expect(screen.getByText('Thank you! Your order is placed.')).toBeInTheDocument();
    expect(screen.getByText('40 Tk')).toBeInTheDocument();
    expect(screen.getByText('127.50 Tk')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call the seller: 01800000009' })).toHaveAttribute('href', 'tel:01800000009');
    expect(screen.getByText('Cash on delivery · Not paid yet')).toBeInTheDocument();
  });

  it('R13 another’s order and a missing one are not found', async () => {
    one({}, { order: null });
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
  });

  it('S6 cancels after a question; the focus begins on the safe answer', async () => {
    const gone = order({ status: 'CANCELLED', progress: 'CANCELLED', actions: [] });
    const { user, server } = one({}, { cancelOrder: gone });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    server.answer('order', gone);
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await findToast('Order cancelled')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument());
    expect(server.calls.find(({ field }) => field === 'cancelOrder')?.args).toMatchObject({ id: 'order-1' });
  });

  it('S6 a refused cancel says why and stays open', async () => {
    const { user } = one({}, { cancelOrder: refuse('INVALID_TRANSITION', 'The seller has confirmed this order already.') });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('The seller has confirmed this order already.')).toBeInTheDocument();
  });

  it('S6 a delivered line can be rated once: stars are needed, words are not', async () => {
    const review = { id: 'review-1', stars: 4, text: null, reply: null, canEdit: true, hiddenReason: null };
    const { user, server } = one(delivered({}), {
      reviewOrderLine: () => (server.answer('order', order(delivered({ canReview: false, review }))), review),
    });
    await user.click(await screen.findByRole('button', { name: 'Rate it: Diamant Potato' }, { timeout: 5000 }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate it: Diamant Potato' }));
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await dialog.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(server.calls.some(({ field }) => field === 'reviewOrderLine')).toBe(false);
    await user.click(dialog.getByRole('radio', { name: /^4 star/ }));
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await findToast('Thank you for your rating!')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'reviewOrderLine')?.args.input).toMatchObject({
      orderLineId: 'order-line-1',
      stars: 4,
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rate it: Diamant Potato' })).not.toBeInTheDocument());
    expect(screen.getByText('Your rating')).toBeInTheDocument();
  });

  it('S6 words written for a rating stay when no answer comes', async () => {
    const { user } = one(delivered({}), { reviewOrderLine: refuse('INTERNAL', 'Something went wrong.') });
    await user.click(await screen.findByRole('button', { name: 'Rate it: Diamant Potato' }, { timeout: 5000 }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^5 star/ }));
    await user.type(dialog.getByRole('textbox', { name: /Tell others/ }), 'Fresh and big');
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await dialog.findByText('Something went wrong.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Tell others/ })).toHaveValue('Fresh and big');
  });

  it('S6 the reason of a cancel goes to the seller', async () => {
    const gone = order({ status: 'CANCELLED', progress: 'CANCELLED', actions: [] });
    const { user, server } = one({}, { cancelOrder: gone });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Bought elsewhere');
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'cancelOrder')?.args).toEqual({ id: 'order-1', reason: 'Bought elsewhere' }),
    );
  });

  it('S6 money sent later is told with its TrxID; what is missing is said first', async () => {
    const told = order({ paymentMethod: 'NAGAD', paymentStatus: 'CLAIMED', paymentNumber: '01712345678', paymentReference: '9K7TRX' });
    const { user, server } = one({ paymentActions: ['CLAIM'] }, { claimPayment: told });
    await user.click(await screen.findByRole('button', { name: 'I paid by mobile money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'I paid by mobile money' }));
    await user.click(dialog.getByRole('radio', { name: 'Nagad' }));
    await user.type(dialog.getByRole('textbox', { name: /^The number/ }), '০১৭১২৩৪৫৬৭৮');
    await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), '9K7');
    await user.click(dialog.getByRole('button', { name: 'Tell the seller' }));
    expect((await dialog.findAllByText('A TrxID has 6 to 20 letters and digits.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), 'trx');
    await user.click(dialog.getByRole('button', { name: 'Tell the seller' }));
    expect(await findToast('The seller has been told.')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'claimPayment')?.args).toEqual({
      id: 'order-1',
      input: { paymentMethod: 'NAGAD', paymentNumber: '01712345678', paymentReference: '9K7TRX' },
    });
    expect(await screen.findByText('From 01712345678, TrxID 9K7TRX')).toBeInTheDocument();
  });

  it('S6 ordered again, it says what is not sold now and leads to the cart', async () => {
    const { user, server } = one({}, { reorder: { missing: ['Old Rice'], cart: cart() } });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('None of it is sold now.')).toBeInTheDocument();
    expect(screen.getByText('Not sold now: Old Rice')).toBeInTheDocument();
    server.answer('reorder', { missing: [], cart: cart() });
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Everything is in your cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/cart');
  });

  it('R13 S6 the number is copied, help takes it along, and a pickup tells where', async () => {
    const { user } = one(
      { deliveryMethod: 'PICKUP', address: null, upazila: null, pickupAddress: 'House 1' },
      {},
      '/orders/order-1?placed=1',
    );
    await user.click(await screen.findByRole('button', { name: 'Copy the number' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('HB-1042');
    expect(screen.getByText('House 1, Bogura')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Get help' }));
    expect(await screen.findByText('About order HB-1042', { selector: '.alert-title' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Write to/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?subject=About%20order%20HB-1042'),
    );
  });
});
