import { act, screen, waitFor, within } from '@testing-library/react';
import { setLanguage } from '../../../client/platform/language/language';
import { setDataSaver } from '../../../client/platform/device/data-saver';
import { setTextSize } from '../../../client/platform/device/text-size';
import { followSystemTheme, setTheme } from '../../../client/platform/theme/color-mode';
import { Carousel } from '../../../client/ui/images/carousel';
import { ResponsiveImage } from '../../../client/ui/images/responsive-image';
import type { Responses } from '../support/fake-server';
import { account, renderApp, renderPart } from '../support/render';
import { settingsResponses } from './settings-responses';

const open = async (role: Parameters<typeof account>[0] = 'CONSUMER', responses: Responses = {}, path = '/settings') => {
  const view = renderApp(path, { account: account(role), answers: { ...settingsResponses(), ...responses } });
  await screen.findByRole('heading', { level: 1 });
  return view;
};
const openDisplay = () => open('CONSUMER', {}, '/settings/display');

describe('settings', () => {
  afterEach(() =>
    act(() => {
      setTheme('system');
      setLanguage('en');
      setTextSize('100');
      setDataSaver(null);
    }),
  );

  it('shows name, phone and role of the user [T5]', async () => {
    await open('PRODUCER');
    const facts = screen.getByRole('region', { name: 'Account' });
    for (const text of ['Rahim Uddin', '01700000001', 'Producer']) expect(within(facts).getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['PRODUCER', ['My shop', 'Payments', 'Delivery', 'Agents and staff', 'Notifications', 'Language and display', 'Security', 'My data']],
    ['CONSUMER', ['Agents and staff', 'Notifications', 'Language and display', 'Security', 'My data']],
    ['ADMIN', ['Notifications', 'Language and display', 'Security']],
  ] as const)('lists the parts that %s has, each a page of its own [T5]', async (role, parts) => {
    const { user, address } = await open(role);
    const contents = () => within(screen.getByRole('navigation', { name: 'Parts of the settings' }));
    const names = contents()
      .getAllByRole('listitem')
      .map((item) => item.querySelector('.settings-contents-name')?.textContent);
    expect(names).toEqual(parts);
    await user.click(contents().getByRole('link', { name: /^Notifications/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeInTheDocument();
    expect(address()).toBe('/settings/notifications');
    expect(contents().getByRole('link', { name: /^Notifications/ })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['shop', 'developers', 'nothing', 'toString'])(
    'a part that a household does not have (%s) leads to the contents',
    async (part) => {
      const { address } = await open('CONSUMER', {}, `/settings/${part}`);
      await waitFor(() => expect(address()).toBe('/settings'));
    },
  );

  it('the language is chosen here too [T3]', async () => {
    const { user } = await openDisplay();
    const group = screen.getByRole('group', { name: 'Language' });
    expect(within(group).getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(group).getByRole('button', { name: 'বাংলা' }));
    expect(screen.getByRole('heading', { level: 1, name: 'ভাষা ও চেহারা' })).toBeInTheDocument();
    expect(window.localStorage.getItem('language')).toBe('bn');
  });

  it('follows the device where no switch is shown', () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const paper = Object.assign(new EventTarget(), { matches: false });
    const choose = (query: string) => (query === 'print' ? paper : media) as unknown as MediaQueryList;
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(choose);
    setTheme('system');
    followSystemTheme();
    for (const isDark of [true, false]) {
      Object.assign(media, { matches: isDark }).dispatchEvent(new Event('change'));
      expect(document.documentElement.classList.contains('dark')).toBe(isDark);
      Object.assign(paper, { matches: true }).dispatchEvent(new Event('change'));
      expect(document.documentElement.classList.contains('dark')).toBe(false);
      Object.assign(paper, { matches: false }).dispatchEvent(new Event('change'));
    }
    matchMedia.mockRestore();
  });

  it('chooses light, dark or as the device', async () => {
    const { user } = await openDisplay();
    const group = screen.getByRole('group', { name: 'Theme' });
    expect(within(group).getByRole('button', { name: 'Same as device' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(group).getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveClass('dark');
    await user.click(within(group).getByRole('button', { name: 'Light' }));
    expect(document.documentElement).not.toHaveClass('dark');
    expect(window.localStorage.getItem('theme')).toBe('light');
  });

  it('makes the letters bigger, and stores that on the device', async () => {
    const { user } = await openDisplay();
    const group = screen.getByRole('group', { name: 'Text size' });
    await user.click(within(group).getByRole('button', { name: 'Largest 130%' }));
    expect(document.documentElement.dataset.textSize).toBe('130');
    expect(window.localStorage.getItem('textSize')).toBe('130');
    await user.click(within(group).getByRole('button', { name: 'Normal 100%' }));
    expect(document.documentElement.dataset.textSize).toBeUndefined();
    expect(window.localStorage.getItem('textSize')).toBeNull();
  });

  it('the data saver stops what moves by itself and asks for small images; at first it is as the browser reports [S2]', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { user } = await openDisplay();
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
        <ResponsiveImage image={image} alt="Potato" sizes="50vw" />
        <Carousel label="Offers" every={2500} slides={['a', 'b'].map((key) => ({ key, content: key }))} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Potato' })).toHaveAttribute('src', '/m/320');
    expect(screen.getByRole('img', { name: 'Potato' })).not.toHaveAttribute('srcset');
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    act(() => setDataSaver(false));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });

  it('Logout ends the session and leads to the front page [T5]', async () => {
    const { user, server, address } = await open();
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.calls.map(({ field }) => field)).toContain('logout');
  });

  it("the user's menu has role, Settings, Get Support and Logout [T5]", async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Rahim Uddin 01700000001, account menu' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map((one) => one.textContent)).toEqual(['Settings', 'Get Support', 'Logout']);
    expect(items[0]).toHaveAttribute('href', '/settings');
    expect(items[1]).toHaveAttribute('href', '/support');
    expect(screen.getByText('Consumer', { selector: '.menu-head' })).toBeInTheDocument();
  });
});
