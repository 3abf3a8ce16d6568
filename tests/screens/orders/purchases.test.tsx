import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '../../../client/platform/language/language';
import { Language } from '../../../schema/values/accounts/roles';
import { errorResponse } from '../support/fake-server';
import { cart, order, orderLine } from '../support/market';
import { orderMoney, transfer } from '../support/order-money';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const page = (nodes: unknown[], totalCount = nodes.length) => ({ nodes, totalCount, pageInfo: { hasNextPage: false, endCursor: null } });
const list = (responses: Record<string, unknown>, path = '/orders') =>
  renderApp(path, { account: account('CONSUMER'), answers: responses });
const one = (more: Record<string, unknown> = {}, responses: Record<string, unknown> = {}, path = '/orders/order-1') =>
  renderApp(path, { account: account('CONSUMER'), answers: { order: order(more), ...responses } });
const delivered = (line: Record<string, unknown>) => ({
  status: 'DELIVERED',
  progress: 'DONE',
  actions: [],
  lines: [orderLine({ canReview: true, ...line })],
});

afterEach(clearToasts);

describe('my orders', () => {
  it('shows number, seller, products, state and sum; state and page stand in the address [R13 S6]', async () => {
    const { user, server, address } = list({ myOrders: page([order()], 25) });
    expect(await screen.findByRole('heading', { level: 2, name: 'Order HB-1042' })).toBeInTheDocument();
    expect(screen.getByText('127.50 Tk')).toBeInTheDocument();
    expect(screen.getByText(/× 2.5 KG/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View order HB-1042' })).toHaveAttribute('href', '/orders/order-1');
    await user.click(screen.getByRole('link', { name: 'Pending' }));
    expect(address()).toBe('/orders?status=PENDING');
    await waitFor(() => expect(server.lastCall('myOrders')).toMatchObject({ filter: { progress: 'PENDING' }, first: 10, offset: 0 }));
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
  it('is asked for once', async () => {
    const { server } = one();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(server.calls.some(({ field }) => field === 'order')).toBe(true));
    expect(server.calls.filter(({ field }) => field === 'order')).toHaveLength(1);
  });

  it('shows sums, what happened, place, payment and the seller’s phone [R13 S6]', async () => {
    one({ lines: [orderLine({ harvestedOn: '2026-01-15' })] }, {}, '/orders/order-1?placed=1');
    expect(await screen.findByRole('heading', { level: 1, name: /Order HB-1042/ })).toBeInTheDocument();
    expect(screen.getByText('Harvested on 15 Jan 2026')).toBeInTheDocument();
    expect(screen.getByText('Thank you! Your order is placed.')).toBeInTheDocument();
    expect(screen.getAllByText('40 Tk')[0]).toBeInTheDocument();
    expect(screen.getAllByText('127.50 Tk')[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call the seller: 01800000009' })).toHaveAttribute('href', 'tel:01800000009');
    expect(screen.getAllByText(/^(Payment: )?Cash on delivery · Not paid yet/).length).toBeGreaterThan(0);
  });

  it('another’s order and a missing one are not found [R13]', async () => {
    one({}, { order: null });
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeInTheDocument();
  });

  it('cancels after a confirmation; the focus begins on the safe choice [S6]', async () => {
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

  it('a rejected cancel shows why and stays open [S6]', async () => {
    const { user } = one({}, { cancelOrder: errorResponse('INVALID_TRANSITION', 'The seller has confirmed this order already.') });
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
    expect(await dialog.findByText('The seller has confirmed this order already.')).toBeInTheDocument();
  });

  it('a delivered line can be rated once: stars are required, a text is not [S6]', async () => {
    const review = { id: 'review-1', stars: 4, text: null, reply: null, canEdit: true, hiddenReason: null, images: [] };
    const { user, server } = one(delivered({}), {
      reviewOrderLine: () => (server.answer('order', order(delivered({ canReview: false, review }))), review),
    });
    await user.click(await screen.findByRole('button', { name: 'Rate it: Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate it: Diamant Potato' }));
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await dialog.findByRole('heading', { name: 'Please correct these' })).toBeInTheDocument();
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

  it('a text written for a rating stays when no response comes [S6]', async () => {
    const { user } = one(delivered({}), { reviewOrderLine: errorResponse('INTERNAL', 'Something went wrong.') });
    await user.click(await screen.findByRole('button', { name: 'Rate it: Diamant Potato' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^5 star/ }));
    await user.type(dialog.getByRole('textbox', { name: /Tell others/ }), 'Fresh and big');
    await user.click(dialog.getByRole('button', { name: 'Send rating' }));
    expect(await dialog.findByText('Something went wrong.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Tell others/ })).toHaveValue('Fresh and big');
  });

  it('the reason of a cancel goes to the seller [S6]', async () => {
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

  it('money sent later is notified with its TrxID; what is missing is shown first [S6]', async () => {
    const byNagad = { paymentMethod: 'NAGAD', paymentStatus: 'CLAIMED', paymentNumber: '01712345678', paymentReference: '9K7TRX' };
    const claimed = orderMoney({ claimed: '127.50', payments: [transfer({ method: 'NAGAD' })] });
    const notified = order({ ...byNagad, money: claimed });
    const { user, server } = one({ status: 'CONFIRMED', paymentSteps: ['CLAIM'] }, { claimPayment: notified });
    await user.click(await screen.findByRole('button', { name: 'I paid by mobile money' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'I paid by mobile money' }));
    await user.click(dialog.getByRole('radio', { name: 'Nagad' }));
    await user.type(dialog.getByRole('textbox', { name: /^The number/ }), '০১৭১২৩৪৫৬৭৮');
    await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), '9K7');
    await user.click(dialog.getByRole('button', { name: 'Notify the seller' }));
    expect((await dialog.findAllByText('A TrxID has 6 to 20 letters and digits.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /^TrxID/ }), 'trx');
    await user.click(dialog.getByRole('button', { name: 'Notify the seller' }));
    expect(await findToast('The seller has been notified.')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'claimPayment')?.args).toEqual({
      id: 'order-1',
      input: { paymentMethod: 'NAGAD', paymentNumber: '01712345678', paymentReference: '9K7TRX', amount: '127.5' },
    });
    expect(await screen.findByText('You told the seller that you paid 127.50 Tk')).toBeInTheDocument();
    expect(screen.getByText('From 01712345678, TrxID 9K7TRX')).toBeInTheDocument();
  });

  it('ordered again, it shows what is not sold now and leads to the cart [S6]', async () => {
    const { user, server } = one({}, { reorder: { missing: ['Old Rice'], cart: cart() } });
    await user.click(await screen.findByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('None of it is on sale now.')).toBeInTheDocument();
    expect(screen.getByText('Not on sale now: Old Rice')).toBeInTheDocument();
    server.answer('reorder', { missing: [], cart: cart() });
    await user.click(screen.getByRole('button', { name: 'Order again' }));
    expect(await screen.findByText('Everything is in your cart.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/cart');
  });

  it('the number is copied, help receives it, and a pickup shows where [R13 S6]', async () => {
    const { user } = one(
      { deliveryMethod: 'PICKUP', address: null, upazila: null, pickupAddress: 'House 1' },
      {},
      '/orders/order-1?placed=1',
    );
    await user.click(await screen.findByRole('button', { name: 'Copy order number' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('HB-1042');
    expect(screen.getByText('House 1, Bogura')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Get help' }));
    expect(await screen.findByText('About order HB-1042', { selector: '.alert-title' })).toBeInTheDocument();
  });
});

describe('an order shows who, where, and what comes next', () => {
  const open = (more: Record<string, unknown> = {}, path = '/orders/order-1') =>
    one({ placedAt: new Date().toISOString(), ...more }, {}, path);

  it('names the seller with a link, and the whole address', async () => {
    open();
    const main = within(await screen.findByRole('main'));
    expect((await main.findAllByRole('link', { name: 'Karim Mia' }))[0]).toHaveAttribute('href', expect.stringMatching(/^\/seller\//));
    expect(screen.getAllByText('House 5, Road 2, Singra, Natore').length).toBeGreaterThan(0);
  });

  it('shows the steps to come, with the time by which the seller confirms', async () => {
    open();
    const steps = (await screen.findAllByText(/^Not yet/)).map((item) => item.closest('li')?.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^Not yet: Seller confirmsby .*, or it is cancelled$/),
      'Not yet: On its way to you',
      'Not yet: Delivered',
    ]);
  });

  it('has nothing to come once it is over', async () => {
    open({ status: 'CANCELLED', progress: 'CANCELLED', actions: [] });
    await screen.findByRole('heading', { level: 1, name: /Order HB-1042/ });
    expect(screen.queryByText(/Not yet/)).not.toBeInTheDocument();
  });

  it('right after ordering shows total, what happens next and whom to call, only by a number that is visible then', async () => {
    open({ seller: { ...order().seller, phone: null } }, '/orders/order-1?placed=1');
    expect(await screen.findByText(/Total to pay: 127.50 Tk\./)).toBeInTheDocument();
    expect(
      screen.getByText(/^The seller will reply by .* With no reply, the order is cancelled and you pay nothing\.$/),
    ).toBeInTheDocument();
    expect(screen.getByText('You will see the seller’s phone number here once they confirm.')).toBeInTheDocument();
    expect(screen.queryByText(/Call the seller/)).not.toBeInTheDocument();
    const [everyWeek, ...others] = screen.getAllByRole('link', { name: 'Repeat every week or month' });
    expect(everyWeek?.closest('.alert')).toHaveTextContent('Thank you! Your order is placed.');
    expect([everyWeek?.getAttribute('href'), others]).toEqual(['/orders/order-1/recurring', []]);
  });

  it('prints a receipt: number, date, seller, buyer, products, sums, state and payment', async () => {
    const { container } = open({ discount: '10.00' });
    await screen.findByRole('heading', { level: 1, name: /Order HB-1042/ });
    const paper = container.querySelector('.receipt')?.textContent ?? '';
    for (const text of ['Haatbar', 'Receipt HB-1042', 'Karim Mia', '01800000009', 'Rahim Uddin', 'House 5, Road 2, Singra, Natore'])
      expect(paper).toContain(text);
    for (const text of ['Potato', '40 Tk', '− 10 Tk', '127.50 Tk', 'Cash on delivery · Not paid yet', 'Status: Placed'])
      expect(paper).toContain(text);
  });
});

describe('the language of an order', () => {
  it('names its products in the language of the screen, also after that has changed', async () => {
    const reader = account('CONSUMER', { language: 'bn' });
    const view = renderApp('/orders/order-1', { account: reader, language: 'bn', answers: { order: order() } });
    expect((await screen.findAllByText(/ডায়মন্ড আলু/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Diamant Potato/)).not.toBeInTheDocument();
    act(() => setLanguage(Language.EN));
    expect((await screen.findAllByText(/Diamant Potato/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/ডায়মন্ড আলু/)).not.toBeInTheDocument();
    view.unmount();
  });
});
