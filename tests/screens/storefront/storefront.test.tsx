import { act, screen, waitFor, within } from '@testing-library/react';
import { storefrontTiles } from '../../../schema/values/site/storefront-tiles';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { errorResponse } from '../support/fake-server';
import { market, product } from '../support/market';
import { account, renderApp } from '../support/render';

interface Asked {
  filter?: { dealsOnly?: boolean } | null;
  first?: number;
  after?: string | null;
}
const deal = product({ id: 'deal-1', name: 'Ripe Mango', price: '70.00', originalPrice: '100.00' });
const shop = (total: number) => (asked: Asked) => (asked.filter?.dealsOnly ? { ...market(1), nodes: [deal] } : market(total, asked));
const mine = (total: number) => (asked: Asked) => market(Math.min(100, total), asked);
const open = (total = 100, path = '/consumer', more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { ...more, answers: { products: shop(total), justForYou: mine(total), ...more.answers } });
const justForYou = () => screen.findByRole('region', { name: 'Just For You' });
const cards = async () => within(await justForYou()).queryAllByRole('article');

afterEach(() => {
  jest.useRealTimers();
  act(() => visitorCart.clear());
});

describe('storefront', () => {
  it('is open to visitors and the home of a consumer [R2]', async () => {
    open(3);
    expect(await screen.findByRole('heading', { level: 2, name: "Today's Best Deals" })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Just For You' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Storefront' })).toBeInTheDocument();
  });

  it.each([
    [1, 'after the deals'],
    [0, 'after all products'],
  ])('on a day with %i deals the place comes %s, so that a price is in sight [S3]', async (deals) => {
    const none = (asked: Asked) => (asked.filter?.dealsOnly ? market(0) : market(3, asked));
    open(3, '/consumer', deals === 0 ? { answers: { products: none } } : {});
    const section = await justForYou();
    const place = () => screen.getByRole('link', { name: 'See produce near you: choose your place' });
    await waitFor(() => expect(Boolean(section.compareDocumentPosition(place()) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(deals === 0));
    expect(within(section).queryAllByText('Popular on the market now.')).toHaveLength(deals);
  });

  it('the cards of a visitor have no queries of a cart or favourites on the server', async () => {
    const { server } = open(3);
    expect((await cards()).length).toBe(3);
    const names = [...server.client.getObservableQueries('all')].map(({ queryName }) => queryName);
    expect(names).toContain('JustForYou');
    expect(names.filter((name) => name === 'CartQuantities' || name === 'FavouriteIds')).toEqual([]);
  });

  it('four slides; the next one comes after 2.5 s, not while someone points at them [S2]', async () => {
    jest.useFakeTimers();
    const { user } = open(3, '/consumer', { timers: 'fake' });
    const carousel = await screen.findByRole('region', { name: 'Today at the market' });
    const slides = within(carousel).getAllByRole('group', { name: /Slide \d of 4/ });
    expect(slides).toHaveLength(4);
    const shown = () => slides.findIndex((slide) => !slide.hasAttribute('inert'));
    expect(shown()).toBe(0);
    act(() => {
      jest.advanceTimersByTime(2500);
    });
    expect(shown()).toBe(1);
    await user.hover(slides[1]!);
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(shown()).toBe(1);
    await user.unhover(slides[1]!);
    act(() => {
      jest.advanceTimersByTime(2500);
    });
    expect(shown()).toBe(2);
  });

  it('eleven tiles lead to the paths of R10, four more to what is bought every week, the last to all categories [S3]', async () => {
    open(3);
    const tiles = within(await screen.findByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
      [
        '/rice /ginger /potato /wheat /garlic /paddy /banananpm /vegetable /mango /apple /tools',
        '/category/onion /category/fish /category/egg /category/milk /categories',
      ]
        .join(' ')
        .split(' '),
    );
  });

  it("Today's Best Deals: five are asked for; discount, old price, 1.2k sold, rating to read [S4]", async () => {
    const { server } = open(3);
    const deals = await screen.findByRole('region', { name: "Today's Best Deals" });
    const card = within(within(deals).getByRole('article'));
    expect(card.getByText('30% OFF')).toBeInTheDocument();
    expect(card.getByText('70 Tk/KG')).toBeInTheDocument();
    expect(card.getByText('100 Tk').tagName).toBe('S');
    expect(card.getByText('1.2k sold')).toBeInTheDocument();
    expect(card.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeInTheDocument();
    expect(card.queryByRole('radio')).not.toBeInTheDocument();
    expect(server.calls.find(({ args }) => (args as Asked).filter?.dealsOnly)?.args).toMatchObject({ first: 5 });
  });

  it('forty first; Show More adds twenty, announces it, moves the focus and is stored in the address, to a hundred [S5]', async () => {
    const { user, address } = open(130);
    await waitFor(async () => expect(await cards()).toHaveLength(40));
    expect(screen.getByText('Showing 40 of 100')).toBeInTheDocument();
    for (const count of [60, 80, 100]) {
      await user.click(screen.getByRole('button', { name: 'Show More' }));
      await waitFor(async () => expect(await cards()).toHaveLength(count));
      expect(address()).toBe(`/consumer?show=${count}`);
    }
    expect(screen.getByRole('link', { name: 'Product 81' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show More' })).not.toBeInTheDocument();
  }, 60_000);

  it('the address brings back what was shown [S5]', async () => {
    open(130, '/consumer?show=60');
    await waitFor(async () => expect(await cards()).toHaveLength(60));
  });

  it('shows an error when the market cannot be loaded and tries again', async () => {
    const { user, server } = renderApp('/consumer', {
      answers: { products: market(0), justForYou: errorResponse('INTERNAL', 'Something went wrong.') },
    });
    const retry = within(await justForYou()).findByRole('button', { name: 'Retry' });
    server.answer('justForYou', mine(3));
    await user.click(await retry);
    await waitFor(async () => expect(await cards()).toHaveLength(3));
  });

  it('shows that nothing is on sale', async () => {
    open(0);
    expect(await screen.findByText('No Products Found')).toBeInTheDocument();
  });

  it('Add to cart becomes a stepper; a visitor’s cart is stored on the device [S6]', async () => {
    const { user } = open(1);
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Product 1' }));
    const stepper = await screen.findByRole('textbox', { name: 'Quantity of Product 1' });
    expect(stepper).toHaveValue('1');
    expect(visitorCart.lines()).toEqual([{ productId: 'product-1', name: 'Product 1', quantity: '1', seenPrice: '35.00' }]);
    await user.clear(stepper);
    await user.type(stepper, '2.5');
    expect(visitorCart.lines()[0]?.quantity).toBe('1'); // not one letter at a time
    await user.tab();
    await waitFor(() => expect(visitorCart.lines()[0]?.quantity).toBe('2.5'));
    expect(screen.queryByRole('button', { name: 'Remove from cart: Product 1' })).not.toBeInTheDocument();
    await user.clear(stepper);
    await user.type(stepper, '0.5{Enter}');
    const bin = screen.getByRole('button', { name: 'Remove from cart: Product 1' });
    await waitFor(async () => {
      await user.click(bin);
      expect(bin).not.toBeInTheDocument();
    });
    expect(await screen.findByRole('button', { name: 'Add to cart: Product 1' })).toBeInTheDocument();
  });

  it('a producer sees the products without a way to buy them [S6]', async () => {
    open(1, '/consumer', { account: account('PRODUCER') });
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Add to cart/ })).not.toBeInTheDocument());
  });

  it('speaks Bangla, digits too', async () => {
    open(1, '/consumer', { language: 'bn' });
    expect(await screen.findByText('৩০% ছাড়')).toBeInTheDocument();
    expect(screen.getByText('৳৭০/কেজি')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'আলু' })).toHaveAttribute('href', '/potato');
  });
});

describe('category pages', () => {
  it.each(storefrontTiles.map((tile) => [tile.path, tile] as const))('%s shows its products [R10]', async (path, tile) => {
    const { server } = open(2, `/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: tile.en })).toBeInTheDocument();
    expect(await screen.findByText('2 products found')).toBeInTheDocument();
    const asked = server.calls.find(({ field }) => field === 'products')?.args;
    expect(asked).toMatchObject({ filter: { categorySlugs: tile.categories }, sort: 'NEWEST' });
  });

  it('sort and filters stand in the address and are the server’s work [R10]', async () => {
    const { user, server, address } = open(2, '/potato');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price low-high');
    expect(address()).toBe('/potato?sort=PRICE_ASC');
    await user.type(screen.getByRole('textbox', { name: 'Min price (Tk)' }), '৩০');
    await user.type(screen.getByRole('textbox', { name: 'Max price (Tk)' }), '50');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'In stock only' }));
    expect(address()).toBe('/potato?sort=PRICE_ASC&min=30&max=50&stock=1');
    await waitFor(() =>
      expect(server.calls.map(({ args }) => args)).toContainEqual(
        expect.objectContaining({
          filter: expect.objectContaining({ categorySlugs: ['potato'], minPrice: '30', maxPrice: '50', inStock: true }) as object,
          sort: 'PRICE_ASC',
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Remove filter from 30 Tk' }));
    expect(address()).toBe('/potato?sort=PRICE_ASC&max=50&stock=1');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(address()).toBe('/potato?sort=PRICE_ASC');
  });
});
