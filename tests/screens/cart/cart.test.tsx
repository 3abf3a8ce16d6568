import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { devicePlace } from '../../../client/platform/place/device-place';
import { NoConnection } from '../support/fake-server';
import { cart, cartLine, potatoId, product } from '../support/market';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const problem = (kind: string, value: string | null = null) => [{ kind, value }];
const open = (responses: Record<string, unknown>, more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/cart', { account: account('CONSUMER'), answers: responses, ...more });
const puts = (server: ReturnType<typeof open>['server']) =>
  server.calls.filter(({ field }) => field === 'setCartLine').map(({ args }) => args.line);

afterEach(() => {
  clearToasts();
  act(() => visitorCart.clear());
  act(() => devicePlace.write(null));
});

describe('cart', () => {
  it('groups by seller, with price, quantity, sums and the way to the checkout [R13 S6]', async () => {
    open({ cart: cart() });
    const group = within(await screen.findByRole('region', { name: 'Sold by Karim Mia' }));
    expect(group.getByRole('link', { name: 'Diamant Potato' })).toHaveAttribute('href', `/product/${potatoId}`);
    expect(group.getByText('35 Tk/KG')).toBeInTheDocument();
    expect(group.getByRole('textbox', { name: 'Quantity of Diamant Potato' })).toHaveValue('2.5');
    const sums = within(screen.getByRole('region', { name: 'Summary' }));
    expect(sums.getAllByText('87.50 Tk')).toHaveLength(2);
    expect(sums.getByText('Calculated at checkout from your address')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('a visitor’s cart is priced by the server and leads through the login to the checkout [S6]', async () => {
    act(() => visitorCart.set({ productId: potatoId, quantity: '2.5', seenPrice: '35.00' }));
    const { server } = open({ quoteCart: cart() }, { account: null });
    const way = await screen.findByRole('link', { name: 'Log in to order' });
    expect(way).toHaveAttribute('href', '/auth/login?next=%2Fcheckout');
    expect(server.calls.find(({ field }) => field === 'quoteCart')?.args).toEqual({
      lines: [{ productId: potatoId, quantity: '2.5', seenPrice: '35.00' }],
    });
  });

  it('what is no longer sold to the buyer is named as it was seen, and is removed with one press [S6]', async () => {
    const unavailable = [{ id: 'gone-1', name: 'Bulk rice' }];
    const { user, server } = open({ cart: cart(undefined, { unavailable }), removeCartLine: cart() });
    const notified = (await screen.findByText('1 saved product is no longer available to you')).closest<HTMLElement>('.alert');
    expect(notified).toHaveTextContent('Bulk rice');
    server.answer('cart', cart());
    await user.click(within(notified as HTMLElement).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(/no longer available to you/)).not.toBeInTheDocument());
    expect(server.calls.find(({ field }) => field === 'removeCartLine')?.args).toEqual({ productId: 'gone-1' });
    expect(screen.getByRole('link', { name: 'Diamant Potato' })).toBeInTheDocument();
  });

  it('a visitor’s cart of nothing but that is no empty cart, and is emptied by the same press [S6]', async () => {
    act(() => visitorCart.set({ productId: 'gone-1', quantity: '1', seenPrice: '35.00' }));
    const { user } = open({ quoteCart: cart([], { unavailable: [{ id: 'gone-1', name: null }] }) }, { account: null });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(visitorCart.lines()).toEqual([]);
  });

  it('what a visitor put in and is withdrawn since is named as it was seen; the name stays on the device [S6]', async () => {
    act(() => visitorCart.set({ productId: 'gone-1', quantity: '1', seenPrice: '35.00', name: 'Diamant Potato' }));
    const { server } = open({ quoteCart: cart([], { unavailable: [{ id: 'gone-1', name: null }] }) }, { account: null });
    expect(await screen.findByText('Diamant Potato')).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'quoteCart')?.args).toMatchObject({
      lines: [{ productId: 'gone-1', quantity: '1', seenPrice: '35.00' }],
    });
  });

  it('a visitor sees what the delivery to their shopping location costs, and may choose it [S6 Q1]', async () => {
    act(() => visitorCart.set({ productId: potatoId, quantity: '2.5', seenPrice: '35.00' }));
    const quote = ({ delivery }: { delivery?: object }) => (delivery ? cart(undefined, { deliveryFee: '60.00', total: '147.50' }) : cart());
    const first = open({ quoteCart: quote }, { account: null });
    const choose = await screen.findByRole('link', { name: 'Choose your place to see the delivery fee' });
    expect(choose).toHaveAttribute('href', '/location?next=%2Fcart');
    expect(screen.getByText('Calculated at checkout from your address')).toBeInTheDocument();
    first.unmount();
    const named = (id: number, nameEn: string) => ({ id, nameEn, nameBn: nameEn });
    const [division, district, upazila] = [named(5, 'Rajshahi'), named(51, 'Natore'), named(511, 'Singra')];
    act(() => devicePlace.write({ division, district, upazila, address: null }));
    const { server } = open({ quoteCart: quote }, { account: null });
    const sums = within(await screen.findByRole('region', { name: 'Summary' }));
    expect(sums.getByText('Delivery to Singra')).toBeInTheDocument();
    expect(sums.getByText('60 Tk')).toBeInTheDocument();
    expect(sums.getByRole('link', { name: 'Change place' })).toHaveAttribute('href', '/location?next=%2Fcart');
    expect(server.calls.find(({ field }) => field === 'quoteCart')?.args).toMatchObject({
      delivery: { upazilaId: 511 },
    });
  });

  it('an empty cart shows a message and leads to the market', async () => {
    open({});
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/consumer');
  });

  it.each([
    ['LESS_STOCK', '1.5', 'Only 1.5 KG left.', 'Update to 1.5 KG', '1.5'],
    ['BELOW_MINIMUM', '5', 'Order at least 5 KG.', 'Update to 5 KG', '5'],
    ['DEAL_LIMIT', '2', 'The deal covers only 2 KG more.', 'Update to 2 KG', '2'],
    ['NOT_A_MULTIPLE', '2', 'Order in steps of 2 KG.', 'Update to 2.5 KG', '2.5'],
    ['PRICE_CHANGED', '38.00', 'The price is now 38 Tk/KG.', 'Accept the new price', '2.7'],
  ])('%s is notified and one press repairs it [S6]', async (kind, value, notified, button, to) => {
    const line = cartLine({ quantity: '2.7', problems: problem(kind, value), product: product({ price: '38.00' }) });
    const { user, server } = open({ cart: cart([line]), setCartLine: cart() });
    expect(await screen.findByText(notified)).toBeInTheDocument();
    expect(screen.getByText('Some products need your attention before you order.')).toBeInTheDocument();
    server.answer('cart', cart());
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText(notified)).not.toBeInTheDocument());
    expect(puts(server)).toEqual([{ productId: potatoId, quantity: to, seenPrice: '38.00' }]);
  });

  it('beyond what a deal pays for, all of it can be had at the price without the deal [S6]', async () => {
    const line = cartLine({
      quantity: '10',
      unitPrice: '42.00',
      problems: problem('DEAL_LIMIT', '2'),
      product: product({ price: '38.00' }),
    });
    const { user, server } = open({ cart: cart([line]), setCartLine: cart() });
    await user.click(await screen.findByRole('button', { name: 'Keep 10 KG at 42 Tk/KG' }));
    await waitFor(() => expect(puts(server)).toEqual([{ productId: potatoId, quantity: '10', seenPrice: '42.00' }]));
  });

  it.each([
    ['UNAVAILABLE', 'This product is not on sale right now. Remove it to continue.'],
    ['OUT_OF_STOCK', 'Sold out. Remove it to continue.'],
    ['OWN_PRODUCT', 'You cannot buy your own product.'],
  ])('%s can only be removed [S6]', async (kind, notified) => {
    open({ cart: cart([cartLine({ problems: problem(kind) })]) });
    expect(await screen.findByText(notified)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Update to|Accept/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove Diamant Potato' })).toBeInTheDocument();
  });

  it('quick presses become one change [S6]', async () => {
    const { user, server } = open({ cart: cart(), setCartLine: cart([cartLine({ quantity: '4' })]) });
    const more = await screen.findByRole('button', { name: /more.*Quantity of Diamant Potato|Quantity of Diamant Potato.*more|increase/i });
    server.answer('cart', cart([cartLine({ quantity: '4' })]));
    for (let press = 0; press < 3; press += 1) await user.click(more);
    await waitFor(() => expect(puts(server)).toHaveLength(1));
    expect(puts(server)[0]).toMatchObject({ quantity: '4' });
  });

  it('a removed line can be brought back', async () => {
    const { user, server } = open({ cart: cart(), removeCartLine: cart([]), setCartLine: cart() });
    const remove = await screen.findByRole('button', { name: 'Remove Diamant Potato' });
    server.answer('cart', cart([]));
    await user.click(remove);
    expect(await screen.findByText('Diamant Potato was removed.')).toBeInTheDocument();
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    server.answer('cart', cart());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('textbox', { name: 'Quantity of Diamant Potato' })).toHaveValue('2.5');
    expect(puts(server)).toEqual([{ productId: potatoId, quantity: '2.5', seenPrice: '35.00' }]);
  });

  it('a rejected change is notified and the line shows what the cart holds', async () => {
    const { user } = open({ cart: cart(), setCartLine: new NoConnection() });
    const box = await screen.findByRole('textbox', { name: 'Quantity of Diamant Potato' });
    await user.clear(box);
    await user.type(box, '9');
    await user.tab();
    expect(await findToast(/./)).toBeInTheDocument();
    await waitFor(() => expect(box).toHaveValue('2.5'));
  });

  it('a typed quantity is taken by Enter, without leaving the field [S6]', async () => {
    const { user, server } = open({ cart: cart(), setCartLine: cart() });
    const box = await screen.findByRole('textbox', { name: 'Quantity of Diamant Potato' });
    await user.clear(box);
    await user.type(box, '500{Enter}');
    await waitFor(() => expect(puts(server)).toEqual([expect.objectContaining({ quantity: '500' })]));
    expect(box).toHaveFocus();
  });

  it('one press repairs it for good: a rest that is no multiple is rounded down, one below the least is not offered [S6]', async () => {
    const post = { ...product().sellPost, minQuantity: '5', step: '2' };
    const left = (available: string) =>
      cartLine({
        quantity: '20',
        problems: problem('LESS_STOCK', available),
        product: product({ available, sellable: available, sellPost: post }),
      });
    const { user, server, unmount } = open({ cart: cart([left('10')]), setCartLine: cart() });
    await user.click(await screen.findByRole('button', { name: 'Update to 9 KG' }));
    await waitFor(() => expect(puts(server)).toEqual([expect.objectContaining({ quantity: '9' })]));
    unmount();
    open({ cart: cart([left('4')]) });
    expect(await screen.findByText('Only 4 KG left.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Update to/ })).not.toBeInTheDocument();
  });

  it('shows the price a quantity has reached, the next one within a press, and each seller’s fee [S6]', async () => {
    const line = cartLine({ unitPrice: '32.00', nextTier: { minQuantity: '50', price: '30.00' } });
    const { user, server } = open({ cart: cart([line]), setCartLine: cart() });
    expect(await screen.findByText('Volume price')).toBeInTheDocument();
    expect(screen.getByText(/^Delivery from this seller/).closest('p')).toHaveTextContent('40 Tk');
    await user.click(screen.getByRole('button', { name: 'Buy 50 KG at 30 Tk/KG' }));
    await waitFor(() => expect(puts(server)).toEqual([expect.objectContaining({ quantity: '50' })]));
  });
});
