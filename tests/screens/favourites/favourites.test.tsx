import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorFavourites } from '../../../client/platform/favourites/visitor-favourites';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { errorResponse } from '../support/fake-server';
import { cart, market, product } from '../support/market';
import { account, renderApp } from '../support/render';

const consumer = account('CONSUMER');
const favourite = (id: string, name: string, more: Record<string, unknown> = {}) => ({
  id,
  state: 'ON_SALE',
  seenPrice: '35.00',
  priceDrop: null,
  product: product({ id, name }),
  ...more,
});
const three = [favourite('p-1', 'Potato', { priceDrop: '3.50' }), favourite('p-2', 'Onion'), favourite('p-3', 'Mango', { state: 'ENDED' })];
const page = (nodes: unknown[]) => ({
  nodes,
  unavailable: [],
  totalCount: nodes.length,
  pageInfo: { hasNextPage: false, endCursor: null },
});
const seller = product().seller;
const heart = (name: string) => screen.findByRole('button', { name: `Favourite: ${name}` });

afterEach(() => {
  jest.useRealTimers();
  act(() => {
    visitorFavourites.clear();
    visitorCart.clear();
  });
});

describe('the heart', () => {
  const open = (responses = {}) =>
    renderApp('/search', {
      account: consumer,
      answers: { products: market(1), favouriteIds: [], addFavourite: { id: 'product-1' }, ...responses },
    });

  it('fills at once, and empties again when the server rejects [T6]', async () => {
    const { user, server } = open();
    const button = await heart('Product 1');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'addFavourite')?.args).toEqual({ productId: 'product-1', seenPrice: '35.00' }),
    );
    server.answer('removeFavourite', errorResponse('RATE_LIMITED', 'Too many attempts. Please try again later.'));
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect((await screen.findAllByText('Too many attempts. Please try again later.')).length).toBeGreaterThan(0);
  });

  it('of a visitor is stored on the device [T6]', async () => {
    const { user } = renderApp('/search', { answers: { products: market(1) } });
    await user.click(await heart('Product 1'));
    expect(visitorFavourites.all()).toEqual([{ productId: 'product-1', seenPrice: '35.00' }]);
    await user.click(await heart('Product 1'));
    expect(visitorFavourites.all()).toEqual([]);
  });

  it('is not there for traders [T6]', async () => {
    renderApp('/search', { account: account('WHOLESALER'), answers: { products: market(1) } });
    expect(await screen.findByRole('link', { name: 'Product 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Favourite/ })).not.toBeInTheDocument();
  });

  it('is in the top bar of consumers [T6]', async () => {
    open();
    const bar = await screen.findByRole('banner');
    expect(await within(bar).findByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/favourites');
  });
});

describe('favourites', () => {
  const open = (more = {}) =>
    renderApp('/favourites', {
      account: consumer,
      answers: {
        favourites: page(three),
        favouriteIds: ['p-1', 'p-2', 'p-3'],
        removeFavourite: { isRemoved: true },
        addFavourite: { id: 'p-1' },
        mergeCart: cart(),
        ...more,
      },
    });

  it('show what became cheaper and what is no longer offered [R13]', async () => {
    open();
    expect(await screen.findByText('3.50 Tk cheaper')).toBeInTheDocument();
    expect(screen.getByText('No longer offered')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mango' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Onion' })).toHaveAttribute('href', '/product/p-2');
  });

  it('heart off leaves an Undo in its place, which brings it back with the price seen [S6]', async () => {
    const { user, server } = open();
    await user.click(await heart('Potato'));
    expect(await screen.findByText('Potato removed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo: Potato' }));
    expect(await heart('Potato')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'addFavourite')?.args).toEqual({ productId: 'p-1', seenPrice: '35.00' }),
    );
  });

  it('puts all that can be bought into the cart at once [S6]', async () => {
    const { user, server } = open();
    await user.click(await screen.findByRole('button', { name: 'Add all to cart' }));
    await waitFor(() =>
      expect(server.calls.find(({ field }) => field === 'mergeCart')?.args).toEqual({
        lines: ['p-1', 'p-2'].map((productId) => ({ productId, quantity: '1', seenPrice: '35.00' })),
      }),
    );
    expect((await screen.findAllByText('2 products are in your cart')).length).toBeGreaterThan(0);
  });

  it('what is no longer sold to the buyer is named as it was seen, and is removed with one press [S6]', async () => {
    const { user, server } = open({ favourites: { ...page([]), unavailable: [{ id: 'p-9', name: 'Bulk rice' }] } });
    expect(await screen.findByText('Bulk rice')).toBeInTheDocument();
    server.answer('favourites', page([]));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeInTheDocument();
    expect(screen.queryByText('Bulk rice')).not.toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'removeFavourite')?.args).toEqual({ productId: 'p-9' });
  });

  it('a visitor is notified how many of their are not sold any more [S6]', async () => {
    act(() => ['p-2', 'p-9'].forEach((productId) => visitorFavourites.add({ productId, seenPrice: '35.00' })));
    const { user } = renderApp('/favourites', { answers: { quoteFavourites: [three[1]] } });
    expect(await screen.findByText('1 saved product is no longer available to you')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(visitorFavourites.all()).toEqual([{ productId: 'p-2', seenPrice: '35.00' }]));
    expect(screen.queryByText(/no longer available/)).not.toBeInTheDocument();
  });

  it('are empty with the way to the market [R13]', async () => {
    open({ favourites: page([]), favouriteIds: [] });
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what is on sale' })).toHaveAttribute('href', '/consumer');
  });

  it('of a visitor come from their device, with a note to log in [R13]', async () => {
    act(() => visitorFavourites.add({ productId: 'p-2', seenPrice: '35.00' }));
    const { user } = renderApp('/favourites', { answers: { quoteFavourites: [three[1]] } });
    expect(await screen.findByRole('link', { name: 'Onion' })).toBeInTheDocument();
    const note = screen.getByText('Kept on this device only').closest('.alert');
    expect(within(note as HTMLElement).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login?next=%2Ffavourites');
    await user.click(await heart('Onion'));
    await user.click(await screen.findByRole('button', { name: 'Undo: Onion' }));
    expect(visitorFavourites.all()).toEqual([{ productId: 'p-2', seenPrice: '35.00' }]);
  });

  it('list the sellers one follows, with the way back [S6]', async () => {
    const followed = { ...seller, isFollowed: true, nameOfBusiness: 'Green Fields' };
    const { user } = renderApp('/favourites?tab=sellers', {
      account: consumer,
      answers: { followedSellers: page([followed]), unfollowSeller: { ...followed, isFollowed: false, followerCount: 2 } },
    });
    expect(await screen.findByRole('link', { name: 'Green Fields' })).toHaveAttribute('href', '/seller/seller-1');
    await user.click(screen.getByRole('button', { name: 'Following Karim Mia' }));
    expect(await screen.findByRole('button', { name: 'Follow Karim Mia' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the page of a seller', () => {
  const open = (more = {}, who: ReturnType<typeof account> | null = consumer) =>
    renderApp('/seller/seller-1', {
      account: who,
      answers: { seller: { ...seller, nameOfBusiness: 'Green Fields', verifications: [] }, products: market(2), ...more },
    });

  it('shows the seller and their products, and follows them [R13]', async () => {
    const { user, server } = open({ followSeller: { ...seller, isFollowed: true, followerCount: 4 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Green Fields' })).toBeInTheDocument();
    expect(screen.getByText(/3 followers/)).toBeInTheDocument();
    expect(screen.getByText('The phone number is shown once the seller confirms.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Product 2' })).toBeInTheDocument();
    expect(server.calls.find(({ field }) => field === 'products')?.args).toMatchObject({
      filter: { sellerId: 'seller-1' },
      sort: 'NEWEST',
    });
    await user.click(screen.getByRole('button', { name: 'Follow Karim Mia' }));
    expect(await screen.findByRole('button', { name: 'Following Karim Mia' })).toBeInTheDocument();
    expect(screen.getByText(/4 followers/)).toBeInTheDocument();
  });

  it('sorts by the address [R13]', async () => {
    const { user, server, address } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'PRICE_ASC');
    expect(address()).toBe('/seller/seller-1?sort=PRICE_ASC');
    await waitFor(() => expect(server.calls.filter(({ field }) => field === 'products').at(-1)?.args).toMatchObject({ sort: 'PRICE_ASC' }));
  });

  it('sends a visitor to the login and back [S6]', async () => {
    open({}, null);
    expect(await screen.findByRole('link', { name: 'Follow Karim Mia' })).toHaveAttribute('href', '/auth/login?next=%2Fseller%2Fseller-1');
  });

  it('is not there for an unknown seller [R12]', async () => {
    open({ seller: null });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });
});
