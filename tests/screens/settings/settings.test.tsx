import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '../../../client/platform/i18n/language';
import { setTheme } from '../../../client/platform/theme/color-mode';
import { account, renderApp } from '../support/render';

const open = async (role: Parameters<typeof account>[0] = 'CONSUMER') => {
  const view = renderApp('/settings', { account: account(role) });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return view;
};

describe('settings', () => {
  afterEach(() =>
    act(() => {
      setTheme('system');
      setLanguage('en');
    }),
  );

  it('T5 tells name, phone and role of the account', async () => {
    await open('PRODUCER');
    const facts = screen.getByRole('region', { name: 'Account' });
    for (const text of ['Rahim Uddin', '01700000001', 'Producer']) expect(within(facts).getByText(text)).toBeInTheDocument();
  });

  it('T3 the language is chosen here too', async () => {
    const { user } = await open();
    const group = screen.getByRole('group', { name: 'Language' });
    expect(within(group).getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(group).getByRole('button', { name: 'বাংলা' }));
    expect(screen.getByRole('heading', { level: 1, name: 'সেটিংস' })).toBeInTheDocument();
    expect(window.localStorage.getItem('language')).toBe('bn');
  });

  it('chooses light, dark or as the device', async () => {
    const { user } = await open();
    const group = screen.getByRole('group', { name: 'Theme' });
    expect(within(group).getByRole('button', { name: 'As the device' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(group).getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveClass('dark');
    await user.click(within(group).getByRole('button', { name: 'Light' }));
    expect(document.documentElement).not.toHaveClass('dark');
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('T5 Logout ends the session and leads to the front page', async () => {
    const { user, server, address } = await open();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.calls.map(({ field }) => field)).toContain('logout');
  });

  it("T5 the user's menu has role, Settings, Get Support and Logout", async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Rahim Uddin 01700000001, account menu' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((one) => one.textContent)).toEqual(['Settings', 'Get Support', 'Logout']);
    expect(items[0]).toHaveAttribute('href', '/settings');
    expect(items[1]).toHaveAttribute('href', '/support');
    expect(screen.getByText('Consumer', { selector: '.menu-head' })).toBeInTheDocument();
  });
});
