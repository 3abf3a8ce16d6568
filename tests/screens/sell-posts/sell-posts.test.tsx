import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../support/fake-server';
import { image, listOf } from '../support/products';
import { account, renderApp } from '../support/render';
import { clearToasts, findToast } from '../support/toasts';

const goods = (id: string, more: object = {}) => ({
  ...{ id, name: `Potato ${id}`, price: '30.00', originalPrice: null, unit: 'KG', customUnitNote: null, available: '80' },
  ...{ image: image(id), addToSellPost: true, sellPost: { id: `post-${id}`, state: 'OPEN' }, ...more },
});
const terms = (more: object = {}) => ({
  ...{ id: 'post-1', state: 'OPEN', audience: 'EVERYONE', minQuantity: '0.5', step: '0.5' },
  ...{ tiers: [], availableFrom: null, availableUntil: null, harvestedOn: null, isScheduled: false, version: 4, ...more },
});
const post = (more: object = {}) => ({ ...terms(), views: 12, soldQuantity: '7.5', endedAt: null, product: goods('1'), ...more });
const posts = (...nodes: object[]) => ({ ...listOf(...nodes), counts: { open: 1, paused: 2, ended: 3 } });
const open = (answers: object = {}, query = '', timers: 'real' | 'fake' = 'real') =>
  renderApp(`/dashboard/producerSellPost${query}`, {
    account: account('PRODUCER'),
    answers: { mySellPosts: posts(post()), ...answers },
    timers,
  });
const card = async () => (await screen.findByRole('heading', { level: 2, name: 'Potato 1' }, { timeout: 5000 })).closest('article')!;
const asked = (server: ReturnType<typeof open>['server'], field: string) =>
  server.calls.filter((call) => call.field === field).map(({ args }) => args);

afterEach(clearToasts);

describe('sell posts', () => {
  it('R7 shows tabs with counts and cards with price, lower prices, stock, views, sold and days', async () => {
    const tiers = [{ minQuantity: '40', price: '28.00' }];
    open({ mySellPosts: posts(post({ tiers, availableUntil: '2026-12-20T18:00:00.000Z' })) });
    const shown = await card();
    for (const text of [
      '30 Tk/KG',
      'From 40 KG: 28 Tk/KG',
      'Left: 80 KG',
      '12 views · 7.5 KG sold',
      'Until 20 Dec 2026',
      'Lower prices for businesses',
    ])
      expect(shown).toHaveTextContent(text);
    const tabs = within(screen.getByRole('navigation', { name: 'Sell posts by state' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['On sale1', 'Not on sale2', 'Ended3']);
    expect(tabs[0]).toHaveAttribute('aria-current');
    expect(tabs[1]).toHaveAttribute('href', '/dashboard/producerSellPost?tab=PAUSED');
  });

  it('R7 asks for the tab, search, order and page of the address', async () => {
    const { server } = open({}, '?tab=ENDED&q=alu&sort=MOST_SOLD&page=2');
    await card();
    expect(asked(server, 'mySellPosts').at(-1)).toEqual({
      ...{ filter: { state: 'ENDED', search: 'alu' }, sort: 'MOST_SOLD', first: 10, offset: 10 },
    });
  });

  it('R7 says how to begin where there is nothing, and why a list could not be read', async () => {
    const { server, user } = open({ mySellPosts: posts() });
    expect(await screen.findByRole('heading', { name: 'Put a product on sale in 3 taps' }, { timeout: 5000 })).toBeInTheDocument();
    server.answer('mySellPosts', refuse('TIMEOUT', 'Too slow.'));
    await user.click(screen.getByRole('link', { name: /Not on sale/ }));
    expect(await screen.findByText('Failed to load sell posts')).toBeInTheDocument();
  });

  it('A3 Stop Selling shows at once and can be undone in its place', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const changed = (state: string) => [{ ...goods('1', { addToSellPost: state === 'OPEN' }), sellPost: terms({ state }) }];
    const { user, server } = open({
      stopSelling: () => new Promise((resolve) => (answer = resolve)),
      postForSell: changed('OPEN'),
    });
    await user.click(within(await card()).getByRole('button', { name: 'Stop Selling: Potato 1' }));
    expect(await card()).toHaveTextContent('No longer on sale');
    await user.click(within(await card()).getByRole('button', { name: 'Undo: Potato 1' }));
    expect(asked(server, 'postForSell')).toEqual([]); // waits for the answer to the first press
    await act(async () => answer(changed('PAUSED')));
    await waitFor(() => expect(asked(server, 'postForSell')).toEqual([{ productIds: ['1'] }]));
    expect(await screen.findByRole('button', { name: 'Stop Selling: Potato 1' })).toBeInTheDocument();
  });

  it('A3 a refused switch is said and the card is as before', async () => {
    const { user } = open({ stopSelling: refuse('CONFLICT', 'Not now.') });
    await user.click(within(await card()).getByRole('button', { name: 'Stop Selling: Potato 1' }));
    expect(await findToast('Not now.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Stop Selling: Potato 1' })).toBeInTheDocument();
  });

  it('R7 publishes in three taps: new, product, publish', async () => {
    const potato = goods('9', { addToSellPost: false, sellPost: null });
    const { user, server, address } = open({
      myProducts: listOf(potato),
      myProduct: { ...potato, sellPost: null },
      publishSellPost: post({ id: 'post-9', product: goods('9') }),
    });
    await user.click(await screen.findByRole('link', { name: 'New sell post' }, { timeout: 5000 }));
    await user.click(await screen.findByRole('button', { name: /Potato 9/ }));
    const preview = await screen.findByRole('region', { name: 'What buyers will see' });
    expect(preview).toHaveTextContent('30 Tk/KG');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await findToast('Your sell post is published')).toBeInTheDocument();
    const input = { ...{ productId: '9', audience: 'EVERYONE', minQuantity: '0.5', step: '0.5', tiers: [] } };
    expect(asked(server, 'publishSellPost')).toEqual([
      { input: { ...input, availableFrom: null, availableUntil: null, harvestedOn: null } },
    ]);
    expect(address()).toBe('/dashboard/producerSellPost');
  });

  it('R7 refuses prices that do not go together, and keeps what was typed when the sheet is closed', async () => {
    const { user, server } = open({ myProduct: { ...goods('1'), sellPost: terms() } }, '?edit=1');
    await user.click(await screen.findByRole('button', { name: 'Add a price' }, { timeout: 5000 }));
    await user.type(screen.getByRole('textbox', { name: 'From how much (KG)' }), '০.৫');
    await user.type(screen.getByRole('textbox', { name: 'Tk for one KG' }), '28');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(screen.getAllByText('A lower price must start above the least quantity')).toHaveLength(2);
    expect(asked(server, 'updateSellPost')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Edit terms: Potato 1' }));
    expect(await screen.findByRole('textbox', { name: 'Tk for one KG' })).toHaveValue('28');
  });

  it('R7 tells of a newer version: mine over it, only where I typed', async () => {
    let version = 4;
    const { user, server } = open(
      {
        myProduct: () => ({ ...goods('1'), sellPost: terms({ version, step: version === 4 ? '0.5' : '2' }) }),
        updateSellPost: (args: { version: number }) =>
          args.version === 4 ? refuse('CONFLICT', 'These terms were changed meanwhile.') : post({ version: 6 }),
      },
      '?edit=1',
    );
    const least = await screen.findByRole('textbox', { name: /Least quantity/ }, { timeout: 5000 });
    await user.clear(least);
    await user.type(least, '3');
    version = 5;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'This was changed meanwhile' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Least quantity/ })).toHaveValue('3');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(await findToast('Terms saved')).toBeInTheDocument();
    expect(asked(server, 'updateSellPost').at(-1)).toMatchObject({ id: 'post-1', version: 5, input: { minQuantity: '3', step: '2' } });
  });
});
