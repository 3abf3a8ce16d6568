import { screen, waitFor, within } from '@testing-library/react';
import { market, potatoId, product } from '../support/goods';
import { renderApp } from '../support/render';

const offered = {
  categories: [{ slug: 'potato', nameEn: 'Potato', nameBn: 'আলু', group: 'vegetables', productCount: 3 }],
  products: [product()],
};
const open = (path = '/search', more: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(path, { answers: { products: market(2), justForYou: market(2), searchSuggestions: offered, product: product() }, ...more });
const box = () => screen.findByRole('combobox', { name: 'Search products' });

describe('search', () => {
  it('R13 T2 Enter opens /search with what was typed, and the server searches', async () => {
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

  it('T2 offers categories and products while typing, asked once the typing pauses', async () => {
    const { user, server } = open();
    await user.type(await box(), 'potato');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['PotatoCategory', 'Diamant Potato35 Tk/KG']);
    expect(server.calls.filter(({ field }) => field === 'searchSuggestions').map(({ args }) => args.search)).toEqual(['potato']);
  });

  it('T2 the arrows choose, Enter opens, the focus stays in the box; Esc closes', async () => {
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

  it('T2 a category offered opens its products', async () => {
    const { user, address } = open();
    await user.type(await box(), 'pot');
    await user.click(await screen.findByRole('option', { name: /Category/ }));
    expect(address()).toBe('/search?category=potato');
  });

  it('T2 a single letter asks nothing', async () => {
    const { user, server } = open();
    await user.type(await box(), 'p');
    await new Promise((resolve) => setTimeout(resolve, 400)); // the pause after which a longer word is asked
    expect(server.calls.some(({ field }) => field === 'searchSuggestions')).toBe(false);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('R13 a search or filter without a match says so, and clears', async () => {
    const { user, address } = open('/search?q=xyz&stock=1', { answers: { products: market(0) } });
    expect(await screen.findByText('No match')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear all' }).at(-1)!);
    expect(address()).toBe('/search?q=xyz');
  });

  it('T2 the box stands on every public page', async () => {
    open('/cart');
    expect(await box()).toBeInTheDocument();
  });
});
