import { act, screen, waitFor, within } from '@testing-library/react';
import { errorResponse } from '../support/fake-server';
import { image, listOf } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const products = (id: string, more: object = {}) => ({
  id,
  name: `Potato ${id}`,
  price: '30.00',
  regularPrice: '30.00',
  deal: null,
  unit: 'KG',
  customUnitNote: null,
  available: '80',
  sellable: '80',
  image: image(id),
  addToSellPost: true,
  sellPost: { id: `post-${id}`, state: 'OPEN' },
  ...more,
});
const terms = (more: object = {}) => ({
  id: 'post-1',
  state: 'OPEN',
  audience: 'EVERYONE',
  minQuantity: '0.5',
  step: '0.5',
  tiers: [],
  tiersForBaskets: false,
  availableFrom: null,
  availableUntil: null,
  harvestDate: null,
  isScheduled: false,
  version: 4,
  ...more,
});
const post = (more: object = {}) => ({ ...terms(), views: 12, soldQuantity: '7.5', endedAt: null, product: products('1'), ...more });
const posts = (...nodes: object[]) => ({ ...listOf(...nodes), counts: { open: 1, paused: 2, ended: 3, neverPosted: 4 } });
const open = (responses: object = {}, query = '', timers: 'real' | 'fake' = 'real') =>
  renderApp(`/dashboard/producerSellPost${query}`, {
    account: account('PRODUCER'),
    answers: { mySellPosts: posts(post()), ...responses },
    timers,
  });
const card = async () => (await screen.findByRole('heading', { level: 2, name: 'Potato 1' })).closest('article')!;
const asked = (server: ReturnType<typeof open>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

describe('sell posts', () => {
  it('shows tabs with counts and cards with price, lower prices, stock, views, sold and days [R7]', async () => {
    const tiers = [{ minQuantity: '40', price: '28.00' }];
    open({ mySellPosts: posts(post({ tiers, availableUntil: '2026-12-20T18:00:00.000Z' })) });
    const shown = await card();
    for (const text of [
      '30 Tk/KG',
      'From 40 KG: 28 Tk/KG',
      'Left: 80 KG',
      '12 views · 7.5 KG sold',
      'Until 20 Dec',
      'Lower prices for businesses',
    ])
      expect(shown).toHaveTextContent(text);
    const tabs = within(screen.getByRole('navigation', { name: 'Sell posts by state' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['On sale1', 'Not on sale2', 'Ended3', 'Never posted4']);
    expect(tabs[0]).toHaveAttribute('aria-current');
    expect(tabs[1]).toHaveAttribute('href', '/dashboard/producerSellPost?tab=PAUSED');
  });

  it('leads to the labels of a product, also once its post has ended [R7]', async () => {
    for (const state of ['OPEN', 'ENDED']) {
      const { user, unmount } = open({ mySellPosts: posts(post({ state })) });
      await user.click(within(await card()).getByRole('button', { name: 'Actions for Potato 1' }));
      expect(await screen.findByRole('menuitem', { name: 'Print labels' })).toBeInTheDocument();
      unmount();
    }
  });

  it('lists what was never posted in a tab of its own, each with the way to post it [Polish]', async () => {
    const { server } = open({ myProducts: listOf(products('7', { sellPost: null, addToSellPost: false })) }, '?tab=NEVER_POSTED');
    const shown = (await screen.findByRole('heading', { level: 2, name: 'Potato 7' })).closest('article')!;
    expect(within(shown).getByRole('link', { name: 'Post for Sell: Potato 7' })).toHaveAttribute(
      'href',
      '/dashboard/producerSellPost?tab=NEVER_POSTED&new=7',
    );
    expect(asked(server, 'myProducts')).toMatchObject([{ filter: { status: 'NEVER_POSTED' }, first: 10, offset: 0 }]);
    expect(screen.queryByRole('heading', { level: 2, name: 'Potato 1' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });

  it('shows the regular price with the deal, and no tier that the deal undercuts [R7]', async () => {
    const tiers = [
      { minQuantity: '10', price: '43.00' },
      { minQuantity: '30', price: '34.00' },
    ];
    const deal = { percent: 30, endsAt: '2026-11-25T18:00:00.000Z' };
    open({ mySellPosts: posts(post({ tiers, product: products('1', { price: '35.00', regularPrice: '50.00', deal }) })) });
    const shown = await card();
    expect(shown).toHaveTextContent('50 Tk/KG');
    expect(shown).toHaveTextContent('Deal 30% until 25 Nov 2026: buyers pay 35 Tk');
    expect(shown).toHaveTextContent('From 30 KG: 34 Tk/KG');
    expect(shown).not.toHaveTextContent('43 Tk');
  });

  it('asks for the tab, search, order and page of the address [R7]', async () => {
    const { server } = open({}, '?tab=ENDED&q=alu&sort=MOST_SOLD&page=2');
    await card();
    expect(asked(server, 'mySellPosts').at(-1)).toEqual({
      filter: { state: 'ENDED', search: 'alu' },
      sort: 'MOST_SOLD',
      first: 10,
      offset: 10,
    });
  });

  it('shows how to begin where there is nothing, and why a list could not be read [R7]', async () => {
    const { server, user } = open({ mySellPosts: posts() });
    expect(await screen.findByRole('heading', { name: 'Put a product on sale' })).toBeInTheDocument();
    server.answer('mySellPosts', errorResponse('TIMEOUT', 'Too slow.'));
    await user.click(screen.getByRole('link', { name: /Not on sale/ }));
    expect(await screen.findByText('Failed to load sell posts')).toBeInTheDocument();
  });

  it('Stop Selling shows at once and can be undone in its place [A3]', async () => {
    let response: (value: unknown) => void = () => undefined;
    const changed = (state: string) => [{ ...products('1', { addToSellPost: state === 'OPEN' }), sellPost: terms({ state }) }];
    const { user, server } = open({
      stopSelling: () => new Promise((resolve) => (response = resolve)),
      postForSell: { products: changed('OPEN') },
    });
    await user.click(within(await card()).getByRole('button', { name: 'Stop Selling: Potato 1' }));
    expect(await card()).toHaveTextContent('No longer on sale');
    await user.click(within(await card()).getByRole('button', { name: 'Undo: Potato 1' }));
    expect(asked(server, 'postForSell')).toEqual([]); // waits for the response to the first press
    await act(async () => response({ products: changed('PAUSED') }));
    await waitFor(() => expect(asked(server, 'postForSell')).toEqual([{ productIds: ['1'] }]));
    expect(await screen.findByRole('button', { name: 'Stop Selling: Potato 1' })).toBeInTheDocument();
  });

  it('a rejected switch is shown and the card is as before [A3]', async () => {
    const { user } = open({ stopSelling: errorResponse('CONFLICT', 'Not now.') });
    await user.click(within(await card()).getByRole('button', { name: 'Stop Selling: Potato 1' }));
    expect(await findToast('Not now.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Stop Selling: Potato 1' })).toBeInTheDocument();
  });

  it('publishes in three taps: new, product, publish [R7]', async () => {
    const potato = products('9', { addToSellPost: false, sellPost: null });
    const { user, server, address } = open({
      myProducts: listOf(potato),
      myProduct: { ...potato, sellPost: null },
      publishSellPost: post({ id: 'post-9', product: products('9') }),
    });
    await user.click(await screen.findByRole('link', { name: 'New sell post' }));
    await user.click(await screen.findByRole('button', { name: /Potato 9/ }));
    const preview = await screen.findByRole('region', { name: 'What buyers will see' });
    expect(preview).toHaveTextContent('30 Tk/KG');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await findToast('Your sell post is published')).toBeInTheDocument();
    const input = { productId: '9', audience: 'EVERYONE', minQuantity: '0.5', step: '0.5', tiers: [], tiersForBaskets: false };
    expect(asked(server, 'publishSellPost')).toEqual([
      { input: { ...input, availableFrom: null, availableUntil: null, harvestDate: null } },
    ]);
    expect(address()).toBe('/dashboard/producerSellPost');
  });

  it('rejects prices that do not go together, and retains what was typed when the sheet is closed [R7]', async () => {
    const { user, server } = open({ myProduct: { ...products('1'), sellPost: terms() } }, '?edit=1');
    await user.click(await screen.findByRole('button', { name: 'Add a price' }));
    await user.type(screen.getByRole('textbox', { name: 'From how much (KG)' }), '০.৫');
    await user.type(screen.getByRole('textbox', { name: 'Tk per KG' }), '28');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Please correct these' })).toBeInTheDocument();
    expect(screen.getAllByText('A price tier must start above the minimum order quantity')).toHaveLength(2);
    expect(asked(server, 'updateSellPost')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Edit terms: Potato 1' }));
    expect(await screen.findByRole('textbox', { name: 'Tk per KG' })).toHaveValue('28');
  });

  it('allows its prices by quantity for shared baskets once there is one, and shows what is stored', async () => {
    const box = { name: /Also for consumers who order together in a shared basket/ };
    const { user, server, unmount } = open({ myProduct: { ...products('1'), sellPost: terms() }, updateSellPost: post() }, '?edit=1');
    await screen.findByRole('button', { name: 'Add a price' });
    expect(screen.queryByRole('checkbox', box)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a price' }));
    await user.type(screen.getByRole('textbox', { name: 'From how much (KG)' }), '20');
    await user.type(screen.getByRole('textbox', { name: 'Tk per KG' }), '28');
    expect(screen.getByRole('checkbox', box)).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', box));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await findToast('Terms saved')).toBeInTheDocument();
    const input = { tiers: [{ minQuantity: '20', price: '28' }], tiersForBaskets: true };
    expect(asked(server, 'updateSellPost').at(-1)).toMatchObject({ id: 'post-1', input });
    unmount();
    const stored = terms({ tiers: [{ minQuantity: '20', price: '28.00' }], tiersForBaskets: true });
    open({ myProduct: { ...products('1'), sellPost: stored } }, '?edit=1');
    expect(await screen.findByRole('checkbox', box)).toBeChecked();
  });

  it('reports a newer version: mine over it, only where I typed [R7]', async () => {
    let version = 4;
    const { user, server } = open(
      {
        myProduct: () => ({ ...products('1'), sellPost: terms({ version, step: version === 4 ? '0.5' : '2' }) }),
        updateSellPost: (args: { version: number }) =>
          args.version === 4 ? errorResponse('CONFLICT', 'These terms were changed in the meantime.') : post({ version: 6 }),
      },
      '?edit=1',
    );
    const least = await screen.findByRole('textbox', { name: /Minimum order/ });
    await user.clear(least);
    await user.type(least, '3');
    version = 5;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'This has been changed in the meantime' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Minimum order/ })).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await findToast('Terms saved')).toBeInTheDocument();
    expect(asked(server, 'updateSellPost').at(-1)).toMatchObject({ id: 'post-1', version: 5, input: { minQuantity: '3', step: '2' } });
  });
});
