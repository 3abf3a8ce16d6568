import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '../../../client/platform/i18n/language';
import { setDataSaver } from '../../../client/platform/device/data-saver';
import { setTextSize } from '../../../client/platform/device/text-size';
import { setTheme } from '../../../client/platform/theme/color-mode';
import { Carousel } from '../../../client/ui/carousel';
import { Picture } from '../../../client/ui/picture';
import type { Answers } from '../support/fake-server';
import { account, renderApp, renderPart } from '../support/render';
import { settingsAnswers } from './settings-answers';

const open = async (role: Parameters<typeof account>[0] = 'CONSUMER', answers: Answers = {}) => {
  const view = renderApp('/settings', { account: account(role), answers: { ...settingsAnswers(), ...answers } });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return view;
};

describe('settings', () => {
  afterEach(() =>
    act(() => {
      setTheme('system');
      setLanguage('en');
      setTextSize('100');
      setDataSaver(null);
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

  it('makes the letters bigger, and keeps that on the device', async () => {
    const { user } = await open();
    const group = screen.getByRole('group', { name: 'Text size' });
    await user.click(within(group).getByRole('button', { name: 'Largest 130%' }));
    expect(document.documentElement.dataset.textSize).toBe('130');
    expect(window.localStorage.getItem('textSize')).toBe('130');
    await user.click(within(group).getByRole('button', { name: 'Normal 100%' }));
    expect(document.documentElement.dataset.textSize).toBeUndefined();
    expect(window.localStorage.getItem('textSize')).toBeNull();
  });

  it('S2 the data saver stops what moves by itself and asks for small pictures; at first it is as the browser says', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { user } = await open();
    const box = within(screen.getByRole('region', { name: 'Data saver' })).getByRole('checkbox', { name: 'Save mobile data' });
    expect(box).toBeChecked();
    await user.click(box);
    expect(box).not.toBeChecked();
    expect(window.localStorage.getItem('dataSaver')).toBe('off');
    Reflect.deleteProperty(navigator, 'connection');
    await user.click(box);
    const image = { url: '/m/640', srcset: '/m/320 320w, /m/640 640w', width: 640, height: 480 };
    renderPart(
      <>
        <Picture image={image} alt="Potato" sizes="50vw" />
        <Carousel label="Offers" every={2500} slides={['a', 'b'].map((key) => ({ key, content: key }))} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Potato' })).toHaveAttribute('src', '/m/320');
    expect(screen.getByRole('img', { name: 'Potato' })).not.toHaveAttribute('srcset');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    act(() => setDataSaver(false));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
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
