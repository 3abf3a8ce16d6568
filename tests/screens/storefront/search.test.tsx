import { act, screen, waitFor, within } from '@testing-library/react';
import { limits } from '../../../schema/values/limits';
import { recentSearches } from '../../../client/platform/device/recent-searches';
import { market, potatoId, product } from '../support/market';
import { renderApp } from '../support/render';

const offered = {
  categories: [{ slug: 'potato', nameEn: 'Potato', nameBn: 'আলু', group: 'vegetables', productCount: 3 }],
  products: [product()],
};
const open = (path = '/search', more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { answers: { products: market(2), justForYou: market(2), searchSuggestions: offered, product: product() }, ...more });
const box = () => screen.findByRole('combobox', { name: 'Search products' });

afterEach(() => act(() => recentSearches.clear()));

describe('search', () => {
  it.each([
    ['/search?min=abc&max=-5&rating=9&division=1e3&district=%2D1&show=NaN&page=x', { minPrice: null, maxPrice: null, minRating: null }],
    ['/search?min=99999999999&max=1.5&rating=4.5', { minPrice: null, maxPrice: null, minRating: null }],
    ['/search?min=50&max=30', { minPrice: '30', maxPrice: '50', minRating: null }],
  ])('takes odd values of %s as not given, and turns prices given the wrong way round', async (path, filter) => {
    const { server } = open(path);
    expect(await screen.findByText('2 products found')).toBeInTheDocument();
    const asked = server.calls.find(({ field }) => field === 'products')?.args;
    expect(asked).toMatchObject({ filter: { ...filter, divisionId: null, districtId: null }, first: limits.marketPerPage });
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
    const chips = screen.queryByRole('list', { name: 'Filters in use' });
    expect(chips ? within(chips).getAllByRole('listitem').length : 0).toBe(filter.minPrice ? 2 : 0);
  });

  it('Enter opens /search with what was typed, and the server searches [R13 T2]', async () => {
    const { user, server, address } = open('/consumer');
    await user.type(await box(), 'alu{Enter}');
    expect(address()).toBe('/search?q=alu');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “alu”' })).toBeInTheDocument();
    expect(await screen.findByText('2 products found')).toBeInTheDocument();
    expect(server.calls.filter(({ field }) => field === 'products').at(-1)?.args).toMatchObject({
      filter: { search: 'alu' },
      sort: 'RELEVANCE',
    });
    expect(await box()).toHaveValue('alu');
  });

  it('offers categories and products while typing, asked once the typing pauses [T2]', async () => {
    const { user, server } = open();
    await user.type(await box(), 'potato');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['PotatoCategory', expect.stringMatching(/^Diamant PotatoKarim Mia.*35 Tk\/KG$/)]);
    expect(server.calls.filter(({ field }) => field === 'searchSuggestions').map(({ args }) => args.search)).toEqual(['potato']);
  });

  it('the arrows choose, Enter opens, the focus stays in the box; Esc closes [T2]', async () => {
    const { user, address } = open();
    const input = await box();
    await user.type(input, 'potato');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const product = screen.getByRole('option', { name: /Diamant Potato/ });
    expect(product).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', product.id);
    expect(input).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/product/${potatoId}`));
  });

  it('a category offered opens its products [T2]', async () => {
    const { user, address } = open();
    await user.type(await box(), 'pot');
    await user.click(await screen.findByRole('option', { name: /Category/ }));
    expect(address()).toBe('/search?category=potato');
  });

  it('a single letter asks nothing [T2]', async () => {
    const { user, server } = open();
    await user.type(await box(), 'p');
    await new Promise((resolve) => setTimeout(resolve, 400)); // the pause after which a longer word is asked
    expect(server.calls.some(({ field }) => field === 'searchSuggestions')).toBe(false);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('the box offers what this device searched for before, and sends it to no one [T2]', async () => {
    for (const search of ['mango', 'red potato', 'rice']) recentSearches.add(search);
    const { user, server, address } = open('/consumer');
    await user.click(await box());
    const names = () => screen.getAllByRole('option').map((option) => option.querySelector('.suggestion-name > .one-line')?.textContent);
    expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    expect(names()).toEqual(['rice', 'red potato', 'mango']);
    expect(server.calls.some(({ field }) => field === 'searchSuggestions')).toBe(false);
    await user.type(await box(), 'pot');
    await screen.findByRole('option', { name: /Diamant Potato/ });
    expect(names()).toEqual(['red potato', 'Potato', 'Diamant Potato']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/search?q=red+potato');
    expect(await box()).toHaveValue('red potato');
    expect(server.calls.filter(({ field }) => field === 'searchSuggestions').map(({ args }) => args.search)).toEqual(['pot']);
  });

  it('an earlier search can be forgotten by key, by touch, and on the search screen [T2]', async () => {
    for (const search of ['mango', 'potato', 'rice']) recentSearches.add(search);
    const { user } = open('/search');
    await user.click(await box());
    await user.keyboard('{ArrowDown}{ArrowDown}{Delete}');
    await waitFor(() => expect(screen.queryByRole('option', { name: /^potato/ })).not.toBeInTheDocument());
    const rice = screen.getByRole('option', { name: /^rice/ });
    await user.click(within(rice).getByTitle('Forget this search'));
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
    expect(await box()).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Forget “mango”' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
    expect(window.localStorage.getItem('recent-searches')).toBeNull();
  });

  it('shows that nothing matches exactly where the server shows what is like it [R13]', async () => {
    open('/search?q=tometo', { answers: { products: { ...market(2), isSimilar: true } } });
    expect(await screen.findByText('No exact match for “tometo”: showing similar products')).toBeInTheDocument();
  });

  it('shows nothing of the kind where it does match [R13]', async () => {
    open('/search?q=tomato');
    await screen.findByText('2 products found');
    expect(screen.queryByText(/No exact match/)).not.toBeInTheDocument();
  });

  it('a search or filter without a match shows a message, and clears [R13]', async () => {
    const { user, address } = open('/search?q=xyz&stock=1', { answers: { products: market(0) } });
    expect(await screen.findByText('No match')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    expect(address()).toBe('/search?q=xyz');
  });

  it('the box is on every public page [T2]', async () => {
    open('/cart');
    expect(await box()).toBeInTheDocument();
  });
});
