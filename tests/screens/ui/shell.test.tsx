import { act, screen, waitFor, within } from '@testing-library/react';
import { visitorCart } from '../../../client/platform/cart/visitor-cart';
import { setLanguage } from '../../../client/platform/language/language';
import { NoConnection, errorResponse } from '../support/fake-server';
import { frames } from '../support/frames';
import { account, renderApp } from '../support/render';

const market = {
  products: { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } },
  categories: [],
  divisions: [],
};
const open = (path: string, options: Parameters<typeof renderApp>[1] = {}) => renderApp(path, { extra: frames, ...options });
const bar = () => screen.queryByRole('banner');

afterEach(() => {
  act(() => visitorCart.clear());
  window.localStorage.clear();
});

describe('top bar', () => {
  it('is hidden on paths beginning /auth [T1]', async () => {
    open('/auth/frame');
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(document.querySelector('.top-bar')).toBeNull();
  });

  it.each(['/auth/login', '/auth/register', '/auth/forgotPassword', '/waitForAdminApproval'])('is hidden on %s [T1]', async (path) => {
    open(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(document.querySelector('.top-bar')).toBeNull();
  });

  it('is on other screens [T1]', async () => {
    open('/frame');
    await screen.findByRole('heading', { name: 'First' });
    expect(document.querySelector('.top-bar')).toBeInTheDocument();
  });

  it('switches language at once, stores it in local storage as en or bn, and moves no focus [T3]', async () => {
    const { user } = open('/frame');
    await screen.findByRole('heading', { name: 'First' });
    expect(document.documentElement.lang).toBe('en');
    const toggle = screen.getByRole('button', { name: 'বাংলা' });
    await user.click(toggle);
    expect(window.localStorage.getItem('language')).toBe('bn');
    expect(document.documentElement.lang).toBe('bn');
    expect(within(bar()!).getByRole('link', { name: 'লগইন' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'হাটবার' })).toBeInTheDocument();
    expect(document.title).toBe('First · হাটবার');
    expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'English' }));
    expect(window.localStorage.getItem('language')).toBe('en');
    expect(within(bar()!).getByRole('link', { name: 'Login' })).toBeInTheDocument();
  });

  it('sends a user’s language to the server [T3]', async () => {
    const { server } = open('/frame', { account: account('CONSUMER', { language: 'en' }) });
    await screen.findByRole('button', { name: /account menu/ });
    act(() => setLanguage('bn'));
    await waitFor(() => expect(server.calls).toContainEqual({ field: 'setLanguage', args: { language: 'BN' } }));
  });

  it('shows the brand in the chosen language and searches on Enter [T2]', async () => {
    const { user, address } = open('/frame', { answers: { searchSuggestions: { products: [], categories: [] }, ...market } });
    await screen.findByRole('heading', { name: 'First' });
    expect(screen.getByRole('img', { name: 'Haatbar' })).toBeInTheDocument();
    const search = within(screen.getByRole('search')).getByLabelText('Search products');
    await user.type(search, ' potato {Enter}');
    await waitFor(() => expect(address()).toBe('/search?q=potato'));
  });

  it('the bell shows the unread count of the server, and a new notification at once [T4]', async () => {
    const inbox = (unreadCount: number) => ({
      unreadCount,
      totalCount: unreadCount,
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    const { server } = open('/frame', { account: account('PRODUCER'), answers: { notifications: inbox(5) } });
    expect(await screen.findByRole('link', { name: 'Notifications, 5 unread' })).toHaveAttribute(
      'href',
      '/dashboard/producerNotifications',
    );
    server.answer('notifications', inbox(6));
    const arrived = {
      id: 'n6',
      type: 'NEW_ORDER',
      title: 'New Order Received',
      message: '2.5 KG Potato',
      link: null,
      readAt: null,
      createdAt: '2026-11-21T05:00:00.000Z',
    };
    act(() => server.emit('notificationAdded', arrived));
    expect(await screen.findByRole('link', { name: 'Notifications, 6 unread' })).toBeInTheDocument();
    expect(document.getElementById('live-polite')).toHaveTextContent('New notification: New Order Received');
  });

  it('the user chip shows name and phone; its menu the role and Logout [T5]', async () => {
    const { user, server, address } = open('/frame', { account: account('PRODUCER') });
    const chip = await screen.findByRole('button', { name: 'Rahim Uddin 01700000001, account menu' });
    expect(chip).toHaveTextContent('Rahim Uddin 01700000001');
    await user.click(chip);
    expect(screen.getByText('Producer')).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/dashboard/producerProfile');
    expect(screen.getByRole('menuitem', { name: 'Get Support' })).toHaveAttribute('href', '/support');
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await within(bar()!).findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(server.calls.map(({ field }) => field)).toContain('logout');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('logout forgets everything even when the server does not respond [X3]', async () => {
    const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open('/frame', { account: account('CONSUMER'), answers: { logout: new NoConnection() } });
    await user.click(await screen.findByRole('button', { name: /account menu/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await within(bar()!).findByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(document.cookie).not.toContain('hb_role');
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  it('shows that the account is being fetched, and not the way to the login meanwhile [X2]', async () => {
    let arrive: (who: unknown) => void = () => undefined;
    const me = new Promise((resolve) => (arrive = resolve));
    open('/frame', { account: account('CONSUMER'), answers: { me: () => me } });
    await screen.findByRole('heading', { name: 'First' });
    expect(bar()?.querySelector('.skeleton')).toBeInTheDocument();
    expect(within(bar()!).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    act(() => arrive(account('CONSUMER')));
    expect(await screen.findByRole('button', { name: /account menu/ })).toBeInTheDocument();
    expect(bar()?.querySelector('.skeleton')).toBeNull();
  });

  it('asks for no one when there is no session, and shows an error when the user cannot be loaded [X2]', async () => {
    const visitor = open('/frame');
    await screen.findByRole('heading', { name: 'First' });
    expect(visitor.server.calls.map(({ field }) => field)).not.toContain('me');
    visitor.unmount();
    const { server, user } = open('/frame', { account: account('CONSUMER'), answers: { me: new NoConnection() } });
    expect(await screen.findByText('We could not check whether you are logged in.')).toBeInTheDocument();
    server.answer('me', account('CONSUMER'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /account menu/ })).toBeInTheDocument();
  });

  it('a session rejected in the middle of work is forgotten once its owner does not log in again [X1]', async () => {
    const { server, user } = open('/frame', { account: account('CONSUMER') });
    await screen.findByRole('button', { name: /account menu/ });
    server.answer('setLanguage', errorResponse('UNAUTHENTICATED', 'Unauthorized access'));
    act(() => setLanguage('bn'));
    await user.click(await screen.findByRole('button', { name: 'লগইন ছাড়া এগোন' }));
    expect(await within(bar()!).findByRole('link', { name: 'লগইন' })).toBeInTheDocument();
  });

  it('moves the focus to the heading and the title to the tab when a link opens a screen', async () => {
    const { user } = open('/frame');
    await user.click(await screen.findByRole('link', { name: 'second page' }));
    expect(await screen.findByRole('heading', { name: 'Second' })).toHaveFocus();
    expect(document.title).toBe('Second · Haatbar');
    expect(document.getElementById('live-polite')).toHaveTextContent('Second');
  });

  it('has a skip link before everything', async () => {
    const { user } = open('/frame');
    await screen.findByRole('heading', { name: 'First' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});

describe('menus', () => {
  it('a phone has a slide-in menu instead of the side menu [T7]', async () => {
    const { user } = open('/dashboard/frame', { account: account('PRODUCER'), width: 360 });
    await screen.findByRole('heading', { name: 'Desk' });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(await within(drawer).findByText('Rahim Uddin')).toBeInTheDocument();
    const menu = within(drawer).getByRole('navigation', { name: 'Main menu' });
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Profile', 'Customers', 'Orders', 'Sell Post', 'Notifications', 'All Products', 'Add Products']);
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('cart count', () => {
  it('counts the lines a visitor has on the device [S6]', async () => {
    open('/frame');
    await screen.findByRole('link', { name: 'Cart' });
    act(() => visitorCart.set({ productId: 'p1', quantity: '2.5', seenPrice: '120.00' }));
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('guest-cart') ?? '')).toEqual([
      { productId: 'p1', quantity: '2.5', seenPrice: '120.00' },
    ]);
  });
});
